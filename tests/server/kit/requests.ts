import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Request } from '../../../src/api/schemas.ts';
import type { Browser } from './browser.ts';
import { refused } from './copies.ts';

type Member = Pick<Browser, 'ask'>;

/** Asks for a copy. */
export function ask(asker: Member, payload: object, key = randomUUID()) {
  return asker.ask('POST', '/api/requests', {
    headers: { 'idempotency-key': key },
    payload: { way: 'give', ...payload },
  });
}

/** The answer to who asks for a copy again too soon. */
export function refusedUntil(time: string) {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const from = new Date(time).toLocaleDateString('en-GB', day);
  return refused('copyId', `You can ask for this book again on ${from}.`);
}

/** Resolves to a request as its asker sees it. */
export async function asked(asker: Member, payload: object): Promise<Request> {
  const { status, body } = await ask(asker, payload);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.request;
}

/** Acts in a request as it is for the member now, or in the version that is given. */
export async function act(member: Member, id: string, type: string, more: object = {}) {
  const { version } = 'version' in more ? { version: undefined } : await seen(member, id);
  return member.ask('POST', `/api/requests/${id}/events`, {
    payload: { type, version, ...more },
  });
}

/** Resolves to the request after an act that is taken. */
export async function acted(member: Member, id: string, type: string, more: object = {}) {
  const { status, body } = await act(member, id, type, more);
  expect([type, status, body.message]).toEqual([type, 200, undefined]);
  return body.request;
}

export async function seen(member: Member, id: string): Promise<Request> {
  return (await member.ask('GET', `/api/requests/${id}`)).body.request;
}

export async function listed(member: Member, list: string): Promise<Request[]> {
  return (await member.ask('GET', `/api/requests?list=${list}`)).body.items;
}
