import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { changedSince, digestOf } from '../../src/atlas/build/traces.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { coverageOf, failedIn, idsOf } from '../../src/atlas/model/coverage.ts';
import { type Picture, picturesOf } from '../../src/atlas/model/pictures.ts';
import { placeOf } from '../../src/atlas/model/place.ts';
import { shortestPathTo } from '../../src/atlas/model/shortest-paths.ts';
import type { Step, Trace } from '../../src/atlas/model/trace.ts';
import { placeName } from '../../src/atlas/words.ts';
import { memberCharts } from '../../src/flows/member-charts.ts';
import { publicCharts } from '../../src/flows/public-charts.ts';
import { faultsOfPictures, shownStates } from '../evidence/pictures.ts';
import { door } from './door.ts';

/** Pages that show a part of what the chart of the own page does, and one whose chart has another name. */
const otherwise = new Set(['place', 'request']);

test('a chart appears by its place in a registry, with the charts that it starts', () => {
  expect(extractCharts().map(({ id }) => id)).toEqual(
    [
      'act',
      'call',
      'contactForm',
      'counts',
      'discover',
      'findPlace',
      'form',
      'loading',
      'lookUp',
      'noticeList',
      'putBooks',
      'reportForm',
      'reportList',
      'request',
      'requestPage',
      'resultModal',
      'session',
      'several',
      'shelfList',
      'site',
      'suggestions',
      'thread',
      'wish',
      'wishing',
      'write',
      ...Object.keys({ ...publicCharts, ...memberCharts }).filter(name => !otherwise.has(name)),
    ].toSorted(),
  );
});

test('a chart keeps guards, actions, delays, and transitions without an event', () => {
  const transitions = door.states.flatMap(state => state.transitions);
  expect(
    transitions.map(({ id, guard, targets, actions }) => [id, guard, targets, actions]),
  ).toEqual([
    ['door.closed::both::0', null, ['door.open.light.on', 'door.open.guest'], []],
    ['door.closed::paint::0', null, [], ['dry']],
    ['door.closed::push::0', 'it is < 20 °C', ['door.open'], ['say "hi"']],
    ['door.closed::push::1', null, ['door.closed'], []],
    ['door.closed::remember::0', null, ['door.open.before'], []],
    ['door.open::after: a while::0', null, ['door.closed'], []],
    ['door.open::done: a guest::0', null, ['door.gone'], []],
    ['door.open::error: a guest::0', null, ['door.closed'], []],
    ['door.open.light.off::switch::0', null, ['door.open.light.on'], []],
    ['door.open.light.on::always::0', null, ['door.open.light.off'], []],
  ]);
});

test('every event is said in words', () => {
  const events = extractCharts().flatMap(chart => transitionsOf(chart).map(one => one.event));
  expect(events.filter(event => event.startsWith('xstate'))).toEqual([]);
  expect(events).toEqual(
    expect.arrayContaining(['the form has changed', 'the terms have changed']),
  );
});

test('the shortest way follows the drawing, and there is none to what nothing leads to', () => {
  expect([shortestPathTo(door, 'door.closed'), shortestPathTo(door, 'door.lost')]).toEqual([
    [],
    undefined,
  ]);
  expect(shortestPathTo(door, 'door.open.light.on::always::0')).toEqual([
    'door.closed::both::0',
    'door.open.light.on::always::0',
  ]);
  expect(shortestPathTo(door, 'door.gone')).toEqual([
    'door.closed::both::0',
    'door.open::done: a guest::0',
  ]);
});

const start: Step = {
  chart: 'door',
  event: 'start',
  sender: null,
  taken: [],
  states: ['door', 'door.closed'],
};
const trace = (more: Partial<Trace>): Trace => ({
  file: 'tests/door.test.ts',
  test: 'opens',
  kind: 'unit',
  passed: true,
  steps: [start],
  ...more,
});

test('what tests took counts where they passed, with states that were left at once', () => {
  const through = { ...start, taken: ['door.open.light.on::always::0'], states: ['door'] };
  const traces = [
    trace({}),
    trace({
      test: 'fails',
      passed: false,
      steps: [{ ...start, taken: ['door.closed::paint::0'] }],
    }),
    trace({ test: 'sends nothing', steps: [] }),
    trace({ test: 'goes through', steps: [start, through] }),
  ];
  const { tests, failed, taken } = coverageOf([door], traces);
  expect([tests, failed].map(list => list.map(one => one.test))).toEqual([
    ['opens', 'goes through'],
    ['fails'],
  ]);
  expect(Object.entries(taken).filter(([, by]) => by.length > 0)).toEqual([
    ['door', [0, 1]],
    ['door.closed', [0, 1]],
    ['door.open', [1]],
    ['door.open.light', [1]],
    ['door.open.light.on', [1]],
    ['door.open.light.on::always::0', [1]],
  ]);
  expect(Object.keys(taken)).toEqual(idsOf(door));
  expect(Object.keys(taken)).not.toContain('door.open.before');
});

const step = (event: string, place: string, ...taken: string[]): Step => ({
  ...start,
  event,
  taken,
  states: ['door', place],
});
const push = step('push', 'door.open', 'door.closed::push::0');
const wait = step('after: a while', 'door.closed', 'door.open::after: a while::0');
const ignored = step('push', 'door.open');

test.each<{ title: string; steps: Step[]; before?: Step[]; place: string[] | undefined }>([
  {
    title: 'to the first step that it had not taken when it passed',
    steps: [start, { ...push, states: ['door', 'door.gone'] }, wait],
    before: [start, push, wait],
    place: ['door.closed::push::0', 'door · closed · push'],
  },
  {
    title: 'to the state that ignores what led on then',
    steps: [start, step('push', 'door.closed'), wait],
    before: [start, push, wait],
    place: ['door.closed', 'door · closed · push (no transition)'],
  },
  {
    title: 'to the state whose timer fired then',
    steps: [start, push],
    before: [start, push, wait],
    place: ['door.open', 'door · open · after: a while (no transition)'],
  },
  {
    title: 'to its last transition where it did what it had done',
    steps: [start, push],
    before: [start, push, ignored],
    place: ['door.closed::push::0', 'door · closed · push'],
  },
  {
    title: 'to its last transition where it has never passed',
    steps: [start, push, start],
    place: ['door.closed::push::0', 'door · closed · push'],
  },
  {
    title: 'to what was ignored last where it has never passed',
    steps: [start, push, ignored],
    place: ['door.open', 'door · open · push (no transition)'],
  },
  {
    title: 'to the initial state where nothing else happened',
    steps: [start],
    place: ['door.closed', 'door · closed · start'],
  },
  { title: 'to no chart where none ran', steps: [], place: undefined },
])('a test that failed leads $title', ({ place, ...own }) => {
  const found = placeOf(trace({ passed: false, ...own }));
  expect(found && [found.id, placeName(found)]).toEqual(place);
});

test('a place is named by its chart, its state and its event', () => {
  const ids = ['loading.loading::done: ask::0', 'loading.loading.late', 'loading::page left::0'];
  const named = ids.map(id => placeName({ chart: 'loading', id, event: 'it' }));
  expect(named).toEqual([
    'loading · loading · it',
    'loading · loading › late · it',
    'loading · it',
  ]);
});

test('tests that failed are kept with their places and what they took, also of charts that have changed', () => {
  const traces = [
    trace({ passed: false, steps: [start, push, wait] }),
    trace({ passed: false, test: 'sends nothing', steps: [] }),
  ];
  const coverage = coverageOf([], traces);
  expect(coverage.failed.map(({ test, place }) => [test, place?.id])).toEqual([
    ['opens', wait.taken[0]],
    ['sends nothing', undefined],
  ]);
  expect(coverage.walked).toEqual({
    'door.closed::push::0': 'elsewhere',
    'door.open::after: a while::0': 'here',
  });
  const counts = ['door', 'door.open::after: a while::0', 'door.open', 'gate'].map(
    id => failedIn(coverage, id).length,
  );
  expect(counts).toEqual([1, 1, 0, 0]);
});

const picture = (state: string, window: Picture['window'], file = state) => ({
  state: `door.${state}`,
  window,
  file,
});

test('a page shows the innermost states that it stays in', () => {
  const names = (isOfServer: boolean) => shownStates(door, isOfServer).map(({ id }) => id);
  // `door.open.light.on` is left at once, and `door.lost` looks like `door.closed`.
  expect(names(false)).toEqual(['door.closed', 'door.open.guest', 'door.open.light.off']);
  expect(names(true)).toContain('door.gone');
});

test('a state has its own pictures, or those of what it looks like, or of the first within it', () => {
  const pictures = [picture('closed', 'phone'), picture('open.light.off', 'desktop')];
  expect(picturesOf(door, 'door.closed', pictures)).toEqual(pictures.slice(0, 1));
  expect(picturesOf(door, 'door.lost', pictures)).toEqual(pictures.slice(0, 1));
  expect(picturesOf(door, 'door.open', pictures)).toEqual(pictures.slice(1));
  expect(picturesOf(door, 'door.gone', pictures)).toEqual([]);
});

test('a shown state without a picture of its own is a fault, in each window', () => {
  const all = (['desktop', 'phone'] as const).flatMap(window =>
    ['closed', 'open.guest', 'open.light.off'].map(state => picture(state, window)),
  );
  expect(faultsOfPictures(door, false, all)).toEqual([]);
  expect(faultsOfPictures(door, false, all.slice(1))).toEqual([
    'door.closed has no picture in the window desktop.',
  ]);
  // Two regions are shown at once.
  const alike = all.map(({ state, window }) => ({ state, window, file: window }));
  expect(faultsOfPictures(door, false, alike)).toEqual(
    ['desktop', 'phone'].flatMap(window => [
      `door.closed and door.open.guest look the same in the window ${window}.`,
      `door.closed and door.open.light.off look the same in the window ${window}.`,
    ]),
  );
});

test('a chart has changed where it does something else, not where it is described otherwise', () => {
  const run = { date: '2026-11-28', commit: '047e95e4', digests: { door: digestOf(door) } };
  const described = { ...door, description: 'A gate.' };
  const altered = { ...door, states: door.states.map(one => ({ ...one, entry: ['creak'] })) };
  expect(changedSince(run, [door, described, altered])).toEqual([altered]);
  expect(changedSince(undefined, [door])).toEqual([]);
});
