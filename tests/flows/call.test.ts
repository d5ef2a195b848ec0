import { expect, test } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { callOf } from '../../src/flows/call.ts';
import type { Advice } from '../../src/flows/result.ts';
import { isCall } from '../../src/kits/call.ts';
import { recordTests } from './recording.ts';
import { createRequester, createWorld } from './world.ts';

const { inspect, missing } = recordTests();
const request = { token: 'the token' };
const verified = { message: 'Verified.' };
const advice: Advice<'verifyEmail'> = {
  succeeded: 'All is well.',
  200: 'Ask why.',
  400: undefined,
  410: undefined,
  429: undefined,
  500: undefined,
  default: undefined,
  offline: 'Look at the cable.',
  'timed out': undefined,
  aborted: undefined,
  'not understood': 'Ask again.',
};
const chart = callOf('verifyEmail', advice);

function startCall(onInspect: (event: InspectionEvent) => void = inspect) {
  const { server, clock, openModal, ports } = createWorld(onInspect);
  const modal = openModal();
  const { requester } = createRequester();
  const input = { calls: ports.calls, request, shown: { modal, requester } };
  const call = createActor(chart, { input, clock, inspect: onInspect }).start();
  const shows = () => {
    const { value, context } = modal.getSnapshot();
    return [value, context.message, context.advice];
  };
  return { call, server, clock, shows };
}

test('asks the server once, and shows that it loads', () => {
  const { server, shows } = startCall();
  expect(server.requests).toEqual([request]);
  expect(shows()).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
});

test('says after eight seconds that it takes long', () => {
  const { call, clock, shows } = startCall();
  clock.increment(7_999);
  expect(shows()[2]).toBe(undefined);
  clock.increment(1);
  expect(shows()[2]).toBe('This takes longer than usual.');
  expect(call.getSnapshot().value).toEqual({ loading: 'late' });
});

test.each([
  ['success', verified, 'Verified.', 'All is well.'],
  ['failure', { message: 'No.', success: false }, 'No.', 'Ask why.'],
])('ends in a %s with the answer as its output', async (state, body, message, advised) => {
  const { call, server, shows } = startCall();
  await server.says(200, body);
  expect(call.getSnapshot()).toMatchObject({ status: 'done', value: state });
  expect(call.getSnapshot().output).toMatchObject({ status: 200, message });
  expect(shows()).toEqual([{ shown: state }, message, advised]);
});

test('ends in a failure where no answer comes', async () => {
  const { call, server, shows } = startCall();
  await server.comesTo('offline');
  expect(call.getSnapshot().output).toEqual({ kind: 'offline' });
  expect(shows()[2]).toBe('Look at the cable.');
});

test('takes a call that throws for an answer that was not understood', async () => {
  const { call, server, shows } = startCall();
  await server.comesTo('a defect');
  expect(call.getSnapshot()).toMatchObject({
    value: 'failure',
    output: { kind: 'not understood' },
  });
  expect(shows()[2]).toBe('Ask again.');
});

test('does not keep the request after the answer', async () => {
  const { call, server } = startCall();
  await server.says(200, verified);
  expect(call.getSnapshot().context.request).toBe(undefined);
});

test.each([
  [200, 'success'],
  [400, 'failure'],
])('needs no modal: %s', async (status, state) => {
  const { server, clock, ports } = createWorld();
  const call = createActor(chart, { input: { calls: ports.calls, request }, clock }).start();
  clock.increment(8_000);
  await server.says(status, verified);
  expect(call.getSnapshot().value).toBe(state);
});

test('has the name by which the atlas knows a call', () => {
  expect(isCall(chart)).toBe(true);
});

test('proves every state and transition of the chart', () => {
  expect(missing(chart)).toEqual([]);
});
