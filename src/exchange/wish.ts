import { setup, transition } from 'xstate';
import type { Meta } from '../rules.ts';
import type { bands } from './cells.ts';
import { dayMs } from './request-timers.ts';

/** In kilometres: how far away a book may be that is wished for. */
export type WishDistance = (typeof bands)[number];

/** How many wishes a member may have. */
export const maxWishes = 50;

/** In milliseconds. */
const delaysMs = {
  'is it still wished for': 180 * dayMs,
  'nobody has said so': 30 * dayMs,
  'it can be brought back no more': dayMs,
};
type Timer = keyof typeof delaysMs;

/** What can happen to a wish besides its timers. */
export type WishEvent = { type: 'wish' } | { type: 'remove' } | { type: 'book received' };

/** Of a wish of which copies are told. */
const told = {
  wish: { target: 'open', reenter: true },
  remove: 'removed',
  'book received': 'ended',
} as const;

/** The life of a wish. It is never started: `afterWishEvent` and `afterWishTimer` ask it what follows. */
export const wish = setup({
  types: {
    events: {} as WishEvent | { type: `xstate.after.${Timer}.wish.${string}` },
    meta: {} as Meta,
    tags: {} as 'told',
  },
  delays: delaysMs,
}).createMachine({
  id: 'wish',
  description: 'A member looks for a book that no neighbour has.',
  initial: 'open',
  states: {
    open: {
      description: 'The member is told of each copy that fits.',
      tags: 'told',
      meta: { rule: 'wishes are told' },
      on: told,
      after: { 'is it still wished for': 'asked' },
    },
    asked: {
      description: 'The member is asked whether it still holds, and told as before.',
      tags: 'told',
      meta: { rule: 'wishes end' },
      on: told,
      after: { 'nobody has said so': 'ended' },
    },
    removed: {
      description: 'The member has taken it back, and can bring it back for a day.',
      meta: { rule: 'undo' },
      on: { wish: 'open' },
      after: { 'it can be brought back no more': 'ended' },
    },
    ended: {
      type: 'final',
      description: 'Nothing is kept of it.',
      meta: { rule: 'wishes end', looksLike: 'removed' },
    },
  },
});

type Name = keyof (typeof wish)['states'];

/** A wish as it is kept. */
export interface WishState {
  state: Name;
  /** When its timer is due, in milliseconds since the epoch; null where it has ended. */
  dueAt: number | null;
}

/** The states in which the member is told of copies. */
export const toldStates = Object.values(wish.states).flatMap(({ key, tags }) =>
  tags.includes('told') ? [key] : [],
);

/** A wish that is made at a time in milliseconds since the epoch. */
export function newWish(now: number): WishState {
  return stateAt('open', now);
}

/** Undefined where the chart does not take the event: then nothing has happened. */
export function afterWishEvent(from: Name, event: WishEvent, now: number): WishState | undefined {
  const before = wish.resolveState({ value: from });
  return before.can(event) ? stateAt(transition(wish, before, event)[0].value, now) : undefined;
}

/** What becomes of a wish whose timer is due; undefined where none is. */
export function afterWishTimer({ state, dueAt }: WishState, now: number): WishState | undefined {
  const timer = timerOf(state);
  if (!timer || dueAt === null || dueAt > now) return undefined;
  const type = `xstate.after.${timer}.wish.${state}` as const;
  return stateAt(transition(wish, wish.resolveState({ value: state }), { type })[0].value, now);
}

/** Each transition enters a state, and so begins its timer anew. */
function stateAt(state: Name, now: number): WishState {
  const timer = timerOf(state);
  return { state, dueAt: timer ? now + delaysMs[timer] : null };
}

function timerOf(state: Name): Timer | undefined {
  const [own] = wish.getStateNodeById(`wish.${state}`).after;
  return Object.keys(delaysMs).find((name): name is Timer => name === own?.delay);
}
