import { conditionOf, eventOf } from './chart/words.ts';
import { type Chart, sourceOf, type State, type Transition, transitionsOf } from './model/chart.ts';
import type { Place } from './model/place.ts';
import type { Run } from './model/trace.ts';

/** `idle › newPassword › untouched`; the root goes by the name of its chart. */
export function stateName(id: string): string {
  const [chart = '', ...path] = id.split('.');
  return path.length === 0 ? chart : path.join(' › ');
}

/** Those of some active states that hold no other one. */
export function innermost(states: string[]): string[] {
  return states.filter(id => !states.some(other => other.startsWith(`${id}.`)));
}

/** `submitted [both passwords are right]` */
export function transitionName(chart: Chart, transition: Transition): string {
  const { name } = eventOf(chart, transition);
  const condition = conditionOf(chart, transition);
  return condition === null ? name : `${name} [${condition}]`;
}

/** `resetPassword · failure · result closed`; the root has no name besides that of its chart. */
export function placeName({ chart, id, event }: Place): string {
  const state = sourceOf(id);
  return [chart, ...(state === chart ? [] : [stateName(state)]), event].join(' · ');
}

export type Item =
  | { kind: 'state'; chart: Chart; state: State }
  | { kind: 'transition'; chart: Chart; transition: Transition };

/** What an id stands for, or nothing where the charts have it no longer. */
export function itemOf(charts: Chart[], id: string): Item | undefined {
  const chart = charts.find(one => one.id === sourceOf(id).split('.')[0]);
  const state = chart?.states.find(one => one.id === id);
  if (chart && state) return { kind: 'state', chart, state };
  const transition = chart && transitionsOf(chart).find(one => one.id === id);
  return transition && { kind: 'transition', chart, transition };
}

/** As it is read in a list, and by screen readers. */
export function itemName(item: Item): string {
  if (item.kind === 'state') return stateName(item.state.id);
  const { chart, transition } = item;
  const source = sourceOf(transition.id);
  const targets = transition.targets.filter(target => target !== source).map(stateName);
  const goal = targets.length > 0 ? ` → ${targets.join(', ')}` : '';
  return `${stateName(source)}: ${transitionName(chart, transition)}${goal}`;
}

/** When something ran, and at which commit. */
export function whenOf({ date, commit }: Pick<Run, 'date' | 'commit'>): string {
  const day = new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `on ${day}, at commit ${commit}`;
}

/** A count with its noun, such as '1 test' or '2 tests'. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
