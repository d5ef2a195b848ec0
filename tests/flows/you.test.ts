import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { you } from '../../src/flows/home/you.ts';
import { troubles } from './calls.ts';
import { createWorld, shownBy } from './start.ts';

const session = { member: { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17', name: 'Member One' } };
const oops = 'Oops, something went wrong.';

function openPage() {
  const { input, options, ...world } = createWorld('');
  const flow = createActor(you, { input, ...options }).start();
  const state = () => flow.getSnapshot().value;
  const says = () => {
    const { name, message } = flow.getSnapshot().context;
    return [name, message];
  };
  return { ...world, flow, state, says };
}

/** A member who is shown, and has pressed the button to sign out. */
async function signOut() {
  const page = openPage();
  await page.server.says(200, session);
  page.flow.send({ type: 'sign out pressed' });
  return page;
}

test('asks once who is signed in, without the modal', () => {
  const { state, says, server, modal } = openPage();
  expect([state(), says(), server.asked]).toEqual(['loading', ['', ''], [['session', {}]]]);
  expect(shownBy(modal)).toEqual([{ hidden: 'idle' }, '', undefined]);
});

test('says who is signed in', async () => {
  const { state, says, server, visited } = openPage();
  await server.says(200, session);
  expect([state(), says(), visited]).toEqual([{ shown: 'quiet' }, ['Member One', ''], []]);
});

test('leads a guest to the page to sign in, which is loaded', async () => {
  const { state, server, visited } = openPage();
  await server.says(401, { message: 'Sign in first.' });
  expect([state(), visited]).toEqual(['guest', ['/home/sign-in by reload']]);
});

test.each([403, 500, 503])(
  'says in its place why it cannot be shown after %i, and leads nowhere',
  async status => {
    const { state, says, server, visited } = openPage();
    await server.says(status, { message: 'No.' });
    expect([state(), says(), visited]).toEqual(['failure', ['', 'No.'], []]);
  },
);

test.each([
  [200, '<h1>Welcome</h1>'],
  [200, { member: { name: 'Member One' } }],
  [500, '<h1>Bad Gateway</h1>'],
])('says Oops in its place for an answer that is none: %i with %j', async (status, body) => {
  const { state, says, server } = openPage();
  await server.says(status, body);
  expect([state(), says()]).toEqual(['failure', ['', oops]]);
});

test.each(troubles)('says Oops in its place where the call is %s', async trouble => {
  const { state, says, server } = openPage();
  await server.comesTo(trouble);
  expect([state(), says()]).toEqual(['failure', ['', oops]]);
});

test('asks again when that is wanted', async () => {
  const { flow, state, says, server } = openPage();
  await server.comesTo('offline');
  flow.send({ type: 'try again pressed' });
  expect([state(), server.asked.length]).toEqual(['loading', 2]);
  await server.says(200, session);
  expect([state(), says()[0]]).toEqual([{ shown: 'quiet' }, 'Member One']);
});

test('makes one call to sign out, also for a button that is pressed twice', async () => {
  const { flow, state, server } = await signOut();
  flow.send({ type: 'sign out pressed' });
  expect([state(), server.asked]).toEqual([
    'signingOut',
    [
      ['session', {}],
      ['signOut', {}],
    ],
  ]);
});

test.each([
  [200, 'You are signed out.'],
  [401, 'Sign in first.'],
])('leads to the page for guests once the session has ended: %i', async (status, message) => {
  const { state, server, visited } = await signOut();
  await server.says(status, { message });
  expect([state(), visited]).toEqual(['signedOut', ['/home by reload']]);
});

test.each([403, 500, 503])(
  'says at the button why the sign-out has failed with %i, and whose page it still is',
  async status => {
    const { state, says, server, visited } = await signOut();
    await server.says(status, { message: 'No.' });
    expect([state(), says(), visited]).toEqual([{ shown: 'failed' }, ['Member One', 'No.'], []]);
  },
);

test.each([...troubles, 'an HTML page'] as const)(
  'says Oops at the button where the sign-out is %s',
  async trouble => {
    const { state, says, server, visited } = await signOut();
    if (trouble === 'an HTML page') await server.says(200, '<h1>Welcome</h1>');
    else await server.comesTo(trouble);
    expect([state(), says(), visited]).toEqual([{ shown: 'failed' }, ['Member One', oops], []]);
  },
);

test('tries to sign out again when that is wanted', async () => {
  const { flow, state, server } = await signOut();
  await server.says(500, { message: 'No.' });
  flow.send({ type: 'sign out pressed' });
  expect([state(), server.asked.map(([operation]) => operation)]).toEqual([
    'signingOut',
    ['session', 'signOut', 'signOut'],
  ]);
});

test('is given up when the page is left while it loads, and the answer leads nowhere', async () => {
  const { flow, state, server, visited } = openPage();
  flow.send({ type: 'page left' });
  await server.says(401, { message: 'Sign in first.' });
  expect([state(), visited]).toEqual(['left', []]);
});

test.each([200, 500])('is over when the page is left after %i', async status => {
  const { flow, state, server } = openPage();
  await server.says(status, { ...session, message: 'No.' });
  flow.send({ type: 'page left' });
  expect(state()).toBe('left');
});

test('is over when the page is left while the sign-out is under way', async () => {
  const { flow, state, server, visited } = await signOut();
  flow.send({ type: 'page left' });
  await server.says(200, { message: 'You are signed out.' });
  expect([state(), visited]).toEqual(['left', []]);
});
