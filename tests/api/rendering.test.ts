import { expect, test } from 'vitest';
import { callsBy } from '../../src/api/generated/calls.ts';
import { callsOfPage } from '../../src/api/rendering.ts';

const { signal } = new AbortController();
const asked: unknown[] = [];
const client = callsBy(async (operation, request) => {
  asked.push([operation, request]);
  return { kind: 'timed out' };
});

test('what was recorded answers the same call once, and the client all others', async () => {
  const calls = callsOfPage(async () => client, {
    at: '',
    answers: [
      ['discover', { q: 'emma' }, { kind: 'not understood' }],
      ['session', {}, { kind: 'aborted' }],
    ],
  });
  expect(await calls.discover({}, signal)).toEqual({ kind: 'timed out' });
  expect(await calls.discover({ q: 'emma' }, signal)).toEqual({ kind: 'not understood' });
  expect(await calls.discover({ q: 'emma' }, signal)).toEqual({ kind: 'timed out' });
  expect(await calls.session({}, signal)).toEqual({ kind: 'aborted' });
  expect(asked).toEqual([
    ['discover', {}],
    ['discover', { q: 'emma' }],
  ]);
});

test('where the client cannot be fetched, the browser is offline', async () => {
  const calls = callsOfPage(() => Promise.reject(new Error('No network')), { at: '', answers: [] });
  expect(await calls.session({}, signal)).toEqual({ kind: 'offline' });
});
