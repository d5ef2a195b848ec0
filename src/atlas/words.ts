import type { View } from './address.ts';
import { type Chart, sourceOf, type State, type Transition, transitionsOf } from './model/chart.ts';

/** Of every view. */
export const titles: Record<View, string> = {
  map: 'Map',
  rules: 'Rules',
  walks: 'Walks',
  changes: 'Changes',
  chart: 'Chart',
  table: 'Table',
  pages: 'Pages',
  live: 'Live',
};

/** `idle › newPassword › untouched`; the root goes by the name of its chart. */
export function stateName(id: string): string {
  const [chart = '', ...path] = id.split('.');
  return path.length === 0 ? chart : path.join(' › ');
}

/** `submitted [both passwords are right]` */
export function transitionName({ event, guard }: Pick<Transition, 'event' | 'guard'>): string {
  return guard === null ? event : `${event} [${guard}]`;
}

function chartOfId(id: string): string {
  return sourceOf(id).split('.')[0] ?? '';
}

export type Item =
  | { kind: 'state'; chart: Chart; state: State }
  | { kind: 'transition'; chart: Chart; transition: Transition };

/** What an id stands for, or nothing where the charts have it no longer. */
export function itemOf(charts: Chart[], id: string): Item | undefined {
  const chart = charts.find(one => one.id === chartOfId(id));
  const state = chart?.states.find(one => one.id === id);
  if (chart && state) return { kind: 'state', chart, state };
  const transition = chart && transitionsOf(chart).find(one => one.id === id);
  return chart && transition ? { kind: 'transition', chart, transition } : undefined;
}

export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}

export function percent(part: number, whole: number): string {
  // Never 100 % while something is missing.
  return whole === 0 ? '–' : `${Math.floor((part / whole) * 100)} %`;
}
