import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOfMap } from '../../src/atlas/build/map-layout.ts';
import { wordsOf } from '../../src/atlas/map/words.ts';
import type { Passing } from '../../src/atlas/messages.ts';

const names = new Set(['site', 'resultModal', 'call', 'resetPassword', 'verifyEmail']);
const charts = extractCharts().filter(({ id }) => names.has(id));
const passing = (from: string | null, to: string, event: string, isSeen = true): Passing => {
  return { from, to, event, isSeen };
};
const passings = [
  passing('site', 'resultModal', 'start'),
  passing('site', 'verifyEmail', 'start'),
  passing('site', 'fetch the chart', 'start'),
  passing('verifyEmail', 'call', 'start'),
  passing('call', 'ask the server', 'start', false),
  passing('call', 'resultModal', 'request started'),
  passing('call', 'resultModal', 'request failed', false),
  passing('call', 'verifyEmail', 'done'),
  passing('resultModal', 'verifyEmail', 'result closed'),
  passing('verifyEmail', 'site', 'done'),
  passing(null, 'resultModal', 'closed'),
];
const map = await layoutOfMap(charts, passings);

test('shows the messages between charts, each starter above what it starts', () => {
  const roads = map.roads.map(({ from, to, there, back }) => [
    from,
    to,
    there.map(wordsOf),
    back.map(wordsOf),
  ]);
  expect(roads).toEqual([
    ['the pages', 'resultModal', ['closed'], []],
    ['site', 'resultModal', ['start'], []],
    ['site', 'verifyEmail', ['start'], ['done']],
    ['site', 'fetch the chart', ['start'], []],
    ['resultModal', 'verifyEmail', ['result closed'], []],
    ['resultModal', 'call', [], ['request failed · not seen', 'request started']],
    ['verifyEmail', 'call', ['start'], ['done']],
    ['call', 'ask the server', ['start · not seen'], []],
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
  expect(await layoutOfMap(charts, passings)).toEqual(map);
});
