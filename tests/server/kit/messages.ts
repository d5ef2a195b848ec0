import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Entry } from '../../../src/api/schemas.ts';
import type { Browser } from './browser.ts';

type Member = Pick<Browser, 'ask'>;

/** Writes to a member. */
export function write(from: Member, to: string, text: string, key = randomUUID()) {
  return from.ask('POST', `/api/conversations/${to}`, {
    headers: { 'idempotency-key': key },
    payload: { text },
  });
}

/** Resolves to a message that is written. */
export async function written(from: Member, to: string, text: string): Promise<Entry> {
  const { status, body } = await write(from, to, text);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.entry;
}

/** A conversation, the newest part of it. */
export async function thread(
  member: Member,
  id: string,
): Promise<components['schemas']['OneConversation']> {
  return (await member.ask('GET', `/api/conversations/${id}`)).body;
}

export function markRead(member: Member, id: string, number: number) {
  return member.ask('PUT', `/api/conversations/${id}/read`, { payload: { number } });
}

export async function conversationsOf(
  member: Member,
): Promise<components['schemas']['Conversations']['items']> {
  return (await member.ask('GET', '/api/conversations')).body.items;
}

export async function noticesOf(member: Member): Promise<components['schemas']['Notices']> {
  return (await member.ask('GET', '/api/notices')).body;
}

export async function countsOf(member: Member): Promise<components['schemas']['Counts']> {
  return (await member.ask('GET', '/api/notices/counts')).body;
}

export function prefer(member: Member, preferences: object) {
  const usual = { requests: 'at once', reminders: 'at once', messages: 'at once' };
  return member.ask('PUT', '/api/user/preferences', { payload: { ...usual, ...preferences } });
}
