import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { member } from '../../../src/flows/members/member.ts';
import { currentFlow } from '../../../src/flows/site.ts';
import { copy, openFlow, openSite, self } from '../kit/start.ts';

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19';
const { about, languages, house } = self;
const neighbour = {
  id,
  name: 'A Neighbour',
  about,
  languages,
  house,
  band: 2,
  isBlocked: false,
  since: '2026-03',
  exchanges: 5,
  thumbsUp: 4,
};

const openPage = (searched: object = {}) =>
  openFlow((input, options) => createActor(member, { input, ...options }).start(), {
    parameters: { id, ...searched },
  });

test('shows what the server says of the member, and of the shelf what the address asks for', async () => {
  const searched = { q: 'emma', state: 'offered', sort: 'title' };
  const { flow, server, state, context } = openPage(searched);
  expect(state()).toBe('loading');
  expect(server.asked).toEqual([
    ['shelf', { id, ...searched }],
    ['member', { id }],
  ]);
  await server.says(200, { items: [copy], next: null });
  await server.says(200, { member: neighbour });
  expect([state(), context().member]).toEqual([{ shown: 'quiet' }, neighbour]);
  expect(flow.getSnapshot().children.shelf?.getSnapshot().context.items).toEqual([copy]);
});

test('is shown as it was left to who comes back from a book of the shelf', async () => {
  const { server, site, open, comeBack } = openSite();
  await open('member', '', { id });
  await server.says(200, { items: [copy], next: null });
  await server.says(200, { member: neighbour });
  const flow = currentFlow(site.getSnapshot());
  await open('copy', '', { id: copy.id });
  const { length } = server.asked;
  await comeBack('member', { id });
  expect(currentFlow(site.getSnapshot())).toBe(flow);
  expect(server.asked).toHaveLength(length);
});

test.each([
  ['block confirmed', 'blocking', 'block'],
  ['unblock pressed', 'unblocking', 'unblock'],
] as const)('after %j it asks the server, and shows what follows', async (type, during, asked) => {
  const { flow, server, state, context } = openPage();
  const shelf = { items: [], next: null };
  const press = () => {
    if (type === 'block confirmed') flow.send({ type: 'block pressed' });
    flow.send({ type });
  };
  await server.says(200, shelf);
  await server.says(200, { member: neighbour });
  press();
  expect([state(), server.asked.at(-1)]).toEqual([during, [asked, { id }]]);
  await server.says(500, { message: 'No.' });
  expect([state(), context().message]).toEqual([{ shown: 'failed' }, 'No.']);
  press();
  await server.says(200, { message: 'Done.' });
  expect(server.asked.slice(-2)).toEqual([
    ['shelf', { id }],
    ['member', { id }],
  ]);
  await server.says(200, shelf);
  await server.says(200, { member: neighbour });
  expect(state()).toEqual({ shown: 'quiet' });
});

test('before a block it is asked once more, for what it ends stays so', async () => {
  const { flow, server, state } = openPage();
  await server.says(200, { items: [], next: null });
  await server.says(200, { member: neighbour });
  const { length } = server.asked;
  flow.send({ type: 'block pressed' });
  expect(state()).toEqual({ shown: 'confirming' });
  flow.send({ type: 'block given up' });
  expect([state(), server.asked.length]).toEqual([{ shown: 'quiet' }, length]);
});
