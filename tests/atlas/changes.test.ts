import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { changesOf, marksOf, sentenceOf } from '../../src/atlas/model/changes.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

type Config = Parameters<typeof createMachine>[0];

const on = {
  asked: [
    { guard: 'it rains', target: 'home' },
    { guard: 'it snows', target: 'home', actions: 'build a snowman' },
    { target: 'park' },
  ],
};
const park = { description: 'Under the trees.', on: { 'bell rung': { target: 'home' } } };
const base = {
  id: 'walk',
  description: 'A walk.',
  initial: 'home',
  states: { home: { on }, park },
} satisfies Config;

function chart(config: Config, delays: Chart['delays'] = {}): Chart {
  return { ...chartOf(createMachine(config)), delays };
}

/** Kind, effect and sentence of each change from the base. */
function sentencesOf(next: Chart[], before = [chart(base)]) {
  return changesOf(before, next).map(change => [change.kind, change.effect, sentenceOf(change)]);
}

function withHome(home: object) {
  return chart({ ...base, states: { ...base.states, home: { on, ...home } } });
}

function asking(asked: object[]) {
  return withHome({ on: { asked } });
}

const [rains, snows, otherwise] = [{ ...on.asked[0] }, { ...on.asked[1] }, { ...on.asked[2] }];

describe('two versions of the charts', () => {
  test('have no changes when they are equal', () => {
    expect(changesOf(extractCharts(), extractCharts())).toEqual([]);
    expect(changesOf([], [])).toEqual([]);
  });

  test.each<[what: string, next: Chart, expected: string[]]>([
    [
      'a state that is gone, with its transitions and those that led there',
      chart({
        ...base,
        states: { home: { on: { asked: on.asked.slice(0, 2) } } },
      }),
      [
        "removed behaviour 'asked' of walk.home (branch 3) is gone: target walk.park.",
        "removed behaviour The state walk.park is gone: type atomic; description 'Under the trees.'.",
        "removed behaviour 'bell rung' of walk.park is gone: target walk.home.",
      ],
    ],
    [
      'a state that is new',
      chart({ ...base, states: { ...base.states, lake: { tags: 'wet', type: 'final' } } }),
      ["added behaviour The state walk.lake is new: type final; tag 'wet'."],
    ],
    [
      'entry and exit actions',
      withHome({ entry: ['sit', 'eat'], exit: 'stand' }),
      [
        "changed behaviour The state walk.home: entry action changes from none to 'sit', 'eat'; exit action changes from none to 'stand'.",
      ],
    ],
    [
      'calls',
      withHome({
        invoke: [
          { id: 'ask', src: 'ask' },
          { id: 'look', src: 'window' },
        ],
      }),
      ["changed behaviour The state walk.home: call changes from none to 'ask', 'window as look'."],
    ],
    [
      'tags',
      withHome({ tags: ['warm', 'dry'] }),
      ["changed behaviour The state walk.home: tag changes from none to 'dry', 'warm'."],
    ],
    [
      'a type and an initial state',
      withHome({ initial: 'sofa', states: { sofa: {} } }),
      [
        'changed behaviour The state walk.home: type changes from atomic to compound; initial state changes from none to walk.home.sofa.',
        'added behaviour The state walk.home.sofa is new: type atomic.',
      ],
    ],
    [
      'another initial state of the chart',
      chart({ ...base, initial: 'park' }),
      ['changed behaviour The chart walk: initial state changes from walk.home to walk.park.'],
    ],
    [
      'a delay',
      chart(base, { 'a nap': 1000 }),
      ["changed behaviour The chart walk: delay 'a nap' changes from none to 1000 ms."],
    ],
    [
      'other words',
      chart({ ...base, description: 'A stroll.' }),
      ["changed wording The chart walk: description changes from 'A walk.' to 'A stroll.'."],
    ],
    [
      'another rule',
      withHome({ meta: { rule: 'rest' } }),
      ["changed wording The state walk.home: rule changes from none to 'rest'."],
    ],
    [
      'other words together with another tag',
      withHome({ description: 'Inside.', tags: 'warm' }),
      [
        "changed behaviour The state walk.home: tag changes from none to 'warm'; description changes from none to 'Inside.'.",
      ],
    ],
    [
      'another order of the drawing',
      chart({ ...base, states: { park, home: base.states.home } }),
      [
        'changed wording The chart walk: order of states changes from walk.home, walk.park to walk.park, walk.home.',
      ],
    ],
    [
      'a branch that is asked first now',
      asking([{ guard: 'it storms', target: 'park' }, rains, snows, otherwise]),
      [
        "added behaviour 'asked' of walk.home (branch 1) is new: guard 'it storms'; target walk.park.",
        "moved behaviour 'asked' of walk.home (branch 2) is now asked later; it was branch 1.",
        "moved behaviour 'asked' of walk.home (branch 3) is now asked later; it was branch 2.",
        "moved behaviour 'asked' of walk.home (branch 4) is now asked later; it was branch 3.",
      ],
    ],
    [
      'a branch that is no longer asked',
      asking([snows, otherwise]),
      [
        "removed behaviour 'asked' of walk.home (branch 1) is gone: guard 'it rains'; target walk.home.",
        "moved behaviour 'asked' of walk.home (branch 1) is now asked earlier; it was branch 2.",
        "moved behaviour 'asked' of walk.home (branch 2) is now asked earlier; it was branch 3.",
      ],
    ],
    [
      'guards that are asked in another order',
      asking([snows, rains, otherwise]),
      [
        "changed behaviour 'asked' of walk.home (branch 1): place changes from branch 2 to branch 1.",
        "changed behaviour 'asked' of walk.home (branch 2): place changes from branch 1 to branch 2.",
      ],
    ],
    [
      'another guard',
      asking([rains, { ...snows, guard: 'it hails' }, otherwise]),
      [
        "changed behaviour 'asked' of walk.home (branch 2): guard changes from 'it snows' to 'it hails'.",
      ],
    ],
    [
      'another target',
      asking([rains, snows, { target: 'home' }]),
      [
        "changed behaviour 'asked' of walk.home (branch 3): target changes from walk.park to walk.home.",
      ],
    ],
    [
      'another guard and another target',
      asking([rains, { guard: 'it hails', target: 'park', actions: 'duck' }, otherwise]),
      [
        "changed behaviour 'asked' of walk.home (branch 2): guard changes from 'it snows' to 'it hails'; target changes from walk.home to walk.park; action changes from 'build a snowman' to 'duck'.",
      ],
    ],
    [
      'another way to its target',
      asking([rains, snows, { target: 'park', reenter: true, description: 'Again.' }]),
      [
        "changed behaviour 'asked' of walk.home (branch 3): re-entry changes from none to of its source; description changes from none to 'Again.'.",
      ],
    ],
    [
      'a description of a branch that is asked later, too',
      asking([
        { guard: 'it storms', target: 'park' },
        { ...rains, description: 'Wet.' },
        snows,
        otherwise,
      ]),
      [
        "added behaviour 'asked' of walk.home (branch 1) is new: guard 'it storms'; target walk.park.",
        "changed wording 'asked' of walk.home (branch 2): description changes from none to 'Wet.'.",
        "moved behaviour 'asked' of walk.home (branch 3) is now asked later; it was branch 2.",
        "moved behaviour 'asked' of walk.home (branch 4) is now asked later; it was branch 3.",
      ],
    ],
    [
      'another guard of a branch that is asked later, too',
      asking([
        { guard: 'it storms', target: 'park' },
        rains,
        { ...snows, guard: 'it hails' },
        otherwise,
      ]),
      [
        "added behaviour 'asked' of walk.home (branch 1) is new: guard 'it storms'; target walk.park.",
        "moved behaviour 'asked' of walk.home (branch 2) is now asked later; it was branch 1.",
        "changed behaviour 'asked' of walk.home (branch 3): guard changes from 'it snows' to 'it hails'.",
        "moved behaviour 'asked' of walk.home (branch 4) is now asked later; it was branch 3.",
      ],
    ],
    [
      'a guard that is asked once more, for another target',
      asking([{ ...rains, target: 'park' }, rains, snows, otherwise]),
      [
        "added behaviour 'asked' of walk.home (branch 1) is new: guard 'it rains'; target walk.park.",
        "moved behaviour 'asked' of walk.home (branch 2) is now asked later; it was branch 1.",
        "moved behaviour 'asked' of walk.home (branch 3) is now asked later; it was branch 2.",
        "moved behaviour 'asked' of walk.home (branch 4) is now asked later; it was branch 3.",
      ],
    ],
    [
      'a transition that does nothing',
      withHome({ on: { ...on, 'dog barked': {} } }),
      ["added behaviour 'dog barked' of walk.home is new: target none."],
    ],
  ])('tell %s', (_, next, expected) => {
    expect(sentencesOf([next]).map(words => words.join(' '))).toEqual(expected);
  });

  test('tell a renamed state as gone and new, and say so', () => {
    const wood = { ...base, states: { home: { on: { asked: [rains, snows] } }, wood: park } };
    const changes = changesOf([chart(base)], [chart(wood)]);
    expect(changes.map(({ kind, id, perhaps }) => [kind, id, perhaps])).toEqual([
      ['removed', 'walk.home::asked::2', null],
      ['removed', 'walk.park', 'walk.wood'],
      ['removed', 'walk.park::bell rung::0', null],
      ['added', 'walk.wood', 'walk.park'],
      ['added', 'walk.wood::bell rung::0', null],
    ]);
    const renamed = changes.filter(({ perhaps }) => perhaps).map(sentenceOf);
    expect(renamed).toEqual([
      "The state walk.park is gone, perhaps renamed to walk.wood: type atomic; description 'Under the trees.'.",
      "The state walk.wood is new, perhaps renamed from walk.park: type atomic; description 'Under the trees.'.",
    ]);
  });

  test('tell a renamed state with what lies within', () => {
    const states = (name: string) => ({
      [name]: { initial: 'sofa', states: { sofa: { on: { slept: 'bed' } }, bed: {} } },
    });
    const [before, after] = ['house', 'cabin'].map(name =>
      chart({ id: 'walk', initial: name, states: states(name) }),
    );
    const changes = changesOf(before ? [before] : [], after ? [after] : []);
    const renames = changes.flatMap(({ id, perhaps }) => (perhaps ? [[id, perhaps]] : []));
    expect(renames).toEqual([
      ['walk.cabin', 'walk.house'],
      ['walk.cabin.bed', 'walk.house.bed'],
      ['walk.cabin.sofa', 'walk.house.sofa'],
      ['walk.house', 'walk.cabin'],
      ['walk.house.bed', 'walk.cabin.bed'],
      ['walk.house.sofa', 'walk.cabin.sofa'],
    ]);
  });

  test('do not guess which state was renamed where several could be', () => {
    const states = { home: {}, lake: {}, wood: {} };
    const before = chart({ id: 'walk', initial: 'home', states: { home: {}, park: {} } });
    const changes = changesOf([before], [chart({ id: 'walk', initial: 'home', states })]);
    expect(changes.filter(({ perhaps }) => perhaps)).toEqual([]);
  });

  test('tell charts that come and go, with everything in them', () => {
    expect(sentencesOf([]).map(([kind]) => kind)).toEqual(Array(7).fill('removed'));
    expect(sentencesOf([chart(base)], []).map(([kind, , sentence]) => [kind, sentence])).toEqual([
      [
        'added',
        "The chart walk is new: type compound; initial state walk.home; description 'A walk.'.",
      ],
      ['added', 'The state walk.home is new: type atomic.'],
      ['added', "'asked' of walk.home (branch 1) is new: guard 'it rains'; target walk.home."],
      [
        'added',
        "'asked' of walk.home (branch 2) is new: guard 'it snows'; target walk.home; action 'build a snowman'.",
      ],
      ['added', "'asked' of walk.home (branch 3) is new: target walk.park."],
      ['added', "The state walk.park is new: type atomic; description 'Under the trees.'."],
      ['added', "'bell rung' of walk.park is new: target walk.home."],
    ]);
  });

  test('tell nothing of a chart that one of them leaves out', () => {
    expect(changesOf([chart(base)], [], ['walk'])).toEqual([]);
    expect(changesOf([], [chart(base)], ['walk'])).toEqual([]);
  });

  test('say that the order of regions is behaviour', () => {
    const yard = { id: 'yard', type: 'parallel' } as const;
    const before = chart({ ...yard, states: { dog: {}, cat: {} } });
    const next = chart({ ...yard, states: { cat: {}, dog: {} } });
    expect(sentencesOf([next], [before])).toEqual([
      [
        'changed',
        'behaviour',
        'The chart yard: order of regions changes from yard.dog, yard.cat to yard.cat, yard.dog.',
      ],
    ]);
  });

  test('tell of regions that become states only that they do', () => {
    const states = { dog: {}, cat: {} };
    const before = chart({ id: 'yard', type: 'parallel', states });
    const next = chart({ id: 'yard', initial: 'dog', states });
    expect(sentencesOf([next], [before])).toEqual([
      [
        'changed',
        'behaviour',
        'The chart yard: type changes from parallel to compound; initial state changes from none to yard.dog.',
      ],
    ]);
  });

  test('say where a state lies that has an id of its own', () => {
    const states = (inner: object) => ({ home: inner, park: {} });
    const attic = { id: 'attic' };
    const before = chart({ id: 'walk', initial: 'home', states: states({}) });
    const next = chart({
      id: 'walk',
      initial: 'home',
      states: states({ initial: 'attic', states: { attic } }),
    });
    expect(sentencesOf([next], [before]).at(0)).toEqual([
      'added',
      'behaviour',
      'The state attic is new: type atomic; within walk.home.',
    ]);
  });
});

describe('the drawings of two versions', () => {
  test('mark what came, what went and what changed, each by its own ids', () => {
    const storm = { guard: 'it storms', target: 'park' };
    const next = chart({
      ...base,
      states: {
        home: { on: { asked: [storm, rains, { ...snows, target: 'lake' }] } },
        lake: {},
        park: { ...park, on: {} },
      },
    });
    const changes = changesOf([chart(base)], [next]);
    expect([marksOf(changes, 'before'), marksOf(changes, 'after')]).toEqual([
      new Map([
        ['walk.home::asked::1', 'changed'],
        ['walk.home::asked::2', 'removed'],
        ['walk.park::bell rung::0', 'removed'],
      ]),
      new Map([
        ['walk.home::asked::0', 'added'],
        ['walk.home::asked::2', 'changed'],
        ['walk.lake', 'added'],
      ]),
    ]);
  });

  test('do not mark a branch that has only got the id of one that is gone', () => {
    const changes = changesOf([chart(base)], [asking([snows, otherwise])]);
    expect(changes.map(({ id, was }) => [id, was])).toEqual([
      ['walk.home::asked::0', 'walk.home::asked::0'],
      ['walk.home::asked::0', 'walk.home::asked::1'],
      ['walk.home::asked::1', 'walk.home::asked::2'],
    ]);
    expect([marksOf(changes, 'before'), marksOf(changes, 'after')]).toEqual([
      new Map([['walk.home::asked::0', 'removed']]),
      new Map(),
    ]);
  });
});
