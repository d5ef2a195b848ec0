import type { Level } from './semantic-version.ts';

/** Who sends what is described. */
export type Direction = 'request' | 'answer';

/** What a change of openapi.yaml means. */
export type Effect =
  /** A backend that was green can be red. */
  | 'asks'
  /** Takes something from the web, which is the one to break. */
  | 'takes'
  | 'adds'
  | 'announces'
  | 'says';

export interface Finding {
  effect: Effect;
  /** For instance `answer 200, $.message`. */
  where: string;
  what: string;
  /** The shared part that has changed and the place in it, for instance `Answer.message`. */
  shared?: string;
}

/** Whether more values than before are allowed, fewer, or others. */
export type Move = 'wider' | 'narrower' | 'other';

export const levelOf = {
  asks: 'major',
  takes: 'major',
  adds: 'minor',
  announces: 'minor',
  says: 'patch',
} satisfies Record<Effect, Level>;

/** A backend has to take every request that is allowed, and may give only an answer that is. */
export function effectOf(direction: Direction, move: Move): Effect {
  if (move === 'other') return 'asks';
  return (move === 'wider') === (direction === 'request') ? 'asks' : 'takes';
}
