import { expect, test } from 'vitest';
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { printed } from '../../src/atlas/build/print.ts';
import { changesOf } from '../../src/atlas/model/changes.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { descriptionIn } from '../../src/atlas/model/description.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

// Every edit of a chart by itself, and what the comparison says of it.

type Value = { value: string };
type Typed = { event: Value };
type Context = { context: { text: string } };

const implementations = {
  actions: {
    note: assign({ text: ({ event }: Typed) => event.value }),
    tell: () => console.log('It rains.'),
  },
  guards: { 'it rains': ({ context }: Context) => context.text !== '' },
  delays: { 'a while': 1_000, 'a.nap': 2_000 },
  actors: { ask: fromPromise(() => fetch('/weather')) },
};

const home = {
  description: 'It is warm.',
  meta: { rule: 'rest' },
  tags: ['warm'],
  entry: ['sit', { type: 'eat', params: { meal: 'soup' } }],
  exit: ['stand'],
  invoke: {
    id: 'ask',
    src: 'ask',
    input: ({ context }: Context) => context.text,
    onDone: 'park',
    onError: 'home',
  },
  after: { 'a while': 'park', 'a.nap': 'home' },
  on: {
    typed: { actions: { type: 'note', params: ({ event }: Typed) => event.value } },
    asked: [
      { guard: 'it rains', target: 'home' },
      { guard: and(['it rains', or(['it snows', not('it hails')])]), target: 'last' },
      { guard: { type: 'it blows', params: { from: 'north' } }, target: 'park', actions: 'dress' },
    ],
  },
};

const base = {
  id: 'walk',
  description: 'A walk.',
  initial: 'home',
  context: { text: '' },
  output: ({ context }: Context) => context.text,
  states: {
    home,
    park: {
      initial: 'path',
      on: { rung: 'home' },
      states: { path: {}, lake: { on: { swum: 'path' } } },
    },
    last: { type: 'history', history: 'shallow', target: 'park' },
    over: { type: 'final', output: 'tired' },
  },
};

type Config = Parameters<typeof createMachine>[0];

function chart(config: object, more: object = implementations): Chart {
  const sound: Config = { ...config };
  return chartOf(createMachine(sound, more), printed);
}

function withHome(change: object): Chart {
  return chart({ ...base, states: { ...base.states, home: { ...home, ...change } } });
}

function withState(name: string, state: object): Chart {
  return chart({ ...base, states: { ...base.states, [name]: state } });
}

function asking(...asked: object[]): Chart {
  return withHome({ on: { ...home.on, asked } });
}

function typing(transition: object): Chart {
  return withHome({ on: { ...home.on, typed: transition } });
}

function implementing(kind: keyof typeof implementations, change: object): Chart {
  return chart(base, { ...implementations, [kind]: { ...implementations[kind], ...change } });
}

const [rains = {}, mixed = {}, blows = {}] = home.on.asked;
const { typed } = home.on;

const behaviour: [what: string, edited: Chart][] = [
  ['the body of a guard', implementing('guards', { 'it rains': () => false })],
  ['the body of an action', implementing('actions', { tell: () => console.log('It snows.') })],
  ['what a named action assigns', implementing('actions', { note: assign({ text: '' }) })],
  [
    'a named action that assigns, and now raises',
    implementing('actions', { note: raise({ type: 'rung' }) }),
  ],
  ['the body of a call', implementing('actors', { ask: fromPromise(() => fetch('/time')) })],
  ['the length of a delay', implementing('delays', { 'a while': 999 })],
  ['the length of a delay with a dot in its name', implementing('delays', { 'a.nap': 1 })],
  ['a delay that is computed', implementing('delays', { 'a while': () => 1_000 })],
  ['the parameters of an action', typing({ actions: { type: 'note', params: () => '' } })],
  [
    'the parameters of an entry action',
    withHome({ entry: ['sit', { type: 'eat', params: { meal: 'tea' } }] }),
  ],
  [
    'the parameters of a guard',
    asking(rains, mixed, { ...blows, guard: { type: 'it blows', params: {} } }),
  ],
  ['an action without parameters', typing({ actions: 'note' })],
  ['the input of a call', withHome({ invoke: { ...home.invoke, input: () => '' } })],
  ['a call under another name', withHome({ invoke: { ...home.invoke, id: 'enquire' } })],
  ['another call', withHome({ invoke: { ...home.invoke, src: 'guess' } })],
  ['the system id of a call', withHome({ invoke: { ...home.invoke, systemId: 'asker' } })],
  ['the first context', chart({ ...base, context: { text: 'sun' } })],
  ['the output of the chart', chart({ ...base, output: () => 'sun' })],
  ['the output of a final state', withState('over', { type: 'final', output: 'awake' })],
  ['a history that is deep', withState('last', { ...base.states.last, history: 'deep' })],
  ['the default of a history', withState('last', { ...base.states.last, target: 'home' })],
  [
    'brackets of a guard',
    asking(rains, { ...mixed, guard: or([and(['it rains', 'it snows']), not('it hails')]) }, blows),
  ],
  ['a guard that is denied', asking({ ...rains, guard: not('it rains') }, mixed, blows)],
  ['a guard on a state', asking({ ...rains, guard: stateIn('park') }, mixed, blows)],
  ['a guard without a name', asking({ ...rains, guard: () => true }, mixed, blows)],
  ['an assignment without a name', typing({ actions: [typed.actions, assign({ text: 'x' })] })],
  ['an event that is raised', typing({ actions: [typed.actions, raise({ type: 'rung' })] })],
  ['an event that is sent', typing({ actions: [typed.actions, sendTo('ask', { type: 'rung' })] })],
  [
    'a chart that is spawned',
    typing({ actions: [typed.actions, spawnChild('ask', { id: 'asker' })] }),
  ],
  ['a chart that is stopped', typing({ actions: [typed.actions, stopChild('ask')] })],
  ['an event that is cancelled', typing({ actions: [typed.actions, cancel('later')] })],
  ['an event that is emitted', typing({ actions: [typed.actions, emit({ type: 'wet' })] })],
  [
    'an event that is raised on entry',
    withHome({ entry: [...home.entry, raise({ type: 'rung' })] }),
  ],
  ['the order of entry actions', withHome({ entry: home.entry.toReversed() })],
  ['the order of guards', asking(mixed, rains, blows)],
  ['a target', asking({ ...rains, target: 'park' }, mixed, blows)],
  ['a branch that is gone', asking(rains, mixed)],
  ['a re-entry', asking({ ...rains, reenter: true }, mixed, blows)],
  ['a tag', withHome({ tags: [] })],
  ['the initial state', chart({ ...base, initial: 'park' })],
  ['an event under another name', withHome({ on: { asked: home.on.asked, written: typed } })],
  ['a delay under another name', withHome({ after: { 'a.nap': 'home', 'a day': 'park' } })],
];

test.each(behaviour)('is seen: %s', (_, edited) => {
  const changes = changesOf([chart(base)], [edited]);
  expect(changes.map(({ effect }) => effect)).toContain('behaviour');
  expect(changesOf([edited], [chart(base)])).toHaveLength(changes.length);
});

test.each<[what: string, edited: Chart]>([
  ['a description', withHome({ description: 'It is dry.' })],
  ['a rule', withHome({ meta: { rule: 'comfort' } })],
])('is wording alone: %s', (_, edited) => {
  expect(changesOf([chart(base)], [edited]).map(({ effect }) => effect)).toEqual(['wording']);
});

test.each<[what: string, edited: Chart]>([
  ['nothing', chart(base)],
  [
    'white space and comments in code',
    implementing('guards', {
      'it rains': ({ context }: Context) => {
        // Never dry.
        return context.text !== '';
      },
    }),
  ],
])('is no change: %s', (what, edited) => {
  const same =
    what === 'nothing'
      ? chart(base)
      : implementing('guards', {
          'it rains': ({ context }: Context) => {
            return context.text !== '';
          },
        });
  expect(changesOf([same], [edited])).toEqual([]);
});

const note = (value: string) => ({ type: 'note', params: { value } });
const ring = (value: string) => sendTo('bell', { type: 'ring', value });
const rung = (value: string) => `sendTo { to: "bell", event: { type: "ring", value: "${value}" } }`;

test.each<[what: string, before: Chart, after: Chart, field: string, texts: string[]]>([
  [
    'the first of two equal actions',
    typing({ actions: [note('a'), note('b')] }),
    typing({ actions: [note('c'), note('b')] }),
    "parameters of the action 'note'",
    ['{ value: "a" }', '{ value: "c" }'],
  ],
  [
    'the second of two equal actions',
    typing({ actions: [note('a'), note('b')] }),
    typing({ actions: [note('a'), note('c')] }),
    "parameters of the action 'note' (2)",
    ['{ value: "b" }', '{ value: "c" }'],
  ],
  [
    'the first of two equal events that are sent',
    typing({ actions: [ring('a'), ring('b')] }),
    typing({ actions: [ring('c'), ring('b')] }),
    "the action 'send 'ring''",
    [rung('a'), rung('c')],
  ],
  [
    'an entry action that is also an exit action',
    withHome({ entry: note('a'), exit: note('b') }),
    withHome({ entry: note('c'), exit: note('b') }),
    "parameters of the entry action 'note'",
    ['{ value: "a" }', '{ value: "c" }'],
  ],
  [
    'an exit action that is also an entry action',
    withHome({ entry: ring('a'), exit: ring('b') }),
    withHome({ entry: ring('a'), exit: ring('c') }),
    "the exit action 'send 'ring''",
    [rung('b'), rung('c')],
  ],
])('both texts are shown: %s', (_, edited, next, field, [before = '', after = '']) => {
  const differences = [{ field, before, after, effect: 'behaviour' }];
  expect(changesOf([edited], [next])).toMatchObject([{ differences }]);
});

const withCode = (edited: Chart, digest: string): Chart => ({
  ...edited,
  code: { 'src/flows/walk.ts': 'a1', 'src/flows/path.ts': digest },
});

test('code that differs without another change has an effect that is not known', () => {
  const [before, after] = [withCode(chart(base), 'b2'), withCode(chart(base), 'c3')];
  expect(changesOf([before], [after])).toMatchObject([
    {
      effect: 'unknown',
      differences: [{ field: 'the code of src/flows/path.ts', before: 'b2', after: 'c3' }],
    },
  ]);
});

test('another variable in code that is the same is wording alone', () => {
  const renamed = implementing('guards', {
    'it rains': ({ context: now }: Context) => now.text !== '',
  });
  const changes = changesOf([withCode(chart(base), 'b2')], [withCode(renamed, 'b2')]);
  expect(changes.map(({ effect }) => effect)).toEqual(['wording']);
});

test('a description that is exported and opened again is the same', () => {
  const charts = [chart(base)];
  expect(changesOf(charts, descriptionIn(JSON.stringify(charts), 'charts.json').charts)).toEqual(
    [],
  );
});

test('an event that is renamed is recognised', () => {
  const renamed = withHome({ on: { asked: home.on.asked, written: typed } });
  const changes = changesOf([chart(base)], [renamed]);
  expect(changes.map(({ kind, perhaps }) => [kind, perhaps])).toEqual([
    ['removed', 'walk.home::written::0'],
    ['added', 'walk.home::typed::0'],
  ]);
});

test('built-in actions are named by what they do', () => {
  const { states } = typing({
    actions: [
      assign({ text: '' }),
      raise({ type: 'rung' }),
      sendTo('ask', { type: 'x' }),
      stopChild('ask'),
      cancel('later'),
      emit({ type: 'wet' }),
      spawnChild('ask'),
    ],
  });
  const drawn = states
    .flatMap(({ transitions }) => transitions)
    .find(({ event }) => event === 'typed');
  expect(drawn?.actions).toEqual([
    'assign',
    "raise 'rung'",
    "send 'x'",
    "stop 'ask'",
    "cancel 'later'",
    "emit 'wet'",
    "spawn 'ask'",
  ]);
});

test('both texts of an implementation are shown', () => {
  const [change] = changesOf([chart(base)], [implementing('guards', { 'it rains': () => false })]);
  expect(change?.differences).toEqual([
    {
      field: "the implementation of the guard 'it rains'",
      before: '({ context }) => context.text !== ""',
      after: '() => false',
      effect: 'behaviour',
    },
  ]);
});
