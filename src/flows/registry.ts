import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { PageName, Place } from '../paths.ts';

/** Which chart belongs to which page. Each is fetched when its page is opened. */
const charts = {
  resetPassword: async () => {
    const { resetPassword } = await import('./reset-password.ts');
    return chartOf('resetPassword', resetPassword);
  },
  verifyEmail: async () => {
    const { verifyEmail } = await import('./verify-email.ts');
    return chartOf('verifyEmail', verifyEmail);
  },
} satisfies { [Page in PageName]?: () => Promise<{ page: Page }> };

type FlowPage = keyof typeof charts;

/** Of a page that has a flow. */
export type Chart = Awaited<ReturnType<(typeof charts)[FlowPage]>>;

/** The flow of the page that has one, running or ended. */
export type Flow = ReturnType<Chart['start']>;

export function isFlowPage(page: PageName | undefined): page is FlowPage {
  return page !== undefined && page in charts;
}

/** Rejects where the chart cannot be fetched, or where no flow belongs to the page. */
export async function fetchChart(page: PageName | undefined): Promise<Chart> {
  if (!isFlowPage(page)) throw new Error(`No flow belongs to ${page}`);
  return charts[page]();
}

/** The charts of all pages. */
export function fetchCharts(): Promise<Chart[]> {
  return Promise.all(Object.values(charts).map(load => load()));
}

/** As XState hands it to an action. */
type Spawn = <Logic extends AnyStateMachine>(
  logic: Logic,
  options: { input: InputFrom<Logic> },
) => ActorRefFrom<Logic>;

/** A chart as that of a page, with what starts it as the page's flow. */
export function chartOf<Page extends PageName, Logic extends AnyStateMachine>(
  page: Page,
  logic: Logic,
) {
  const start = (spawn: Spawn, place: Place, input: InputFrom<Logic>) => {
    const ref = spawn(logic, { input });
    return { page, place, ref };
  };
  return { page, logic, start };
}
