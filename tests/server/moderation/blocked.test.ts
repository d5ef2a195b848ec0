import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Operation } from '../../../src/api/answer.ts';
import { placeAt } from '../../../src/exchange/cells.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { added } from '../kit/copies.ts';
import { conversationsOf, markRead, written } from '../kit/messages.ts';
import { deleteAccount, type Neighbour, neighbour } from '../kit/neighbour.ts';
import { password } from '../kit/password.ts';
import { acted, asked } from '../kit/requests.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

type Exchange = Awaited<ReturnType<typeof exchange>>;

/** Two members who have had to do with each other in many ways, at a given time in an empty database. */
async function exchange() {
  await sql`truncate members, books, requests, conversations, outbox cascade`.execute(
    world.database,
  );
  world.pass(Date.parse('2026-05-04T10:00:00Z') - world.now().getTime());
  // The first of a conversation is the one with the smaller id.
  const place = placeAt({ latitude: 52.5, longitude: 13.4 }, 3);
  const [one, other] = [await neighbour(world, place), await neighbour(world, place)].toSorted(
    (a, b) => (a.id < b.id ? -1 : 1),
  );
  if (!one || !other) throw new Error('There are no two members');
  const moderator = await neighbour(world, { is_moderator: true });
  const book = async (owner: Neighbour, title: string) => {
    world.pass(1000);
    return added(owner, { book: { title, authors: 'Somebody' }, ways: ['give', 'swap'] });
  };
  const ask = async (asker: Neighbour, copyId: string, more: object = {}) => {
    world.pass(1000);
    return (await asked(asker, { copyId, ...more })).id;
  };
  for (const [member, title] of [
    [one, 'Zyzzyva'],
    [other, 'Emma'],
    [other, 'Walden'],
  ] as const) {
    const payload = { title, within: 25 };
    expect((await member.ask('POST', '/api/wishes', { payload })).status).toBe(201);
  }
  const rare = await book(other, 'Zyzzyva');
  const lent = await book(other, 'Unterwegs');
  await book(moderator, 'Zyzzyve');
  const own = await book(one, 'Emma');
  const swapped = await book(other, 'Sanditon');
  const settled = await book(one, 'Persuasion');
  const requests = {
    open: await ask(one, rare.id, { way: 'swap', offers: [own.id] }),
    agreed: await ask(one, lent.id, { text: 'I would love to read it.' }),
    ofOther: await ask(other, own.id, { text: 'Is it still there?' }),
    declined: await ask(one, (await book(other, 'Not for you')).id),
    done: await ask(other, settled.id, { way: 'swap', offers: [swapped.id] }),
  };
  const at = new Date(world.now().getTime() + 2 * dayMs).toISOString();
  for (const [member, request, type, more] of [
    [other, requests.declined, 'decline', { text: 'Sorry.' }],
    [other, requests.agreed, 'accept', {}],
    [other, requests.agreed, 'propose a meeting', { at, where: 'At the fountain' }],
    [one, requests.agreed, 'accept the meeting', {}],
    [one, requests.done, 'accept', { copyId: swapped.id }],
    [other, requests.done, 'handed over', {}],
    [one, requests.done, 'handed over', {}],
  ] as const) {
    world.pass(1000);
    await acted(member, request, type, more);
  }
  await written(one, other.id, 'Hello.');
  world.pass(hour);
  const { number } = await written(other, one.id, 'Hello to you.');
  const [conversation] = await conversationsOf(one);
  for (const what of [{}, { copyId: rare.id }, { number }]) {
    world.pass(1000);
    const payload = { memberId: other.id, reason: 'Insults.', ...what };
    expect((await one.ask('POST', '/api/reports', { payload })).status).toBe(201);
  }
  return {
    one,
    other,
    moderator,
    rare,
    own,
    requests,
    number,
    conversation: conversation?.id ?? '',
  };
}

type Call = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object];

/** Of no other member, or not for members. */
const none = () => [];

/** How one of the two asks for what has to do with the other one, in the order of the calls. */
const calls: Record<Operation, (exchange: Exchange) => Call[]> = {
  session: () => [['GET', '/api/session']],
  notices: () => [['GET', '/api/notices']],
  counts: () => [['GET', '/api/notices/counts']],
  wishes: () => [['GET', '/api/wishes']],
  wishedNearby: () => [['GET', '/api/wishes/nearby']],
  conversations: () => [['GET', '/api/conversations']],
  conversation: ({ other, conversation }) =>
    [other.id, conversation].map(id => ['GET', `/api/conversations/${id}`]),
  requests: () =>
    ['waiting', 'for-me', 'from-me', 'done'].map(list => ['GET', `/api/requests?list=${list}`]),
  request: ({ requests }) => Object.values(requests).map(id => ['GET', `/api/requests/${id}`]),
  member: ({ other }) => [['GET', `/api/members/${other.id}`]],
  shelf: ({ one, other }) => [one, other].map(({ id }) => ['GET', `/api/members/${id}/copies`]),
  copy: ({ rare, own }) => [rare, own].map(({ id }) => ['GET', `/api/copies/${id}`]),
  discover: () =>
    ['', '?q=zyzzyva', '?q=unterwges', '?q=somebody&way=give'].map(q => ['GET', `/api/copies${q}`]),
  lookUpBooks: () =>
    ['zyzzyva', 'zyzzyva somebody', 'unterwges', 'somebody'].map(q => ['GET', `/api/books?q=${q}`]),
  report: ({ other, rare, number, conversation }) =>
    [
      { memberId: other.id },
      { memberId: other.id, copyId: rare.id },
      { memberId: other.id, number },
      { memberId: conversation, number },
    ].map(what => ['POST', '/api/reports', { ...what, reason: 'Threats.' }]),
  block: ({ other }) => [['PUT', `/api/members/${other.id}/block`]],
  unblock: ({ other }) => [['DELETE', `/api/members/${other.id}/block`]],
  write: ({ other, conversation }) =>
    [other.id, conversation].map(id => ['POST', `/api/conversations/${id}`, { text: 'Hello?' }]),
  markRead: ({ other, conversation, number }) =>
    [other.id, conversation].map(id => ['PUT', `/api/conversations/${id}/read`, { number }]),
  ask: ({ rare }) => [['POST', '/api/requests', { copyId: rare.id, way: 'give' }]],
  act: ({ requests }) => [
    ['POST', `/api/requests/${requests.open}/events`, { type: 'withdraw', version: 2 }],
    ['POST', `/api/requests/${requests.agreed}/events`, { type: 'cancel', version: 5 }],
    [
      'POST',
      `/api/requests/${requests.done}/events`,
      { type: 'review', version: 4, isGood: true, text: 'Kind.' },
    ],
  ],
  editCopy: ({ rare, own }) =>
    [rare, own].map(({ id }) => ['PATCH', `/api/copies/${id}`, { version: 1, note: 'Signed.' }]),
  removeCopy: ({ rare }) => [['DELETE', `/api/copies/${rare.id}?version=1`]],
  addCopy: ({ rare }) => [
    ['POST', '/api/copies', { book: { id: rare.book.id }, ways: ['give'], condition: 'good' }],
  ],
  wish: () => [['POST', '/api/wishes', { title: 'Unterwegs', within: 25 }]],
  markSeen: () => [['PUT', '/api/notices/seen', {}]],
  exportData: () => [['POST', '/api/user/export', { password }]],
  signUp: none,
  sendVerificationLink: none,
  forgotPassword: none,
  changePassword: none,
  editProfile: none,
  deleteAccount: none,
  verifyEmail: none,
  resetPassword: none,
  signIn: none,
  signOut: none,
  sessions: none,
  endOtherSessions: none,
  endSession: none,
  removeWish: none,
  reports: none,
  decide: none,
  places: none,
  preferences: none,
  setPreferences: none,
  contactForm: none,
  contact: none,
};

/** All that one of the two can find out once the other one has done something. */
async function foundOutAfter(fate: (exchange: Exchange) => Promise<unknown>) {
  const there = await exchange();
  const { one, other } = there;
  world.pass(1000);
  await fate(there);
  world.pass(10 * minute);
  await mailNotices(world);
  const answers: unknown[] = [];
  for (const [operation, callsOf] of Object.entries(calls)) {
    for (const [method, url, payload] of callsOf(there)) {
      world.pass(1000);
      const headers = { 'idempotency-key': randomUUID() };
      const { status, body } = await one.ask(method, url, { headers, ...(payload && { payload }) });
      answers.push({ operation, url, payload, status, body });
    }
  }
  return withoutChance(
    answers,
    new Map([
      [one.id, 'one'],
      [other.id, 'other'],
    ]),
  );
}

/** Without ids that are drawn at random, and the order that follows from them. */
function withoutChance(answers: unknown[], names: Map<string, string>): unknown[] {
  const random =
    /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16}@[\w.-]+|(?<=\/unsubscribe)[^\s"\\]+/g;
  const text = JSON.stringify(answers).replaceAll(random, one => names.get(one) ?? 'random');
  const inOrder = (_: string, value: unknown) =>
    Array.isArray(value)
      ? value
          .map(one => JSON.stringify(one))
          .toSorted()
          .map(one => JSON.parse(one))
      : value;
  return JSON.parse(text).map((answer: unknown) => JSON.parse(JSON.stringify(answer), inOrder));
}

test('the blocked cannot tell, by any call, a block from absence', async () => {
  const blocked = await foundOutAfter(async ({ one, other }) => {
    await other.ask('PUT', `/api/members/${one.id}/block`);
    await markRead(other, one.id, 100);
  });
  const left = await foundOutAfter(({ other }) => deleteAccount(other));
  const suspended = await foundOutAfter(async ({ moderator }) => {
    const [report] = (await moderator.ask('GET', '/api/reports')).body.items;
    const payload = { decision: 'suspend' };
    await moderator.ask('POST', `/api/reports/${report.id}/decision`, { payload });
  });
  expect(blocked).toEqual(left);
  expect(blocked).toEqual(suspended);
});
