import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conversation as chart } from '../../../src/flows/messages/conversation.ts';
import { conversation, event, message, row } from '../kit/sample-messages.ts';
import { createSession, createWorld } from '../kit/start.ts';

const { id } = conversation;
const read = { ...conversation, unread: 0 };
const entry = (number: number, by: 'me' | 'other' = 'other') => ({ ...message, number, by });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => to - index);
const partOf = (from: number, to: number, next: string | null = null) => ({
  conversation: read,
  items: numbers(from, to).map(number => entry(number)),
  next,
});

function openPage() {
  const { input, options, server } = createWorld('');
  const { session, news } = createSession();
  const own = { ...input, session, parameters: { id } };
  const flow = createActor(chart, { input: own, ...options }).start();
  const { thread } = flow.getSnapshot().children;
  if (!thread) throw new Error('Nothing is shown');
  const state = () => thread.getSnapshot().value;
  const context = () => thread.getSnapshot().context;
  const page = () => [flow.getSnapshot().value, thread.getSnapshot().status];
  const shown = () => context().entries.map(({ number }) => number);
  const send = (text: string) => {
    const form = flow.getSnapshot().children.write;
    form?.send({ type: 'text typed', text });
    form?.send({ type: 'send pressed' });
  };
  return { flow, thread, server, news, state, context, shown, page, send };
}

async function openShown(part: object = partOf(3, 4, 'the rest')) {
  const page = openPage();
  await page.server.says(200, part);
  return page;
}

const quiet = { newest: 'quiet', earlier: 'quiet' };
const loading = { ...quiet, newest: 'loading' };

test('shows what was written and has happened, the oldest first, and says how far it was read', async () => {
  const { server, news, state, context } = openPage();
  expect([state(), server.asked]).toEqual([loading, [['conversation', { id }]]]);
  await server.says(200, { conversation, items: [message, event], next: null });
  expect([state(), context().conversation, context().entries, server.asked.at(-1)]).toEqual([
    { ...quiet, newest: 'marking' },
    conversation,
    [event, message],
    ['markRead', { id, number: 2 }],
  ]);
  await server.says(200, { message: 'Read.' });
  expect([state(), news]).toEqual([quiet, ['news changed']]);
});

test('lists the other conversations beside it where there is room, and asks for them anew', async () => {
  const { flow, server, page } = await openShown();
  expect(page()).toEqual([{ open: 'alone' }, 'active']);
  flow.send({ type: 'others wanted' });
  expect([page(), server.asked.at(-1)]).toEqual([
    [{ open: 'beside' }, 'active'],
    ['conversations', {}],
  ]);
  await server.says(200, { items: [row], next: null });
  expect(flow.getSnapshot().children.others?.getSnapshot().context.items).toEqual([row]);
  flow.send({ type: 'page refreshed' });
  expect(server.asked.slice(-2).map(([operation]) => operation)).toEqual([
    'conversation',
    'conversations',
  ]);
});

test('says nothing of how far it was read where all of it was', async () => {
  const { server, state } = await openShown();
  expect([state(), server.asked.length]).toEqual([quiet, 1]);
});

test('is loaded again where something has happened meanwhile, or if it could not be', async () => {
  const { flow, server, state } = openPage();
  flow.send({ type: 'page refreshed' });
  await server.says(200, partOf(1, 2));
  expect([state(), server.asked.length]).toEqual([loading, 2]);
  await server.comesTo('offline');
  flow.send({ type: 'page refreshed' });
  expect([state(), server.asked.length]).toEqual([loading, 3]);
});

test('earlier parts come before what is shown, until there is none', async () => {
  const { thread, server, state, shown } = await openShown();
  const press = () => thread.send({ type: 'earlier pressed' });
  press();
  press();
  expect([state(), server.asked.slice(1)]).toEqual([
    { ...quiet, earlier: 'loading' },
    [['conversation', { id, cursor: 'the rest' }]],
  ]);
  await server.comesTo('offline');
  expect(shown()).toEqual([3, 4]);
  press();
  await server.says(200, partOf(1, 2));
  expect([state(), shown()]).toEqual([quiet, [1, 2, 3, 4]]);
  press();
  expect(state()).toEqual(quiet);
});

test('asks for the newest where something has happened, and keeps what is shown', async () => {
  const { flow, server, state, context, shown } = await openShown();
  flow.send({ type: 'page refreshed' });
  await server.says(200, { ...partOf(4, 5, 'less'), conversation });
  expect([state(), shown(), context().next, server.asked.at(-1)]).toEqual([
    { ...quiet, newest: 'marking' },
    [3, 4, 5],
    'the rest',
    ['markRead', { id, number: 5 }],
  ]);
  flow.send({ type: 'page refreshed' });
  await server.says(200, { message: 'Read.' });
  await server.comesTo('offline');
  expect([state(), shown()]).toEqual([loading, [3, 4, 5]]);
});

test('leaves no gap where more has come than one part holds', async () => {
  const { flow, server, context, shown } = await openShown();
  flow.send({ type: 'page refreshed' });
  await server.says(200, partOf(6, 7, 'between'));
  expect([shown(), context().next]).toEqual([[6, 7], 'between']);
});

test('asks for the newest while an earlier part comes', async () => {
  const { flow, thread, server, state, shown } = await openShown();
  thread.send({ type: 'earlier pressed' });
  flow.send({ type: 'page refreshed' });
  await server.says(200, partOf(1, 2));
  await server.says(200, partOf(4, 5));
  expect([state(), shown()]).toEqual([quiet, [1, 2, 3, 4, 5]]);
});

test.each([
  [5, quiet, 2],
  [6, loading, 3],
])('shows the own message, the number %i, and asks for what it has missed', async (...said) => {
  const [number, expected, calls] = said;
  const { server, state, shown, send } = await openShown();
  send('Hello.');
  await server.says(201, { entry: entry(number, 'me') });
  expect([state(), shown(), server.asked.length]).toEqual([expected, [3, 4, number], calls]);
});

test('shows a message that was sent before the rest has come', async () => {
  const { flow, server, context, shown } = openPage();
  flow.send({ type: 'message written', entry: entry(5, 'me') });
  await server.says(200, partOf(3, 4, 'the rest'));
  expect([shown(), context().next]).toEqual([[3, 4, 5], 'the rest']);
});

test('sends what waits where something has happened, as the connection is there again', async () => {
  const { flow, server, send } = await openShown();
  send('Hello.');
  await server.comesTo('offline');
  flow.send({ type: 'page refreshed' });
  expect(server.asked.slice(1).map(([operation]) => operation)).toEqual([
    'write',
    'write',
    'conversation',
  ]);
});

test('is given up when the page is left', async () => {
  const { flow, page } = await openShown();
  flow.send({ type: 'page left' });
  expect(page()).toEqual(['left', 'stopped']);
});

test('lives on when the page is left, until what is being sent is', async () => {
  const { flow, server, page, send } = await openShown();
  send('Hello.');
  flow.send({ type: 'page left' });
  flow.send({ type: 'page left' });
  expect([page(), server.asked.length]).toEqual([['leaving', 'stopped'], 2]);
  await server.says(201, { entry: entry(5, 'me') });
  expect(page()).toEqual(['left', 'stopped']);
});
