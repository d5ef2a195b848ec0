import { type AnyStateMachine, StateMachine } from 'xstate';
import { request } from '../../exchange/request.ts';
import { wish } from '../../exchange/wish.ts';
import { session } from '../../flows/account/session.ts';
import { memberCharts } from '../../flows/member-charts.ts';
import { publicCharts } from '../../flows/public-charts.ts';
import { site } from '../../flows/site.ts';
import type { PageName } from '../../paths.ts';
import type { Chart } from '../model/chart.ts';
import { chartOf } from '../model/extraction.ts';

const pageCharts = await Promise.all(
  Object.values({ ...publicCharts, ...memberCharts }).map(load => load()),
);

/** The name of the page of each chart that has one, by the id of the chart. */
export const pageOf = new Map(pageCharts.map(({ logic, page }) => [logic.id, page]));

/** What pages start: each its own chart, all of them that of the site, those of members that of the session. */
const started: { page: PageName; logic: AnyStateMachine }[] = [
  ...pageCharts,
  { page: 'landing', logic: site },
  { page: 'home', logic: session },
];

/** The names of the pages that start a chart, or one that starts it. */
export function pagesWith(id: string): Set<PageName> {
  const starts = (logic: AnyStateMachine) => withChildren([logic]).some(one => one.id === id);
  return new Set(started.filter(({ logic }) => starts(logic)).map(({ page }) => page));
}

/** By these the server decides; no page runs them. */
export const serverCharts: AnyStateMachine[] = [request, wish];

/** Every chart: that of the site, those of its pages and those that they start, each once, and those of the server. */
const machines = withChildren([...serverCharts, ...started.map(({ logic }) => logic)]);

/** Sorted by id. */
export function extractCharts(): Chart[] {
  return machines.map(chartOf).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function withChildren(charts: AnyStateMachine[]): AnyStateMachine[] {
  const found = new Map(charts.map(chart => [chart.id, chart]));
  for (const { implementations } of found.values()) {
    for (const logic of Object.values(implementations.actors)) {
      if (logic instanceof StateMachine && !found.has(logic.id)) found.set(logic.id, logic);
    }
  }
  return [...found.values()];
}
