import { type Chart, sourceOf, type Transition } from '../model/chart.ts';

/** The last part of an id, as the source spells it: `tooShort`. */
export function labelOf(id: string): string {
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
