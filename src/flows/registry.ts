import type { PageName } from '../paths.ts';
import { charts } from './generated/charts.ts';

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
