import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { declaredMessages, passingsOf } from '../../src/atlas/messages.ts';

const charts = extractCharts();
const declared = await declaredMessages();

/** What is sent to and by other charts, their own tests say. */
const known = new Set(['call', 'resetPassword', 'resultModal', 'site', 'verifyEmail']);

test('every message between charts is declared, with its sender', () => {
  const between = declared.filter(one => known.has(one.from) && known.has(one.to));
  expect(between.map(({ from, to, event }) => `${from} > ${to}: ${event}`)).toEqual([
    'call > resetPassword: done',
    'call > resultModal: request failed',
    'call > resultModal: request started',
    'call > resultModal: request succeeded',
    'call > resultModal: request takes long',
    'call > verifyEmail: done',
    'resetPassword > call: start',
    'resetPassword > site: done',
    'resetPassword > site: redirect requested',
    'resultModal > resetPassword: result closed',
    'resultModal > site: redirect requested',
    'resultModal > verifyEmail: result closed',
    'site > resetPassword: page left',
    'site > resetPassword: start',
    'site > resultModal: page left',
    'site > resultModal: page returned to',
    'site > resultModal: start',
    'site > verifyEmail: page left',
    'site > verifyEmail: start',
    'verifyEmail > call: start',
    'verifyEmail > site: done',
    'verifyEmail > site: redirect requested',
  ]);
});

function isOfOthers(chart: string): boolean {
  return charts.some(({ id }) => id === chart) && !known.has(chart);
}

test('visitors send what no chart sends, and a message that no test saw is marked', () => {
  const seen = [
    { from: 'call', to: 'verifyEmail', event: 'done: verify the address', count: 1 },
    { from: null, to: 'resultModal', event: 'closed', count: 2 },
    { from: null, to: 'verifyEmail', event: 'page left', count: 1 },
    { from: null, to: 'site', event: 'error: fetch the chart', count: 1 },
  ];
  const passings = passingsOf(charts, declared, seen).filter(({ to }) => !isOfOthers(to));
  const ofVisitors = passings.filter(({ from }) => from === null);
  expect(ofVisitors.map(({ to, event }) => `${to}: ${event}`).toSorted()).toEqual([
    'resetPassword: confirmation left',
    'resetPassword: confirmation typed',
    'resetPassword: new password left',
    'resetPassword: new password typed',
    'resetPassword: page returned to',
    'resetPassword: submitted',
    'resultModal: closed',
    'site: page opened',
  ]);
  const isSeen = passings.filter(one => one.isSeen).map(({ from, to }) => `${from} > ${to}`);
  expect(isSeen.toSorted()).toEqual([
    'call > verifyEmail',
    'null > resultModal',
    'site > fetch the chart',
  ]);
});
