import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { wayOf } from './way.ts';

test('draws the chart with the way through it', () => {
  const door = createMachine({
    id: 'door',
    initial: 'passing',
    states: {
      passing: { always: 'closed' },
      closed: { on: { knock: { guard: 'somebody is in', target: 'open' } } },
      open: { initial: 'ajar', states: { ajar: { on: { creak: {} } }, wide: {} } },
    },
  }).provide({ guards: { 'somebody is in': () => true } });
  const steps: Step[] = [];
  const inspect = createRecorder(step => steps.push(step));
  const actor = createActor(door, { inspect }).start();
  for (const type of ['sing', 'knock', 'creak', 'creak']) actor.send({ type });
  expect(wayOf([chartOf(door), chartOf(createMachine({ id: 'window' }))], steps)).toBe(`\
At the end:
  door.open.ajar

The way there:
  1. door: start
  2. door: sing (ignored)
  3. door: knock
  4. door: creak
  5. door: creak

The charts (● at the end, ○ before), and in which of these steps a transition was taken:
  ● door
    ○ door.closed
        knock [somebody is in] → door.open (3)
    ● door.open
      ● door.open.ajar
          creak (4, 5)
      · door.open.wide
    ○ door.passing
        always → door.closed (1)
`);
});
