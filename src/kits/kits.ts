import { type AnyStateMachine, StateMachine } from 'xstate';
import { site as siteChart } from '../flows/site.ts';
import { call } from './call.ts';
import type { Kit } from './kit.ts';
import { pageKits } from './page-kits.ts';
import { resultModal } from './result-modal.ts';
import type { Passing, Scene } from './scenes.ts';
import { site } from './site.ts';

/** Every chart of the site: its own, those of the pages, and those that they start. */
export const machines: readonly AnyStateMachine[] = withChildren([
  siteChart,
  ...Object.values(pageKits).map(({ logic }) => logic),
]);

const kits: Record<string, Kit> = { site, resultModal, call, ...pageKits };

/** By chart, by event, by the name of the example. */
export const examples: Readonly<Record<string, Record<string, Record<string, object>>>> =
  Object.fromEntries(Object.entries(kits).map(([chart, kit]) => [chart, kit.examples]));

/** By the id of the state. */
export const scenes: ReadonlyMap<string, Scene | Passing> = new Map(
  Object.entries(kits).flatMap(([chart, kit]) =>
    Object.entries<Scene | Passing>(kit.scenes).map(([leaf, scene]) => [`${chart}.${leaf}`, scene]),
  ),
);

/** Several flows may start the same chart, each for another operation: it is listed once. */
function withChildren(charts: readonly AnyStateMachine[]): AnyStateMachine[] {
  const found = new Map<string, AnyStateMachine>();
  const add = (chart: AnyStateMachine) => {
    if (found.has(chart.id)) return;
    found.set(chart.id, chart);
    Object.values(chart.implementations.actors).filter(isChart).forEach(add);
  };
  charts.forEach(add);
  return [...found.values()];
}

function isChart(logic: unknown): logic is AnyStateMachine {
  return logic instanceof StateMachine;
}
