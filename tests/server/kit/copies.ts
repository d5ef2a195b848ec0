import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';

export const emma = { title: 'Emma', authors: 'Jane Austen' };

/** Asks to put a copy on the shelf of who asks. */
export function add(owner: Pick<Browser, 'ask'>, payload: object = {}, key = randomUUID()) {
  return owner.ask('POST', '/api/copies', {
    headers: { 'idempotency-key': key },
    payload: { book: emma, ways: ['give'], condition: 'good', ...payload },
  });
}

/** Resolves to a copy that stands on the shelf. */
export async function added(owner: Pick<Browser, 'ask'>, payload: object = {}) {
  const { status, body } = await add(owner, payload);
  expect(status).toBe(201);
  return body.copy;
}

export const look = (viewer: Pick<Browser, 'ask'>, id: string) =>
  viewer.ask('GET', `/api/copies/${id}`);

export const edit = (owner: Pick<Browser, 'ask'>, id: string, payload: object) =>
  owner.ask('PATCH', `/api/copies/${id}`, { payload });

export const remove = (owner: Pick<Browser, 'ask'>, id: string) =>
  owner.ask('DELETE', `/api/copies/${id}`);

/** An answer that says what is wrong with one field. */
export const refused = (field: string, message: string) => ({
  status: 422,
  body: { message, error: true, code: 'values refused', faults: [{ field, message }] },
  cookies: [],
});

/** The answer to a key that has come with something else before. */
export const keyKnown = refused(
  'Idempotency-Key',
  'This was sent before, and said something else then. What came first stands; anything new needs a ' +
    'key (Idempotency-Key) of its own.',
);

export const noPrice = 'A book for sale needs a price.';
