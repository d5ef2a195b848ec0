import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { xstateOf } from '../../src/atlas/export/xstate.ts';
import type { Chart } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { nastyChart } from './nasty-chart.ts';

test('a chart as XState writes it has everything but functions', () => {
  const walk = createMachine({
    id: 'walk',
    description: 'A walk.',
    initial: 'home',
    states: {
      home: {
        tags: ['warm', 'dry'],
        meta: { rule: 'rest' },
        entry: 'sit',
        exit: ['stand', 'lock'],
        invoke: { id: 'look', src: 'window', onDone: { target: 'out', reenter: true } },
        always: { guard: 'it burns', target: 'out' },
        after: { 1000: { actions: 'yawn' } },
        on: { asked: [{ guard: 'it rains', description: 'Wet.' }, { target: 'out' }] },
      },
      out: { type: 'parallel', states: { dog: {}, owner: {} }, onDone: 'over' },
      over: { type: 'final' },
    },
  });
  expect(JSON.parse(xstateOf(chartOf(walk)))).toEqual({
    id: 'walk',
    description: 'A walk.',
    initial: 'home',
    states: {
      home: {
        meta: { rule: 'rest' },
        tags: ['dry', 'warm'],
        entry: 'sit',
        exit: ['stand', 'lock'],
        invoke: { id: 'look', src: 'window', onDone: { target: '#walk.out', reenter: true } },
        always: { guard: 'it burns', target: '#walk.out' },
        after: { 1000: { actions: 'yawn' } },
        on: { asked: [{ guard: 'it rains', description: 'Wet.' }, { target: '#walk.out' }] },
      },
      out: { type: 'parallel', onDone: { target: '#walk.over' }, states: { dog: {}, owner: {} } },
      over: { type: 'final' },
    },
  });
});

test.each<[name: string, Chart]>([
  ...extractCharts().map((chart): [string, Chart] => [chart.id, chart]),
  ['a chart of nasty names', nastyChart],
  [
    'a chart with dots in its names',
    chartOf(
      createMachine({
        id: 'a.b',
        initial: 'c.d',
        states: {
          'c.d': {
            initial: 'e\\',
            states: { 'e\\': { on: { x: '#own' } } },
            on: { y: '#a\\.b.c\\.d.e\\\\' },
          },
          'f.': { id: 'own', on: { z: '#a\\.b.c\\.d.e\\\\' } },
        },
      }),
    ),
  ],
])('makes a machine of which the same chart is drawn: %s', (_, chart) => {
  const machine = createMachine(JSON.parse(xstateOf(chart)), { delays: chart.delays });
  expect(described(chartOf(machine))).toEqual(described(chart));
});

/** The format has the names of what it starts and of its functions, and no more of them. */
function described(chart: Chart): unknown {
  return JSON.parse(JSON.stringify({ ...chart, code: undefined }), (key, value: unknown) =>
    key === 'chart' || key === 'details' ? undefined : value,
  );
}
