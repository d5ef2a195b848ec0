import type { Transition } from './chart.ts';

type Kind = Transition['kind'];

const internal: [pattern: RegExp, kind: Kind, name: (match: string) => string][] = [
  [/^(?:always)?$/, 'always', () => 'always'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after', delay => `after: ${delay}`],
  [/^xstate\.done\.(?:actor|state)\.(.+)$/, 'done', id => `done: ${id}`],
  [/^xstate\.error\.actor\.(.+)$/, 'error', id => `error: ${id}`],
];

/**
 * What XState calls `xstate.done.actor.fetch the chart` is `done: fetch the chart` to its readers. The
 * name of a delay may have dots in it; the id of the chart says where it ends.
 */
export function readable(type: string, chart?: string): { event: string; kind: Kind } {
  const delay = chart === undefined ? undefined : delayIn(type, chart);
  if (delay !== undefined) return { event: `after: ${delay}`, kind: 'after' };
  for (const [pattern, kind, name] of internal) {
    const match = pattern.exec(type);
    if (match) return { event: name(match[1] ?? ''), kind };
  }
  return { event: type === 'xstate.init' ? 'start' : type, kind: 'event' };
}

function delayIn(type: string, chart: string): string | undefined {
  const prefix = 'xstate.after.';
  const ends = [
    type.indexOf(`.${chart}.`),
    type.endsWith(`.${chart}`) ? type.length - chart.length - 1 : -1,
  ];
  const end = ends.find(one => one > prefix.length);
  return type.startsWith(prefix) && end !== undefined ? type.slice(prefix.length, end) : undefined;
}

export function transitionId(state: string, event: string, branch: number): string {
  return `${state}::${event}::${branch}`;
}

/** Whether a descriptor of a chart, such as `done: *`, takes an event. */
export function takes(descriptor: string, event: string): boolean {
  return descriptor.endsWith('*')
    ? event.startsWith(descriptor.slice(0, -1))
    : descriptor === event;
}
