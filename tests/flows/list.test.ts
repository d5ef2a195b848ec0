import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { discover } from '../../src/flows/books/discover.ts';
import { conversations } from '../../src/flows/messages/conversations.ts';
import { reportList } from '../../src/flows/moderation/report-list.ts';
import { noticeList } from '../../src/flows/notices/notice-list.ts';
import { requests } from '../../src/flows/requests/requests.ts';
import { shelfList } from '../../src/flows/shelf/shelf-list.ts';
import { notice, report, row } from './kit/sample-messages.ts';
import { request } from './kit/sample-request.ts';
import { copy, createWorld } from './kit/start.ts';

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d29';

function openList(chart: AnyStateMachine, parameters = {}) {
  const { input, options, server, clock } = createWorld('');
  const flow = createActor(chart, { input: { ...input, parameters }, ...options }).start();
  const state = () => flow.getSnapshot().value;
  const context = () => flow.getSnapshot().context;
  return { flow, server, clock, state, context };
}

describe.each([
  ['discover', discover, {}, copy],
  ['shelf', shelfList, { id: '' }, copy],
  ['requests', requests, { list: 'for-me' }, request],
  ['conversations', conversations, {}, row],
  ['notices', noticeList, {}, notice],
  ['reports', reportList, {}, report],
] as const)('the list of %s', (operation, chart, asked, item) => {
  const other = { ...item, id };
  const part = { items: [item], next: 'the rest' };

  test('comes in parts, each item once', async () => {
    const { flow, server, state, context } = openList(chart);
    expect([state(), server.asked]).toEqual(['loading', [[operation, asked]]]);
    await server.says(200, part);
    flow.send({ type: 'more pressed' });
    expect([state(), server.asked.at(-1)]).toEqual([
      'loadingMore',
      [operation, { ...asked, cursor: 'the rest' }],
    ]);
    await server.says(200, { items: [item, other], next: null });
    expect([state(), context().items]).toEqual([{ shown: 'quiet' }, [item, other]]);
    flow.send({ type: 'more pressed' });
    expect([state(), server.asked.length]).toEqual([{ shown: 'quiet' }, 2]);
  });

  test('says why it has not come, and asks again', async () => {
    const { flow, server, clock, state, context } = openList(chart);
    await server.says(500, { message: 'No.' });
    expect([state(), context().message]).toEqual(['failure', 'No.']);
    flow.send({ type: 'try again pressed' });
    // Why it has not come stays in sight, for that is the first failure of the next pauses.
    expect([state(), context().failures]).toEqual(['loading', 1]);
    await server.comesTo('offline');
    clock.increment(4_000);
    expect(state()).toBe('loading');
    await server.says(200, part);
    flow.send({ type: 'more pressed' });
    await server.comesTo('offline');
    expect([state(), context().items]).toEqual([{ shown: 'failed' }, [item]]);
    flow.send({ type: 'more pressed' });
    expect(server.asked.at(-1)).toEqual([operation, { ...asked, cursor: 'the rest' }]);
  });

  test('shows an item as it was changed', async () => {
    const { flow, server, context } = openList(chart);
    await server.says(200, { items: [item, other], next: null });
    flow.send({ type: 'item changed', item: { ...other, isChanged: true } });
    expect(context().items).toEqual([item, { ...other, isChanged: true }]);
  });

  test('is asked for again where something has happened, and stays as long as it is', async () => {
    const { flow, server, state, context } = openList(chart);
    const named = (last: string) => ({ ...item, id: id.replace(/.$/, last) });
    const [first, second, third] = [named('a'), named('b'), named('c')];
    const says = (items: unknown[], next: string | null) => server.says(200, { items, next });
    flow.send({ type: 'page refreshed' });
    await says([], null);
    expect(state()).toEqual({ shown: 'refreshing' });
    await says([second], 'the rest');
    flow.send({ type: 'more pressed' });
    flow.send({ type: 'page refreshed' });
    await says([third, item], 'the end');
    expect([state(), server.asked.at(-1)]).toEqual([{ shown: 'refreshing' }, [operation, asked]]);
    await says([item, first, second], 'less');
    expect([context().items, context().next]).toEqual([[item, first, second, third], 'the end']);
    flow.send({ type: 'page refreshed' });
    await server.comesTo('offline');
    expect([state(), context().items.length]).toEqual([{ shown: 'quiet' }, 4]);
    flow.send({ type: 'page refreshed' });
    await says([other], 'what follows');
    expect([context().items, context().next]).toEqual([[other], 'what follows']);
    flow.send({ type: 'page refreshed' });
    await says([other, item], null);
    flow.send({ type: 'page refreshed' });
    await says([other], null);
    expect(context().items).toEqual([other]);
  });

  test('can be kept for a visitor who comes back', async () => {
    const { flow, server, state, context } = openList(chart);
    await server.says(200, part);
    expect(flow.getSnapshot().hasTag('keepable')).toBe(true);
    flow.send({ type: 'page returned to' });
    expect(context().items).toEqual([item]);
    // Other pages change the others.
    const isAskedAnew = operation !== 'discover' && operation !== 'shelf';
    expect([state(), server.asked.length]).toEqual(
      isAskedAnew ? ['loading', 2] : [{ shown: 'quiet' }, 1],
    );
    if (isAskedAnew) await server.says(200, { items: [other], next: null });
    expect(context().items).toEqual([isAskedAnew ? other : item]);
    flow.send({ type: 'page left' });
    expect(state()).toBe('left');
  });

  test('is given up where it has not come before the page is left', () => {
    const { flow, state } = openList(chart);
    expect(flow.getSnapshot().hasTag('keepable')).toBe(false);
    flow.send({ type: 'page left' });
    expect(state()).toBe('left');
  });
});

test.each([
  [{ q: ' emma ', way: 'swap', within: '5', language: 'en' }, undefined],
  [{ q: ' ', way: 'steal', within: '3', language: 'English' }, {}],
])('asks for what the address says, as far as it can be: %j', (said, asked) => {
  const { server } = openList(discover, said);
  expect(server.asked).toEqual([['discover', asked ?? { ...said, q: 'emma' }]]);
});

test.each([
  [{ id: 'x', q: 'emma', state: 'aside', sort: 'title' }, undefined],
  [{ id: 'x', state: 'gone', sort: 'price' }, { id: 'x' }],
])('asks for a shelf as the address says: %j', (parameters, asked) => {
  const { server } = openList(shelfList, parameters);
  expect(server.asked).toEqual([['shelf', asked ?? parameters]]);
});

test.each([
  ['from-me', 'from-me'],
  ['mine', 'for-me'],
])('asks for the requests %s as for those %s', (list, asked) => {
  const { server } = openList(requests, { list });
  expect(server.asked).toEqual([['requests', { list: asked }]]);
});
