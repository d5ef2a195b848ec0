import type { PageName } from '../paths.ts';
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

/** Rejects where the chart cannot be fetched, or where no flow belongs to the page. */
export async function fetchChart(charts: Charts, page: PageName | undefined): Promise<Chart> {
  const load = page && charts[page];
  if (!load) throw new Error(`No flow belongs to ${page}`);
  return load();
}
