import { memberCharts } from '../flows/member-charts.ts';
import { publicCharts } from '../flows/public-charts.ts';
import type { Chart, Charts, Flow, FlowPage } from '../flows/registry.ts';
import type { PageName } from '../paths.ts';
import { kits } from './generated/kits.ts';
import type { PageKit } from './kit.ts';

/** Their words, with the types of what is said along with each. */
export type Words = (typeof kits)[keyof typeof kits]['words'];

/** The same, by what all of them have. */
export const pageKits: Readonly<Record<Chart['page'], PageKit>> = kits;

/** The charts of both documents. */
export const everyChart: Charts = { ...publicCharts, ...memberCharts };

function isFlowPage(page: PageName | undefined): page is FlowPage {
  return page !== undefined && page in pageKits;
}

/** None for a page without a flow. */
export function kitOf(page: PageName | undefined): PageKit | undefined {
  return isFlowPage(page) ? pageKits[page] : undefined;
}

/** Does what leads to the call of a page: one with a form is filled and submitted. */
export function leadToCall(flow: Flow): void {
  const { form } = pageKits[flow.page];
  const filled = form?.of(flow);
  for (const [field, text] of Object.entries(form?.filled ?? {})) filled?.type(field, text);
  filled?.submit();
}
