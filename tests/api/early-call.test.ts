import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { verifyEarly } from '../../src/api/early-call.ts';
import { createCalls } from '../../src/api/generated/calls.ts';

const origin = 'https://api.example';
const never = new AbortController().signal;
const tokens = ['abc', 'a+b/c=', "it's %41&b=c", '書 🦉'];

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyCall = undefined;
});

function watchFetch(answer: (signal?: AbortSignal | null) => Promise<Response>) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: Request | string, options?: RequestInit) => {
    asked.push(input instanceof Request ? input : new Request(input, options));
    return answer(input instanceof Request ? input.signal : options?.signal);
  });
  return asked;
}

const answerAfter = (time: number) => async (signal?: AbortSignal | null) => {
  const gone = signal ? { signal } : {};
  await setTimeout(time, undefined, gone);
  return done();
};

const done = () => Promise.resolve(new Response('{"message":"Done."}'));
const verify = (token: string, signal = never) =>
  createCalls(createClient({ origin })).verifyEmail({ token }, signal);

test.each(tokens)('it is the call that the client would have made: %s', async token => {
  const asked = watchFetch(done);
  verifyEarly(origin, token);
  globalThis.earlyCall = undefined;
  await verify(token);
  const [early, late] = asked.map(request => ({
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    cache: request.cache,
    referrerPolicy: request.referrerPolicy,
    redirect: request.redirect,
    credentials: request.credentials,
    mode: request.mode,
  }));
  expect(asked).toHaveLength(2);
  expect(early).toEqual(late);
});

test('it is taken once, and only for the same token', async () => {
  const asked = watchFetch(done);
  verifyEarly(origin, 'one');
  await verify('other');
  await verify('one');
  await verify('one');
  expect(asked.map(({ url }) => new URL(url).searchParams.get('token'))).toEqual([
    'one',
    'other',
    'one',
  ]);
});

test.each([0, 10])('it ends when its taker goes away after %i ms', async time => {
  const page = new AbortController();
  const ended: unknown[] = [];
  watchFetch(signal => {
    signal?.addEventListener('abort', () => ended.push(signal.reason));
    return answerAfter(5_000)(signal);
  });
  verifyEarly(origin, 'abc');
  const outcome = verify('abc', page.signal);
  if (time > 0) await setTimeout(time);
  page.abort('gone');
  expect(await outcome).toEqual({ kind: 'aborted' });
  expect(ended).toEqual(['gone']);
});

test('it fails for its taker alone', async () => {
  watchFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  verifyEarly(origin, 'abc');
  await setTimeout(1);
  expect(await verify('abc')).toEqual({ kind: 'offline' });
});
