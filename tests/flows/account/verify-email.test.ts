import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { verifyEmail } from '../../../src/flows/account/verify-email.ts';
import { createWorld, shownBy } from '../kit/start.ts';

function openPage(token?: string) {
  const { input, options, ...world } = createWorld(token);
  const flow = createActor(verifyEmail, { input, ...options }).start();
  const state = () => flow.getSnapshot().value;
  const keptToken = () => flow.getSnapshot().context.token;
  return { ...world, flow, state, keptToken };
}

test.each(['', ' ', '\t\n\u00a0'])('redirects to the root without a token: %j', token => {
  const { state, server, visited } = openPage(token);
  expect([state(), server.asked, visited]).toEqual(['redirect', [], ['/']]);
});

test('starts at once with one call, which carries the token as it is, and shows that it loads', () => {
  const { state, server, modal } = openPage(' a token ');
  expect([state(), server.asked]).toEqual(['loading', [['verifyEmail', { token: ' a token ' }]]]);
  expect(shownBy(modal)).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
});

test.each([200, 201])(
  "shows the server's message of a success with %i, and ends on the root",
  async status => {
    const { state, keptToken, modal, server, visited } = openPage();
    await server.says(status, { message: 'Verified.' });
    expect([state(), keptToken()]).toEqual(['success', '']);
    expect(shownBy(modal)).toEqual([{ shown: 'success' }, 'Verified.', 'You can sign in now.']);
    modal.send({ type: 'closed' });
    expect([state(), shownBy(modal)[0], visited]).toEqual(['redirect', { hidden: 'idle' }, ['/']]);
  },
);

const later = 'Open the link in the email again later.';

test.each([
  [200, later],
  [400, 'You can get a new link.'],
  [410, 'You can get a new link.'],
  [429, 'Wait a while, then open the link in the email again.'],
  [500, later],
  [503, later],
])("shows the server's message of a failure with %i, and what to do next", async (...answer) => {
  const [status, advice] = answer;
  const { state, keptToken, modal, server, visited } = openPage();
  await server.says(status, { message: 'No.', error: true });
  expect([state(), keptToken()]).toEqual(['failure', '']);
  expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'No.', advice]);
  modal.send({ type: 'closed' });
  expect([state(), visited]).toEqual(['redirect', ['/']]);
});

test.each([
  ['offline', 'Check your connection, then open the link in the email again.'],
  ['timed out', later],
  ['aborted', later],
  ['not understood', later],
  ['a defect', later],
] as const)('says Oops where the call is %s, and what to do next', async (trouble, advice) => {
  const { state, modal, server } = openPage();
  await server.comesTo(trouble);
  expect([state(), shownBy(modal)]).toEqual([
    'failure',
    [{ shown: 'failure' }, 'Oops, something went wrong.', advice],
  ]);
});

test.each([
  [200, '<h1>Welcome</h1>', later],
  [200, {}, later],
  [400, { message: '', error: true }, 'You can get a new link.'],
])('says Oops for an answer without a message: %i with %j', async (status, body, advice) => {
  const { modal, server } = openPage();
  await server.says(status, body);
  expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'Oops, something went wrong.', advice]);
});

test('goes on when the visitor leaves the page, and shows the answer over the next one', async () => {
  const { flow, state, modal, server } = openPage();
  flow.send({ type: 'page left' });
  modal.send({ type: 'page left' });
  expect([state(), shownBy(modal)[0]]).toEqual(['loading', { hidden: 'awaiting' }]);
  await server.says(200, { message: 'Verified.' });
  expect([state(), shownBy(modal)]).toEqual([
    'success',
    [{ late: 'success' }, 'Verified.', 'You can sign in now.'],
  ]);
});

test('still shows the answer to a visitor who has closed the modal, and redirects once', async () => {
  const { state, modal, server, visited } = openPage();
  modal.send({ type: 'closed' });
  expect([state(), visited]).toEqual(['loading', ['/']]);
  await server.says(400, { message: 'No.' });
  expect([state(), shownBy(modal)[0]]).toEqual(['failure', { late: 'failure' }]);
  modal.send({ type: 'closed' });
  expect([state(), visited]).toEqual(['redirect', ['/']]);
});

test.each([200, 400])('is over when the visitor leaves the result of %i', async status => {
  const { flow, state, server, visited } = openPage();
  await server.says(status, { message: 'The answer.' });
  flow.send({ type: 'page left' });
  expect([state(), visited]).toEqual(['left', []]);
});
