import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { verifyEmail } from '../../src/flows/verify-email.ts';
import { recordTests } from './recording.ts';
import { createWorld } from './world.ts';

const { inspect, missing } = recordTests();

function openPage(token = 'the token') {
  const world = createWorld(inspect);
  const modal = world.openModal();
  const input = world.inputWith(token, modal);
  const flow = createActor(verifyEmail, { input, ...world.options }).start();
  const { server } = world;
  const modalShows = () => {
    const { value, context } = modal.getSnapshot();
    return [value, context.message, context.advice];
  };
  return { flow, modal, server, modalShows, visited: world.visited };
}

test.each(['', ' ', '\t\n\u00a0'])('redirects to the root without a token: %j', token => {
  const { flow, server, visited } = openPage(token);
  expect([flow.getSnapshot().value, server.requests, visited]).toEqual(['redirect', [], ['/']]);
});

test('starts at once, with exactly one call, and shows that it loads', () => {
  const { server, modalShows } = openPage(' a token ');
  expect(server.requests).toEqual([{ token: ' a token ' }]);
  expect(modalShows()).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
});

test("shows the server's message of a success, and ends on the root", async () => {
  const { flow, modal, server, modalShows, visited } = openPage();
  await server.says(200, { message: 'Verified.' });
  expect([flow.getSnapshot().value, flow.getSnapshot().context.token]).toEqual(['success', '']);
  expect(modalShows()).toEqual([{ shown: 'success' }, 'Verified.', undefined]);
  modal.send({ type: 'closed' });
  expect([flow.getSnapshot().value, visited]).toEqual(['redirect', ['/']]);
});

test.each([
  [200, 'Open the link in the mail again later.'],
  [400, 'Write to us for a new link:'],
  [410, 'Write to us for a new link:'],
  [429, 'Wait a while, then open the link in the mail again.'],
  [500, 'Open the link in the mail again later.'],
  [502, 'Open the link in the mail again later.'],
])("shows the server's message of a failure with %s", async (status, advice) => {
  const { flow, modal, server, modalShows, visited } = openPage();
  await server.says(status, { message: 'No.', error: true });
  expect([flow.getSnapshot().value, flow.getSnapshot().context.token]).toEqual(['failure', '']);
  expect(modalShows()).toEqual([{ shown: 'failure' }, 'No.', advice]);
  modal.send({ type: 'closed' });
  expect([flow.getSnapshot().value, visited]).toEqual(['redirect', ['/']]);
});

test.each([
  ['offline', 'Check your connection, then open the link in the mail again.'],
  ['timed out', 'Open the link in the mail again later.'],
  ['aborted', 'Open the link in the mail again later.'],
  ['not understood', 'Open the link in the mail again later.'],
] as const)('says Oops when it is %s', async (kind, advice) => {
  const { server, modalShows } = openPage();
  await server.comesTo(kind);
  expect(modalShows()).toEqual([{ shown: 'failure' }, 'Oops, something went wrong.', advice]);
});

test('says Oops for a defect', async () => {
  const { server, modalShows } = openPage();
  await server.comesTo('a defect');
  expect(modalShows()[1]).toBe('Oops, something went wrong.');
});

test('goes on when the visitor leaves, and shows the answer', async () => {
  const { flow, modal, server, modalShows } = openPage();
  flow.send({ type: 'page left' });
  modal.send({ type: 'page left' });
  expect([flow.getSnapshot().value, modalShows()[0]]).toEqual(['loading', { hidden: 'awaiting' }]);
  await server.says(200, { message: 'Verified.' });
  expect(modalShows()).toEqual([{ late: 'success' }, 'Verified.', undefined]);
});

test.each([true, false])(
  'is over when the visitor leaves its result: succeeded %s',
  async succeeded => {
    const { flow, server } = openPage();
    await server.says(200, { message: 'The answer.', success: succeeded });
    flow.send({ type: 'page left' });
    expect(flow.getSnapshot().value).toBe('left');
  },
);

test('proves every state and transition of the chart', () => {
  expect(missing(verifyEmail)).toEqual([]);
});
