import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { createRecorder } from '../../src/atlas/model/recorder.ts';
import { refusedIn } from '../../src/atlas/model/refusals.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

/** Every guard has the name of its transition, so that it can tell by itself when it refuses. */
const machine = setup({ guards: { asked: (_, id: string) => id !== '' } }).createMachine({
  id: 'm',
  initial: 'a',
  on: { go: { guard: asked('m::go::0') }, end: { guard: asked('m::end::0'), target: '.end' } },
  always: { guard: asked('m::always::0'), target: '.end' },
  states: {
    a: {
      initial: 'in',
      on: {
        go: [
          { guard: asked('m.a::go::0'), target: 'p' },
          { guard: asked('m.a::go::1'), target: 'b' },
        ],
      },
      states: { in: { on: { go: { guard: asked('m.a.in::go::0') } } } },
    },
    b: {
      always: [
        { guard: asked('m.b::always::0'), target: 'a' },
        { guard: asked('m.b::always::1'), target: 'p' },
      ],
    },
    p: {
      type: 'parallel',
      on: { go: { guard: asked('m.p::go::0'), target: 'a' } },
      states: {
        one: { on: { go: { guard: asked('m.p.one::go::0') } } },
        two: { on: { go: { guard: asked('m.p.two::go::0') } } },
      },
    },
    end: { type: 'final' },
  },
});
const chart = chartOf(machine);
const ids = chart.states.flatMap(({ transitions }) => transitions).map(({ id }) => id);

test.for<[taken: string[], refused: string[]]>([
  [[], ['m.a.in::go::0', 'm.a::go::0', 'm.a::go::1', 'm::always::0', 'm::go::0']],
  [['m.a.in::go::0'], ['m::always::0']],
  [
    ['m.a::go::1', 'm.b::always::1'],
    ['m.a.in::go::0', 'm.a::go::0', 'm.b::always::0', 'm::always::0'],
  ],
  [['m.a::go::1', 'm::always::0'], []],
])('tells what was asked in vain where %j would be taken', ([allowed, refused]) => {
  expect(walk(allowed, 'go').at(-1)).toEqual({ reported: refused, asked: refused });
});

test('tells exactly what XState asked in vain, whatever the guards say', () => {
  const steps = subsetsOf(ids).flatMap(allowed => walk(allowed, 'go', 'go', 'end'));
  expect(steps.length).toBeGreaterThan(2 ** ids.length);
  expect(steps.filter(({ reported, asked }) => reported.join() !== asked.join())).toEqual([]);
});

function asked(id: string) {
  return { type: 'asked', params: id } as const;
}

/** What was reported and what really was refused, of every event. */
function walk(allowed: string[], ...events: string[]) {
  const refused = new Set<string>();
  const steps: { reported: string[]; asked: string[] }[] = [];
  let before: string[] = [];
  const inspect = createRecorder((step: Step) => {
    const reported = refusedIn(chart, before, step);
    steps.push({ reported, asked: [...refused].toSorted() });
    before = step.states;
    refused.clear();
  });
  const guard = (_: unknown, id: string) => {
    if (!allowed.includes(id)) refused.add(id);
    return allowed.includes(id);
  };
  const actor = createActor(machine.provide({ guards: { asked: guard } }), { inspect }).start();
  for (const type of events) if (actor.getSnapshot().status === 'active') actor.send({ type });
  return steps;
}

function subsetsOf(all: string[]): string[][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap(subset => [subset, [first, ...subset]]);
}
