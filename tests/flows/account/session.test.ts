import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { session } from '../../../src/flows/account/session.ts';
import { createRequester, createWorld, noNews, self } from '../kit/start.ts';

const other = { ...self, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d99' };

function openDocument() {
  const { input, options, server, visited } = createWorld('');
  const ref = createActor(session, { input, ...options }).start();
  const state = () => ref.getSnapshot().value;
  const context = () => ref.getSnapshot().context;
  const counts = () => ref.getSnapshot().children.counts?.getSnapshot().context.counts;
  return { ref, server, visited, state, context, counts };
}

/** A member is signed in, for whom nothing is new. */
async function openKnown() {
  const document = openDocument();
  await document.server.says(200, { member: self });
  await document.server.says(200, noNews);
  return document;
}

/** A member is signed in, and a call has found that the session has ended. */
async function openEnded() {
  const document = await openKnown();
  const { requester: caller, received } = createRequester();
  document.ref.send({ type: 'session found ended', caller });
  const signIn = async (member: object) => {
    const form = document.ref.getSnapshot().children['sign in']?.getSnapshot().children.form;
    form?.send({ type: 'typed', field: 'password', value: 'nine yellow lanterns' });
    form?.send({ type: 'submitted' });
    await document.server.says(200, { member });
  };
  return { ...document, received, signIn };
}

test('asks once who is signed in, and knows it', async () => {
  const { server, visited, state, context } = openDocument();
  expect([state(), server.asked]).toEqual(['asking', [['session', {}]]]);
  await server.says(200, { member: self });
  expect([state(), context().member, visited]).toEqual([{ known: 'quiet' }, self, []]);
});

test('leads a guest to the page to sign in, which is loaded', async () => {
  const { server, visited, state } = openDocument();
  await server.says(401, { message: 'Sign in first.' });
  expect([state(), visited]).toEqual(['sentAway', ['/home/sign-in by reload']]);
});

test('leads there with a word where a session had ended', async () => {
  const { server, visited } = openDocument();
  await server.says(401, { message: 'Signed out.', code: 'session ended' });
  expect(visited).toEqual(['/home/sign-in?ended=yes by reload']);
});

test('lets a guest stay on a page that guests may see, until another one is opened', async () => {
  const { ref, server, visited, state } = openDocument();
  ref.send({ type: 'page opened', isOpen: true, address: '/home/copies/1' });
  await server.says(401, { message: 'Sign in first.' });
  expect([state(), visited]).toEqual(['guest', []]);
  ref.send({ type: 'page opened', isOpen: false, address: '/home/requests/1' });
  expect([state(), visited]).toEqual([
    'sentAway',
    ['/home/sign-in?next=%2Fhome%2Frequests%2F1 by reload'],
  ]);
});

test.each([
  [500, { message: 'No.' }, 'No.'],
  [200, '<h1>Welcome</h1>', 'Oops, something went wrong.'],
])('says why it is not known after %i, and asks again', async (status, body, said) => {
  const { ref, server, visited, state, context } = openDocument();
  await server.says(status, body);
  expect([state(), context().message, visited]).toEqual(['failure', said, []]);
  ref.send({ type: 'try again pressed' });
  await server.says(200, { member: self });
  expect(state()).toEqual({ known: 'quiet' });
});

test('has the calls repeated once the same member has signed in again', async () => {
  const { ref, server, visited, state, received, signIn } = await openEnded();
  expect(state()).toBe('ended');
  ref.send({ type: 'session found ended', caller: createRequester().requester });
  await signIn(self);
  ref.send({ type: 'session found ended', caller: createRequester().requester });
  expect([state(), received]).toEqual(['returning', []]);
  await server.says(200, { member: self });
  expect([state(), received, visited]).toEqual([{ known: 'quiet' }, ['signed in again'], []]);
});

test('loads the first page where another member has signed in, and repeats nothing', async () => {
  const { server, visited, state, received, signIn } = await openEnded();
  await signIn(other);
  await server.says(200, { member: other });
  expect([state(), received, visited]).toEqual(['changed', [], ['/home by reload']]);
});

test('asks to sign in again where it is not known who has', async () => {
  const { server, state, received, signIn } = await openEnded();
  await signIn(self);
  await server.comesTo('offline');
  expect([state(), received]).toEqual(['ended', []]);
});

test('has the calls given up where the member does not sign in', async () => {
  const { ref, visited, state, received } = await openEnded();
  ref.send({ type: 'sign-in given up' });
  expect([state(), received, visited]).toEqual([{ known: 'quiet' }, ['sign-in given up'], []]);
});

test('says over the page that the account was suspended, and then leads to the page for guests', async () => {
  const { ref, visited, state, context } = await openKnown();
  const { requester: caller } = createRequester();
  ref.send({ type: 'session found ended', caller, suspension: 'Suspended.' });
  expect([state(), context().message, visited]).toEqual(['suspended', 'Suspended.', []]);
  ref.send({ type: 'sign-in given up' });
  expect([state(), visited]).toEqual(['signedOut', ['/home by reload']]);
});

test('says so of an account that was suspended before the page opened', async () => {
  const { server, state, context } = openDocument();
  await server.says(401, { message: 'Suspended.', code: 'account suspended' });
  expect([state(), context().message]).toEqual(['suspended', 'Suspended.']);
});

test('counts what is new once it is known who is signed in, and again where a page opens', async () => {
  const { ref, server, counts } = openDocument();
  ref.send({ type: 'page opened', isOpen: false, address: '/home/requests/1' });
  await server.says(200, { member: self });
  expect([server.asked, counts()]).toEqual([
    [
      ['session', {}],
      ['counts', {}],
    ],
    undefined,
  ]);
  const news = { requests: 1, forMe: 1, messages: 2, notices: 3 };
  await server.says(200, news);
  expect(counts()).toEqual(news);
  ref.send({ type: 'page opened', isOpen: false, address: '/home/requests/1' });
  ref.send({ type: 'news changed' });
  expect([server.asked.length, counts()]).toEqual([4, news]);
  await server.comesTo('aborted');
  await server.says(401, { message: 'Sign in first.' });
  expect([counts(), ref.getSnapshot().value]).toEqual([undefined, { known: 'quiet' }]);
});

test('knows the member as the profile was saved last', async () => {
  const { ref, server, context } = openDocument();
  await server.says(200, { member: self });
  const member = { ...self, name: 'Another Name', version: 2 };
  ref.send({ type: 'member changed', member });
  expect(context().member).toEqual(member);
});

test.each([200, 401])('leads to the page for guests after a sign-out with %i', async status => {
  const { ref, server, visited, state } = await openKnown();
  ref.send({ type: 'sign out pressed' });
  expect([state(), server.asked.at(-1)]).toEqual(['signingOut', ['signOut', {}]]);
  await server.says(status, { message: 'You’re signed out.' });
  expect([state(), visited]).toEqual(['signedOut', ['/home by reload']]);
});

test('says why a sign-out has failed, and can be asked again', async () => {
  const { ref, server, visited, state, context } = await openKnown();
  ref.send({ type: 'sign out pressed' });
  await server.says(500, { message: 'No.' });
  expect([state(), context().message, visited]).toEqual([{ known: 'failed' }, 'No.', []]);
  ref.send({ type: 'sign out pressed' });
  expect(state()).toBe('signingOut');
});
