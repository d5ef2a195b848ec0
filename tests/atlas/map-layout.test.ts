import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOfMap } from '../../src/atlas/build/map-layout.ts';
import type { Message } from '../../src/atlas/model/coverage.ts';

const names = new Set(['site', 'resultModal', 'call', 'resetPassword', 'verifyEmail']);
const charts = extractCharts().filter(({ id }) => names.has(id));
const messages: Message[] = [
  { from: null, to: 'site', event: 'start', count: 1 },
  { from: 'site', to: 'resultModal', event: 'start', count: 1 },
  { from: 'site', to: 'verifyEmail', event: 'start', count: 1 },
  { from: 'verifyEmail', to: 'call', event: 'start', count: 1 },
  { from: 'call', to: 'resultModal', event: 'request started', count: 1 },
  { from: 'call', to: 'resultModal', event: 'request failed', count: 1 },
  { from: 'call', to: 'verifyEmail', event: 'done: verify the address', count: 1 },
  { from: 'resultModal', to: 'verifyEmail', event: 'result closed', count: 1 },
  { from: 'verifyEmail', to: 'site', event: 'done: verifyEmail', count: 1 },
  { from: null, to: 'resultModal', event: 'closed', count: 2 },
  { from: null, to: 'call', event: 'done: ask the server', count: 1 },
];
const map = await layoutOfMap(charts, messages);

test('shows the messages between charts, each starter above what it starts', () => {
  const roads = map.roads.map(({ from, to, there, back }) => [from, to, there, back]);
  expect(roads).toEqual([
    ['the pages', 'resultModal', ['closed'], []],
    ['site', 'resultModal', ['start'], []],
    ['site', 'verifyEmail', ['start'], ['done']],
    ['site', 'fetch the chart', ['start'], []],
    ['resultModal', 'verifyEmail', ['result closed'], []],
    ['resultModal', 'call', [], ['request failed', 'request started']],
    ['verifyEmail', 'call', ['start'], ['done']],
    ['call', 'ask the server', ['start'], []],
  ]);
});

test('has a place for the pages, for every chart and for every call', () => {
  expect(map.places.map(({ id, kind }) => `${kind}: ${id}`).toSorted()).toEqual([
    'call: ask the server',
    'call: fetch the chart',
    'chart: call',
    'chart: resetPassword',
    'chart: resultModal',
    'chart: site',
    'chart: verifyEmail',
    'pages: the pages',
  ]);
});

test('draws everything within the map, and the same every time', async () => {
  const boxes = [...map.places.map(({ box }) => box), ...map.roads.map(({ label }) => label)];
  const isWithin = ({ x, y, width, height }: (typeof boxes)[number]) =>
    x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height && width > 0;
  expect(boxes.filter(box => !isWithin(box))).toEqual([]);
  expect(await layoutOfMap(charts, messages)).toEqual(map);
});
