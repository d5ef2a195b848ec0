import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dayMs } from '../../src/exchange/request-timers.ts';
import {
  afterWishEvent,
  afterWishTimer,
  newWish,
  toldStates,
  wish,
  type WishEvent,
  type WishState,
} from '../../src/exchange/wish.ts';
import { inspect } from '../flows/kit/recording.ts';

type Step = WishEvent['type'] | 'timer';

/** What leads to each state. */
const ways: Record<WishState['state'], Step[]> = {
  open: [],
  asked: ['timer'],
  removed: ['remove'],
  ended: ['book received'],
};
const steps: Step[] = ['wish', 'remove', 'book received', 'timer'];

/** What follows, with the days that it lasts; undefined where nothing does. */
function after(from: WishState['state'], step: Step) {
  const dueAt = 1_000_000_000_000;
  const next =
    step === 'timer'
      ? afterWishTimer({ state: from, dueAt }, dueAt)
      : afterWishEvent(from, { type: step }, dueAt);
  return next && [next.state, next.dueAt === null ? 0 : (next.dueAt - dueAt) / dayMs];
}

test.each([
  ['open', ['open', 180], ['removed', 1], ['ended', 0], ['asked', 30]],
  ['asked', ['open', 180], ['removed', 1], ['ended', 0], ['ended', 0]],
  ['removed', ['open', 180], undefined, undefined, ['ended', 0]],
  ['ended', undefined, undefined, undefined, undefined],
] as const)('what %s takes leads on, and lasts as long', (state, ...expected) => {
  expect(steps.map(step => after(state, step))).toEqual(expected);
  // A chart that runs takes the same.
  for (const [index, step] of steps.entries()) {
    const clock = new SimulatedClock();
    const actor = createActor(wish, { clock, inspect }).start();
    for (const one of [...(ways[state] ?? []), step]) {
      if (one === 'timer') clock.increment(200 * dayMs);
      else actor.send({ type: one });
    }
    expect(actor.getSnapshot().value).toBe(expected[index]?.[0] ?? state);
  }
});

test('a new wish is open for half a year, and told until it ends', () => {
  expect(newWish(5)).toEqual({ state: 'open', dueAt: 5 + 180 * dayMs });
  expect(toldStates).toEqual(['open', 'asked']);
  expect(afterWishTimer(newWish(5), 4 + 180 * dayMs)).toBe(undefined);
});
