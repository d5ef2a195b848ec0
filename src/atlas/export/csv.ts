import { branchesOf, type Cell, cellsOf, internalEventsOf } from '../model/cells.ts';
import { type Chart, type State, statesInOrder, type Transition } from '../model/chart.ts';

/**
 * The table of states and events as RFC 4180 writes it: first the events that can be sent, then what
 * happens by itself, by the clock, or when a call ends. A cell is empty where its event cannot come.
 */
export function csvOf(chart: Chart): string {
  const cells = new Map(cellsOf(chart).map(cell => [`${cell.state} ${cell.event}`, cell]));
  const states = statesInOrder(chart).filter(({ type }) => type !== 'history');
  const internal = internalEventsOf(chart);
  const rowOf = (state: State) => [
    withoutChart(chart, state.id),
    ...chart.events.map(event => sentText(chart, cells.get(`${state.id} ${event}`))),
    ...internal.map(event => branchesText(chart, branchesOf(state, event))),
  ];
  return [['state', ...chart.events, ...internal], ...states.map(rowOf)]
    .map(row => `${row.map(field).join(',')}\r\n`)
    .join('');
}

function withoutChart(chart: Chart, id: string): string {
  return id.startsWith(`${chart.id}.`) ? id.slice(chart.id.length + 1) : id;
}

function sentText(chart: Chart, cell: Cell | undefined): string {
  if (cell?.kind === 'passing') return 'never stays';
  if (cell?.kind === 'within') return 'inside';
  if (cell?.kind === 'invalid') return 'ignored';
  const transitions = chart.states.flatMap(({ transitions }) => transitions);
  return branchesText(
    chart,
    cell?.transitions.flatMap(id => transitions.find(one => one.id === id) ?? []) ?? [],
  );
}

function branchesText(chart: Chart, branches: Transition[]): string {
  return branches
    .map(({ targets, guard }) => {
      const way = targets.map(id => withoutChart(chart, id)).join(' and ') || 'stays';
      return guard === null ? way : `${way} [${guard}]`;
    })
    .join('; ');
}

/** A spreadsheet would run what begins like a formula. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
