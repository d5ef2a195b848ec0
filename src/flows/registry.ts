import { type ActorRef, fromPromise, type Snapshot, type SnapshotFrom, waitFor } from 'xstate';
import { isOpenToGuests, type PageName } from '../paths.ts';
import type { memberCharts } from './member-charts.ts';
import type { publicCharts } from './public-charts.ts';

type EveryChart = typeof publicCharts & typeof memberCharts;

/** The name of a page that has a flow. */
type FlowPage = keyof EveryChart;

/** The chart of a page that has a flow. */
export type Chart = Awaited<ReturnType<EveryChart[FlowPage]>>;

/** The flow of a page, running or ended. */
export type Flow = ReturnType<Chart['start']>;

/** The charts of the pages of a document. */
export type Charts = { readonly [Page in PageName]?: () => Promise<Chart> };

/** The session, as far as it says whether it is known who is signed in. */
type Session = ActorRef<
  Snapshot<unknown> & { hasTag: (tag: 'known') => boolean; matches: (state: 'guest') => boolean },
  { type: 'news changed' }
>;

/** Rejects where the chart cannot be fetched, or where no flow belongs to the page. */
export async function fetchChart(charts: Charts, page: PageName | undefined): Promise<Chart> {
  const load = page && charts[page];
  if (!load) throw new Error(`No flow belongs to ${page}`);
  return load();
}

/** Fetches the chart of a page, and awaits what it begins with: the member, or the knowledge that there is none. */
export const chartFetch = fromPromise<
  Chart,
  { charts: Charts; page: PageName | undefined; session: Session | undefined }
>(async ({ input: { charts, page, session }, signal }) => {
  const chart = await fetchChart(charts, page);
  const isOpen = page !== undefined && isOpenToGuests(page);
  const isKnown = (snapshot: SnapshotFrom<Session>) =>
    snapshot.hasTag('known') || (isOpen && snapshot.matches('guest'));
  if (session) await waitFor(session, isKnown, { signal });
  return chart;
});
