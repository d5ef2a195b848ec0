import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { StageClock } from '../../src/atlas/stage/clock.ts';
import { offeredActionsOf } from '../../src/atlas/stage/offered-actions.ts';
import { Network } from '../../src/browser/network.ts';

const delays = { 'a long.call.wait': 1_000, 'w.call.a': 2_000, 'w.call.b': 3_000, 'w.call': 4_000 };

/** Its own name, and those of its states, stand within the names of its delays. */
const call = createMachine(
  {
    id: 'call',
    initial: 'open',
    after: { 'w.call': '.shut' },
    states: {
      open: { after: { 'a long.call.wait': 'shut', 'w.call.a': 'shut', 'w.call.b': 'call' } },
      shut: { id: 'a door', after: { 'w.call.a': 'open' } },
      call: { after: { 10: 'open' } },
    },
  },
  { delays },
);

test('a chart has a transition for each delay with dots', () => {
  const ids = chartOf(call).states.flatMap(({ transitions }) => transitions.map(({ id }) => id));
  expect(ids).toEqual([
    'a door::after: w.call.a::0',
    'call::after: w.call::0',
    'call.call::after: 10::0',
    'call.open::after: a long.call.wait::0',
    'call.open::after: w.call.a::0',
    'call.open::after: w.call.b::0',
  ]);
});

test('a walk names the delay that has passed', () => {
  const steps: Step[] = [];
  const clock = new StageClock(() => undefined);
  createActor(call, { clock, inspect: createRecorder(step => steps.push(step)) }).start();
  clock.pass(1_000);
  clock.pass(2_000);
  clock.pass(1_000);
  expect(steps.map(({ event, taken }) => [event].concat(taken))).toEqual([
    ['start'],
    ['after: a long.call.wait', 'call.open::after: a long.call.wait::0'],
    ['after: w.call.a', 'a door::after: w.call.a::0'],
    ['after: w.call', 'call::after: w.call::0'],
  ]);
});

test('a running chart offers the end of each wait', () => {
  const clock = new StageClock(() => undefined);
  const actor = createActor(call, { clock }).start();
  const hands = { type: noHand, leave: noHand, submit: noHand, returnTo: noHand };
  const means = { clock, network: new Network(), hands, isCovered: false, declared: [] };
  const offered = () => offeredActionsOf(actor, means);
  expect(offered().map(({ offer: { event, kind, takes } }) => [event, kind].concat(takes))).toEqual(
    [
      ['after: a long.call.wait', 'after', 'call.open::after: a long.call.wait::0'],
      ['after: w.call.a', 'after', 'call.open::after: w.call.a::0'],
      ['after: w.call.b', 'after', 'call.open::after: w.call.b::0'],
      ['after: w.call', 'after', 'call::after: w.call::0'],
    ],
  );
  offered()[0]?.run();
  expect(actor.getSnapshot().value).toBe('shut');
});

function noHand(): never {
  throw new Error('There is no page');
}
