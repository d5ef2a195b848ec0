import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { branchesOf, cellsOf } from '../../src/atlas/model/cells.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';

const lamp = chartOf(
  createMachine({
    id: 'lamp',
    on: { break: '.broken', press: {} },
    initial: 'dark',
    states: {
      dark: { on: { press: 'lit' } },
      lit: {
        initial: 'warm',
        on: { press: [{ guard: () => true, target: 'dark' }, { target: 'warming' }] },
        states: {
          warm: { on: { press: { guard: () => true, target: 'cold' }, turn: 'cold' } },
          cold: {},
        },
      },
      warming: { always: 'lit' },
      broken: { type: 'final' },
    },
  }),
);

test('tells of every state and event what takes it, and in which order it is asked', () => {
  const rows = cellsOf(lamp).map(({ id, kind, transitions }) => [id, kind].concat(transitions));
  expect(rows).toEqual([
    ['lamp::break', 'own', 'lamp::break::0'],
    ['lamp::press', 'own', 'lamp::press::0'],
    ['lamp::turn', 'within'],
    ['lamp.broken::break', 'invalid'],
    ['lamp.broken::press', 'invalid'],
    ['lamp.broken::turn', 'invalid'],
    ['lamp.dark::break', 'inherited', 'lamp::break::0'],
    ['lamp.dark::press', 'own', 'lamp.dark::press::0'],
    ['lamp.dark::turn', 'invalid'],
    ['lamp.lit::break', 'inherited', 'lamp::break::0'],
    ['lamp.lit::press', 'own', 'lamp.lit::press::0', 'lamp.lit::press::1'],
    ['lamp.lit::turn', 'within'],
    ['lamp.lit.cold::break', 'inherited', 'lamp::break::0'],
    ['lamp.lit.cold::press', 'inherited', 'lamp.lit::press::0', 'lamp.lit::press::1'],
    ['lamp.lit.cold::turn', 'invalid'],
    ['lamp.lit.warm::break', 'inherited', 'lamp::break::0'],
    [
      'lamp.lit.warm::press',
      'own',
      'lamp.lit.warm::press::0',
      'lamp.lit::press::0',
      'lamp.lit::press::1',
    ],
    ['lamp.lit.warm::turn', 'own', 'lamp.lit.warm::turn::0'],
    ['lamp.warming::break', 'passing'],
    ['lamp.warming::press', 'passing'],
    ['lamp.warming::turn', 'passing'],
  ]);
});

test('asks a descriptor with a star after the one that names the event', () => {
  const [root] = chartOf(
    createMachine({ id: 'bell', on: { 'xstate.done.actor.*': {}, 'xstate.done.actor.ring': {} } }),
  ).states;
  expect(root && branchesOf(root, 'done: ring').map(({ id }) => id)).toEqual([
    'bell::done: ring::0',
    'bell::done: *::0',
  ]);
});

test('asks what comes always by itself', () => {
  const [root] = chartOf(
    createMachine({ id: 'bell', on: { '*': {} }, always: { guard: () => false } }),
  ).states;
  const asked = (event: string) => root && branchesOf(root, event).map(({ id }) => id);
  expect([asked('always'), asked('ring')]).toEqual([['bell::always::0'], ['bell::*::0']]);
});

test('has a cell for every state and event of the site, and none twice', () => {
  for (const chart of extractCharts()) {
    const ids = cellsOf(chart).map(({ id }) => id);
    expect(new Set(ids).size).toBe(chart.states.length * chart.events.length);
    expect(ids).toHaveLength(new Set(ids).size);
  }
});
