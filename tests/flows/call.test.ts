import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { callOf } from '../../src/flows/call.ts';
import type { Advices } from '../../src/flows/result.ts';
import { inspect } from './kit/recording.ts';
import { createRequester, createSession, createWorld, shownBy } from './kit/start.ts';

const request = { token: 'the token' };
const other = { when: 'it has failed otherwise', advice: 'Ask later.' };
const advices: Advices<'verifyEmail'> = {
  succeeded: { advice: 'All is well.' },
  200: { ...other, advice: 'Ask why.' },
  400: other,
  410: other,
  429: other,
  500: other,
  default: other,
  offline: { ...other, advice: 'Look at the cable.' },
  'timed out': other,
  aborted: other,
  'not understood': { ...other, advice: 'Ask again.' },
};
const chart = callOf('verifyEmail', advices);

function startCall() {
  const { server, options, clock, modal } = createWorld();
  const { requester } = createRequester();
  const input = { calls: server.calls, request, shown: { modal, requester } };
  const call = createActor(chart, { input, ...options }).start();
  return { call, server, clock, modal };
}

test('asks the server once, and shows that it loads', () => {
  const { server, modal } = startCall();
  expect(server.asked).toEqual([['verifyEmail', request]]);
  expect(shownBy(modal)).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
});

test('says after eight seconds that it takes long', () => {
  const { call, clock, modal } = startCall();
  clock.increment(7_999);
  expect([call.getSnapshot().value, shownBy(modal)]).toEqual([
    { loading: 'soon' },
    [{ shown: 'loading' }, 'Loading...', undefined],
  ]);
  clock.increment(1);
  expect([call.getSnapshot().value, shownBy(modal)]).toEqual([
    { loading: 'late' },
    [{ shown: 'loading' }, 'Loading...', 'This takes longer than usual.'],
  ]);
});

test.each([
  ['success', { message: 'Verified.' }, 'Verified.', 'All is well.'],
  ['failure', { message: 'No.', success: false }, 'No.', 'Ask why.'],
])('ends in a %s with its output', async (state, body, message, advised) => {
  const { call, server, modal } = startCall();
  await server.says(200, body);
  const { status, value, output, context } = call.getSnapshot();
  expect(context.request).toBe(undefined);
  const ok = state === 'success';
  const outcome = { kind: 'answer', status: 200, body, message, succeeded: ok };
  expect([status, value]).toEqual(['done', state]);
  expect(output).toEqual({ ok, body: ok ? body : undefined, message, outcome });
  expect(shownBy(modal)).toEqual([{ shown: state }, message, advised]);
});

test.each([
  ['offline', 'offline', 'Look at the cable.'],
  ['a defect', 'not understood', 'Ask again.'],
] as const)('ends in a failure where the call is %s, which is %s', async (end, kind, advised) => {
  const { call, server, modal } = startCall();
  await server.comesTo(end);
  const { status, value, output } = call.getSnapshot();
  expect([status, value, output?.outcome.kind]).toEqual(['done', 'failure', kind]);
  const oops = 'Oops, something went wrong.';
  expect(shownBy(modal)).toEqual([{ shown: 'failure' }, oops, advised]);
});

test.each([
  [200, 'success'],
  [400, 'failure'],
])('needs no modal: after %i it ends in a %s', async (status, state) => {
  const { server, options, clock } = createWorld();
  const input = { calls: server.calls, request };
  const call = createActor(chart, { input, ...options }).start();
  clock.increment(8_000);
  await server.says(status, { message: 'The answer.' });
  expect(call.getSnapshot().value).toBe(state);
});

/** A call on a page of the members, and what the session of the session has heard of it. */
function startMembersCall() {
  const { server, options } = createWorld();
  const { session, callers } = createSession();
  const input = { calls: server.calls, request: other, session };
  const call = createActor(callOf('sessions'), { input, ...options }).start();
  return { call, server, callers };
}

const items = { items: [] };

test('waits where the session has ended, and is repeated once after the sign-in', async () => {
  const { call, server, callers } = startMembersCall();
  await server.says(401, { message: 'Signed out.' });
  expect([call.getSnapshot().value, callers]).toEqual(['waiting', [call]]);
  call.send({ type: 'signed in again' });
  await server.says(200, items);
  expect([call.getSnapshot().value, server.asked.length]).toEqual(['success', 2]);
});

test('is a failure where the session has ended again', async () => {
  const { call, server, callers } = startMembersCall();
  await server.says(401, { message: 'Signed out.' });
  call.send({ type: 'signed in again' });
  await server.says(401, { message: 'Signed out.' });
  expect([call.getSnapshot().value, callers.length]).toEqual(['failure', 1]);
});

test('is a failure where the sign-in is given up', async () => {
  const { call, server } = startMembersCall();
  await server.says(401, { message: 'Signed out.' });
  call.send({ type: 'sign-in given up' });
  const { value, output } = call.getSnapshot();
  expect([value, output]).toMatchObject([
    'failure',
    { outcome: { status: 401 }, message: 'Signed out.' },
  ]);
});

test('hangs up when it is stopped', () => {
  const signals: AbortSignal[] = [];
  const { server } = createWorld();
  const verifyEmail = (_: object, signal: AbortSignal) => {
    signals.push(signal);
    return Promise.withResolvers<never>().promise;
  };
  const input = { calls: { ...server.calls, verifyEmail }, request };
  const call = createActor(chart, { input, inspect }).start();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  call.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
