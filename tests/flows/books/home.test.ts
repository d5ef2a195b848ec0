import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { home } from '../../../src/flows/books/home.ts';
import { request } from '../kit/sample-request.ts';
import { copy, openFlow } from '../kit/start.ts';

function openPage(parameters = {}, isGuest = false) {
  const page = openFlow((input, options) => createActor(home, { input, ...options }).start(), {
    parameters,
    ...(isGuest && { session: undefined }),
  });
  const items = () => {
    const { waiting, books } = page.flow.getSnapshot().children;
    return [waiting, books].map(list => list?.getSnapshot().context.items);
  };
  return { ...page, items };
}

const waiting = ['requests', { list: 'waiting' }];

test('shows what waits for the member, and what neighbours offer', async () => {
  const { server, state, items } = openPage();
  expect(server.asked).toEqual([waiting, ['discover', {}]]);
  await server.says(200, { items: [request], next: null });
  await server.says(200, { items: [copy], next: null });
  expect([state(), items()]).toEqual(['shown', [[request], [copy]]]);
});

test.each([
  [{}, [waiting]],
  [{ q: 'emma' }, []],
])('what waits is asked for again where something has happened: %j', async (parameters, asked) => {
  const { flow, server } = openPage(parameters);
  if (asked.length > 0) await server.says(200, { items: [request], next: null });
  await server.says(200, { items: [copy], next: null });
  const calls = server.asked.length;
  flow.send({ type: 'page refreshed' });
  expect(server.asked.slice(calls)).toEqual(asked);
});

test.each([
  [{ q: 'emma' }, false],
  [{}, true],
])('nothing waits for who searches %j, nor for a guest: %s', (parameters, isGuest) => {
  const { server, items } = openPage(parameters, isGuest);
  expect([server.asked, items()]).toEqual([[['discover', parameters]], [undefined, []]]);
});

test('knows what is looked for in vain on the own shelf', async () => {
  const { flow, server } = openPage({ q: 'emma' });
  await server.says(200, { items: [], next: null, isOwned: true });
  expect(flow.getSnapshot().children.books?.getSnapshot().context.told.isOwned).toBe(true);
});

test('asks a member who comes back anew what waits', async () => {
  const { flow, server, state, items } = openPage();
  await server.says(200, { items: [request], next: null });
  await server.says(200, { items: [copy], next: null });
  expect(flow.getSnapshot().hasTag('keepable')).toBe(true);
  flow.send({ type: 'page returned to' });
  expect([items(), server.asked.slice(2)]).toEqual([[[request], [copy]], [waiting]]);
  await server.says(200, { items: [], next: null });
  expect([state(), items()]).toEqual(['shown', [[], [copy]]]);
  flow.send({ type: 'page left' });
  expect(state()).toBe('left');
});
