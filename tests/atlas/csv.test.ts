import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { csvOf } from '../../src/atlas/export/csv.ts';
import { type Chart, transitionsOf } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { nastyChart } from './nasty-chart.ts';

/** Reads as RFC 4180 says. Fails where it is something else. */
function rowsOf(text: string): string[][] {
  const fields = [...text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy)];
  expect(fields.map(([whole]) => whole).join('')).toBe(text);
  const rows: string[][] = [[]];
  for (const [, raw = '', end] of fields) {
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const charts: [name: string, Chart][] = [
  ...extractCharts().map((chart): [string, Chart] => [chart.id, chart]),
  ['a chart of nasty names', nastyChart],
];

describe('the table of states and events', () => {
  test('says where each state goes, and when', () => {
    const walk = createMachine({
      id: 'walk',
      initial: 'home',
      on: { asked: { actions: 'answer' } },
      states: {
        home: {
          initial: 'sofa',
          states: { sofa: { on: { 'bell rung': '#walk.out' } }, bed: {} },
          on: { asked: [{ guard: 'it rains', target: 'home' }, { target: 'out' }] },
          after: { 1000: 'out' },
        },
        passing: { always: 'out' },
        out: { invoke: { id: 'look', src: 'look', onDone: { actions: 'whistle' } } },
        over: { type: 'final' },
      },
    });
    expect(csvOf(chartOf(walk)).split('\r\n')).toEqual([
      'state,asked,bell rung,after: 1000,always,done: look',
      'walk,stays,inside,,,',
      'home,home [it rains]; out,inside,out,,',
      'home.sofa,home [it rains]; out,out,,,',
      'home.bed,home [it rains]; out,ignored,,,',
      'passing,never stays,never stays,,out,',
      'out,stays,ignored,,,stays',
      'over,ignored,ignored,,,',
      '',
    ]);
  });

  test.each(charts)('is what RFC 4180 describes: %s', (_, chart) => {
    const [header = [], ...rows] = rowsOf(csvOf(chart));
    const events = new Set(transitionsOf(chart).map(({ event }) => event));
    expect(header.length).toBe(1 + events.size);
    const states = chart.states.filter(({ type }) => type !== 'history');
    expect(rows.map(row => row.length)).toEqual(states.map(() => header.length));
  });

  test('keeps nasty names as they are', () => {
    const [header, ...rows] = rowsOf(csvOf(nastyChart));
    expect(header).toEqual([
      'state',
      '%%{init: {"theme":"dark"}}%%',
      '*',
      "'-=@+",
      '<<choice>>',
      'a b',
      'a.*',
      'a.b',
      'a: b :: c',
      'a_b',
      'again',
      'direction TB',
      'done.state.nasty',
      'in',
      'line\nbreak, comma',
      'next',
      'out',
      'same',
      '🎉 ünïcode 日本',
      'after: 1000',
      'after: a nap, "short": 1; <i>',
      'always',
      'done: a call',
      'done: nasty.both',
      'error: a call',
    ]);
    expect(rows.map(([name]) => name)).toEqual([
      'nasty',
      'plain',
      'a "b" <c> & d: e',
      'direction LR',
      'end note',
      'end_note',
      '*_`',
      'both',
      'both.left',
      'both.left.1',
      'both.left.2',
      'both.right',
      'over',
    ]);
    const plain = rows.find(([name]) => name === 'plain');
    expect(plain?.slice(3, 9)).toEqual([
      'both.left.2 and both.right',
      'stays',
      'plain [end note]; plain',
      'stays',
      'stays',
      'both [x < 1 && "y" > 2]; stays',
    ]);
  });

  test('holds nothing that a spreadsheet would run', () => {
    const formulas = ['=1+1', '+1', '-1', '@sum', '\tx', '\rx'];
    const on = Object.fromEntries(formulas.map(name => [name, { guard: name, target: name }]));
    const states = Object.fromEntries(formulas.map(name => [name, {}]));
    const config = { id: '=cmd', initial: 'start', states: { start: { on }, ...states } };
    const cells = rowsOf(csvOf(chartOf(createMachine(config)))).flat();
    expect(cells.filter(text => /^[=+\-@\t\r]/.test(text))).toEqual([]);
    const [header] = rowsOf(csvOf(chartOf(createMachine(config))));
    expect(header?.toSorted()).toEqual(['state', ...formulas.map(name => `'${name}`)].toSorted());
    expect(cells).toContain("'=1+1 [=1+1]");
  });
});
