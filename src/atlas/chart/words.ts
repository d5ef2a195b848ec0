import { type Chart, sourceOf, type State, type Transition } from '../model/chart.ts';
import { type Marks, marksOf, meanings, stepsOf } from './marks.ts';

/** The last part of an id, as the source spells it: `tooShort`. */
export function keyOf(id: string): string {
  return id.split('.').at(-1) ?? id;
}

/** What must be so: `else` where only the branches before it ask. */
export function conditionOf(chart: Chart, { id, event, guard }: Transition): string | null {
  const source = chart.states.find(state => state.id === sourceOf(id));
  const branches = source?.transitions.filter(one => one.event === event) ?? [];
  return guard ?? (branches.length > 1 ? 'else' : null);
}

/** `after a long wait` and how long that is, or the event as it is. */
export function eventOf(chart: Chart, { event, kind }: Transition): { name: string; wait: string } {
  if (kind !== 'after') return { name: event, wait: '' };
  const delay = event.replace(/^after: /, '');
  const milliseconds = chart.delays[delay] ?? Number(delay);
  if (Number.isNaN(milliseconds)) return { name: `after ${delay}`, wait: '' };
  const wait = durationOf(milliseconds);
  return delay in chart.delays
    ? { name: `after ${delay}`, wait }
    : { name: `after ${wait}`, wait: '' };
}

/** `State too long, in new password; active; 1 transition out` */
export function stateWords(chart: Chart, state: State, marks: Marks): string {
  const { id, parent, type, transitions } = state;
  const kind = type === 'atomic' || type === 'compound' ? [] : [type];
  const initial = chart.states.some(one => one.initial === id) ? ['initial'] : [];
  const name =
    parent === null ? `Chart ${spoken(id)}` : `State ${spoken(id)}, in ${spoken(parent)}`;
  const count = transitions.length === 1 ? '1 transition' : `${transitions.length} transitions`;
  return [
    name,
    ...kind,
    ...initial,
    ...marksOf(id, marks).map(mark => meanings[mark]),
    transitions.length === 0 ? 'no transitions out' : `${count} out`,
  ].join('; ');
}

/** `Transition submitted, if both passwords are right, from idle to loading; not proven` */
export function transitionWords(chart: Chart, transition: Transition, marks: Marks): string {
  const { id } = transition;
  const source = sourceOf(id);
  const { name, wait } = eventOf(chart, transition);
  const condition = conditionOf(chart, transition);
  const targets = transition.targets.map(target => (target === source ? 'itself' : spoken(target)));
  const sentence = [
    `Transition ${name}`,
    ...(wait ? [wait] : []),
    ...(condition === null ? [] : [transition.guard === null ? condition : `if ${condition}`]),
    targets.length === 0
      ? `stays in ${spoken(source)}`
      : `from ${spoken(source)} to ${targets.join(' and ')}`,
  ].join(', ');
  return [
    sentence,
    ...transition.actions,
    ...marksOf(id, marks).map(mark =>
      mark === 'way' ? `step ${stepsOf(id, marks)}` : meanings[mark],
    ),
  ].join('; ');
}

/** `too short` */
function spoken(id: string): string {
  return keyOf(id).replaceAll(/(?<=[\p{Ll}\d])\p{Lu}/gu, letter => ` ${letter.toLowerCase()}`);
}

/** Milliseconds in the unit in which people would tell them. */
function durationOf(milliseconds: number): string {
  const units: [size: number, name: string][] = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1000, 's'],
  ];
  const [size, name] = units.find(([size]) => milliseconds >= size) ?? [1, 'ms'];
  return `${Math.round((milliseconds / size) * 10) / 10} ${name}`;
}
