import type { Transition } from './chart.ts';

type Kind = Transition['kind'];

const internal: [pattern: RegExp, kind: Kind, name: (match: string) => string][] = [
  [/^(?:always)?$/, 'always', () => 'always'],
  [/^xstate\.after\.(.+)$/, 'after', delay => `after: ${delay}`],
  [/^xstate\.done\.(?:actor|state)\.(.+)$/, 'done', id => `done: ${id}`],
  [/^xstate\.error\.actor\.(.+)$/, 'error', id => `error: ${id}`],
  [
    /^xstate\.snapshot\.(.+)$/,
    'event',
    id => `the ${id} ${id.endsWith('s') ? 'have' : 'has'} changed`,
  ],
];

/**
 * What XState calls `xstate.done.actor.fetch the chart` is `done: fetch the chart` to its readers. The end
 * of a delay has the id of its state at its end, `taker`, which may have dots in it as the delay may.
 */
export function readable(type: string, taker = ''): { event: string; kind: Kind } {
  const isDelay = type.startsWith('xstate.after.') && type.endsWith(`.${taker}`);
  const said = isDelay ? type.slice(0, -taker.length - 1) : type;
  for (const [pattern, kind, name] of internal) {
    const match = pattern.exec(said);
    if (match) return { event: name(match[1] ?? ''), kind };
  }
  return { event: type === 'xstate.init' ? 'start' : type, kind: 'event' };
}

/** The id of a transition: its state, its event, and its place among the branches of that event. */
export function transitionId(state: string, event: string, branch: number): string {
  return `${state}::${event}::${branch}`;
}
