import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { member } from '../../../src/flows/members/member.ts';
import { copy, openFlow, self } from '../kit/start.ts';

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

const openPage = () =>
  openFlow((input, options) => createActor(member, { input, ...options }).start(), {
    parameters: { id },
  });

test('shows what the server says of the member, and then the shelf', async () => {
  const { flow, server, state, context } = openPage();
  expect([state(), server.asked]).toEqual(['loading', [['member', { id }]]]);
  await server.says(200, { member: neighbour });
  expect([state(), context().member]).toEqual([{ shown: 'quiet' }, neighbour]);
  expect(server.asked.at(-1)).toEqual(['shelf', { id }]);
  await server.says(200, { items: [copy], next: null });
  expect(flow.getSnapshot().children.shelf?.getSnapshot().context.items).toEqual([copy]);
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
  await server.says(200, { member: neighbour });
  await server.says(200, shelf);
  press();
  expect([state(), server.asked.at(-1)]).toEqual([during, [asked, { id }]]);
  await server.says(500, { message: 'No.' });
  await server.says(200, shelf);
  expect([state(), context().message]).toEqual([{ shown: 'failed' }, 'No.']);
  press();
  await server.says(200, { message: 'Done.' });
  await server.says(200, { member: neighbour });
  expect(state()).toEqual({ shown: 'quiet' });
});

test('before a block it is asked once more, for what it ends stays so', async () => {
  const { flow, server, state } = openPage();
  await server.says(200, { member: neighbour });
  flow.send({ type: 'block pressed' });
  expect(state()).toEqual({ shown: 'confirming' });
  flow.send({ type: 'block given up' });
  expect([state(), server.asked.at(-1)]).toEqual([{ shown: 'quiet' }, ['shelf', { id }]]);
});
