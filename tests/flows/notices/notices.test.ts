import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { notices } from '../../../src/flows/notices/notices.ts';
import { notice } from '../kit/sample-messages.ts';
import { openFlow } from '../kit/start.ts';

const seen = { ...notice, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d26', isSeen: true };
const later = { ...notice, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d27' };

function openPage() {
  const page = openFlow((input, options) => createActor(notices, { input, ...options }).start());
  const items = () => page.flow.getSnapshot().children.list?.getSnapshot().context.items;
  const asked = () => page.server.asked.map(([operation]) => operation);
  return { ...page, items, asked };
}

test('what is shown as new is seen, once, and still stands out', async () => {
  const { flow, server, news, items, asked } = openPage();
  await server.says(200, { items: [notice, seen], next: 'the rest' });
  expect([server.asked.slice(1), news]).toEqual([[['markSeen', {}]], []]);
  await server.says(200, { message: 'Seen.' });
  flow.getSnapshot().children.list?.send({ type: 'more pressed' });
  await server.says(200, { items: [], next: null });
  expect([asked(), news, items()]).toEqual([
    ['notices', 'markSeen', 'notices'],
    ['news changed'],
    [notice, seen],
  ]);
  // By now it has been seen everywhere.
  flow.send({ type: 'page refreshed' });
  await server.says(200, { items: [{ ...notice, isSeen: true }, seen], next: null });
  expect(flow.getSnapshot().context.fresh).toEqual([notice.id]);
  expect(asked()).toEqual(['notices', 'markSeen', 'notices', 'notices']);
});

test('where nothing is new, nothing is said to be seen', async () => {
  const { server, asked } = openPage();
  await server.says(200, { items: [seen], next: null });
  expect(asked()).toEqual(['notices']);
});

test('is asked for again where something has happened, and what has come is seen', async () => {
  const { flow, server, items, asked } = openPage();
  await server.says(200, { items: [seen], next: null });
  flow.send({ type: 'page refreshed' });
  await server.says(200, { items: [later, seen], next: null });
  expect([items(), asked()]).toEqual([
    [later, seen],
    ['notices', 'notices', 'markSeen'],
  ]);
});

test('is asked for again for a member who comes back', async () => {
  const { flow, server, state, asked } = openPage();
  await server.says(200, { items: [seen], next: null });
  expect(flow.getSnapshot().hasTag('keepable')).toBe(true);
  flow.send({ type: 'page returned to' });
  expect([state(), asked()]).toEqual(['shown', ['notices', 'notices']]);
  flow.send({ type: 'page left' });
  expect(state()).toBe('left');
});
