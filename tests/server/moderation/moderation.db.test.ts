import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { uuidV7 } from '../../../src/server/ground/uuid-v7.ts';
import { exportOf } from '../../../src/server/privacy/export.ts';
import { add, added, edit, emma, look, refused } from '../kit/copies.ts';
import { conversationsOf, countsOf, thread, written } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, acted, asked, seen } from '../kit/requests.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

let moderator: Neighbour;
let one: Neighbour;
let other: Neighbour;
let third: Neighbour;
beforeEach(async () => {
  await world.clear('reports');
  moderator = await neighbour(world, { is_moderator: true });
  one = await neighbour(world, { name: 'One' });
  other = await neighbour(world, { name: 'Other', about: 'I shout.' });
  third = await neighbour(world, { name: 'Third' });
});

const house = { roof: 'gable', colour: 'brick', door: 'square' };
const unknown = {
  status: 404,
  body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
  cookies: [],
};
const said = (message: string) => ({ status: 200, body: { message, success: true }, cookies: [] });
const dismissed = said('The report is dismissed.');
const hidden = said('It’s hidden.');
const suspended = said('The member is suspended, and signed out everywhere.');
const decidedBefore = (decision: string) => ({
  status: 409,
  body: {
    message: 'Another moderator has already decided on this report.',
    error: true,
    code: 'version stale',
    decision,
  },
  cookies: [],
});

function report(reporter: Neighbour, what: object = {}) {
  // Two of the same moment are in no order.
  world.pass(1000);
  const payload = { memberId: other.id, reason: 'Insults.', ...what };
  return reporter.ask('POST', '/api/reports', { payload });
}

async function reports(reader = moderator, query = '') {
  const { status, body } = await reader.ask('GET', `/api/reports${query}`);
  expect(status).toBe(200);
  return body;
}

/** Reports something, and resolves to the id of the report. */
async function reported(what: object = {}, reporter = one): Promise<string> {
  expect((await report(reporter, what)).status).toBe(201);
  return (await reports()).items.at(-1).id;
}

const decide = (id: string, decision: string, by = moderator, book: object = {}) =>
  by.ask('POST', `/api/reports/${id}/decision`, { payload: { decision, ...book } });

async function message(from: Neighbour, to: Neighbour, text: string): Promise<number> {
  return (await written(from, to.id, text)).number;
}

test('for others there is, byte for byte, nothing at the addresses of moderators', async () => {
  const id = await reported();
  const raw = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const cookie = [...one.cookies].map(pair => pair.join('=')).join('; ');
    const headers = { cookie, 'x-xsrf-token': one.cookies.get('XSRF-TOKEN') };
    const call = { method, url, headers, ...(payload && { payload }) };
    const { statusCode, headers: sent, body } = await world.app.inject(call);
    return {
      statusCode,
      headers: { ...sent, date: '', 'set-cookie': String(sent['set-cookie'] ?? '') },
      body,
    };
  };
  expect(await raw('GET', '/api/reports')).toEqual(await raw('GET', '/api/none'));
  for (const payload of [{ decision: 'dismiss' }, { decision: 'praise' }]) {
    const decided = await raw('POST', `/api/reports/${id}/decision`, payload);
    expect(decided).toEqual(await raw('POST', '/api/none', payload));
  }
  expect((await reports()).items).toHaveLength(1);
});

test('a profile, a copy and a message are reported as they were', async () => {
  const copy = await added(other, { note: 'For fools.' });
  const number = await message(other, one, 'You fool.');
  const times: string[] = [];
  for (const thing of [{}, { copyId: copy.id }, { number }]) {
    expect((await report(one, thing)).status).toBe(201);
    times.push(world.now().toISOString());
  }
  // A report that is repeated counts once.
  await report(one, { number });
  await other.ask('PATCH', '/api/user/profile', { payload: { version: 0, about: 'Harmless.' } });
  const change = { version: copy.version, note: 'For friends.' };
  await edit(other, copy.id, change);
  const named = {
    id: expect.any(String),
    reporter: { id: one.id, name: 'One', house },
    member: { id: other.id, name: 'Other', house },
    reason: 'Insults.',
  };
  const all = ['dismiss', 'hide', 'suspend'];
  const profile = { of: 'profile', title: 'Other', text: 'I shout.' };
  expect(await reports()).toEqual({
    items: [
      { ...named, ...profile, at: times[0], decisions: ['dismiss', 'suspend'] },
      {
        ...named,
        of: 'copy',
        title: 'Emma',
        text: 'For fools.',
        at: times[1],
        decisions: all,
        book: emma,
      },
      { ...named, of: 'message', title: null, text: 'You fool.', at: times[2], decisions: all },
    ],
    next: null,
  });
});

test('moderators alone read how many reports are open, without those of themselves', async () => {
  await report(one);
  await report(one, { memberId: moderator.id });
  await decide(await reported({ reason: 'Spam.' }), 'dismiss');
  await report(third, { reason: 'Threats.' });
  const none = { requests: 0, forMe: 0, messages: 0, notices: 0 };
  expect([await countsOf(moderator), await countsOf(one)]).toEqual([{ ...none, reports: 1 }, none]);
});

test('what the reporter does not see, or the member has not made, is not reported', async () => {
  const aside = await added(other);
  const change = { version: aside.version, state: 'aside' };
  await edit(other, aside.id, change);
  const ofThird = await added(third);
  const own = await message(one, other, 'Hello.');
  const toThird = await message(other, third, 'You fool.');
  const offered = await added(other);
  await asked(one, { copyId: offered.id });
  const things = [
    { copyId: aside.id },
    { copyId: ofThird.id },
    { copyId: randomUUID() },
    { number: own },
    { number: own + 1 },
    { number: own + 2 },
    { memberId: third.id, number: toThird },
  ];
  const answers = await Promise.all(things.map(thing => report(one, thing)));
  expect(answers).toEqual(things.map(() => unknown));
  expect((await reports()).items).toEqual([]);
});

test('a long list comes in parts, without reports of the moderator', async () => {
  const rows = Array.from({ length: 26 }, (_, index) => ({
    id: uuidV7(new Date(world.now().getTime() + index)),
    reporter_id: one.id,
    member_id: index === 3 ? moderator.id : other.id,
    reason: String(index),
    reported: JSON.stringify({ text: '' }),
    created_at: world.now(),
  }));
  await world.database.insertInto('reports').values(rows).execute();
  const first = await reports();
  const second = await reports(moderator, `?cursor=${first.next}`);
  const parts = [first, second].map(({ items }) =>
    items.map(({ reason }: { reason: string }) => Number(reason)),
  );
  const numbers = [...Array(26).keys()].filter(number => number !== 3);
  expect(parts).toEqual([numbers.slice(0, 24), numbers.slice(24)]);
  expect(second.next).toBe(null);
});

test('a decision ends all open reports of the same thing, and stays with who has decided', async () => {
  const copy = await added(other);
  const first = await reported({ copyId: copy.id });
  await reported();
  await reported({ copyId: copy.id }, third);
  expect(await decide(first, 'dismiss')).toEqual(dismissed);
  expect((await reports()).items).toMatchObject([{ of: 'profile' }]);
  const decided = { decided_at: world.now(), decision: 'dismiss', moderator_id: moderator.id };
  const open = { decided_at: null, decision: null, moderator_id: null };
  const rows = await world.database
    .selectFrom('reports')
    .select(['decided_at', 'decision', 'moderator_id'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([decided, open, decided]);
  const { id } = moderator;
  const line = { level: 'info', report: first, decision: 'dismiss', moderator: id };
  expect(world.logged).toContainEqual({ ...line, msg: 'A report was decided.' });
  expect((await look(one, copy.id)).status).toBe(200);
});

test('a hidden copy is seen by its owner alone, is not offered again, and its requests end', async () => {
  const copy = await added(other);
  const request = await asked(third, { copyId: copy.id });
  expect(await decide(await reported({ copyId: copy.id }), 'hide')).toEqual(hidden);
  expect((await look(one, copy.id)).status).toBe(404);
  expect(await seen(third, request.id)).toMatchObject({ state: 'closed', outcome: 'unavailable' });
  const { body } = await look(other, copy.id);
  expect(body.copy).toEqual({ ...copy, version: 2, state: 'aside', isHidden: true });
  expect(await edit(other, copy.id, { version: 2, state: 'offered' })).toEqual(
    refused('state', 'A moderator has hidden this book. You can’t offer it again.'),
  );
});

const lookUp = async (viewer: Neighbour, q: string) =>
  (await viewer.ask('GET', `/api/books?q=${q}`)).body.items;

test('the title of a hidden copy is not offered to others', async () => {
  const copy = await added(other, { book: { title: 'Onefool', authors: '' } });
  expect(await lookUp(third, 'onefool')).toHaveLength(1);
  await decide(await reported({ copyId: copy.id }), 'hide');
  expect(await lookUp(third, 'onefool')).toEqual([]);
});

test('a hidden book is found by nobody, stands on no shelf, and comes back to none', async () => {
  const book = { title: 'One is a fool', authors: '' };
  const copy = await added(other, { book });
  const theirs = await added(third, { book });
  const request = await asked(one, { copyId: theirs.id });
  expect(await decide(await reported({ copyId: copy.id }), 'hide book')).toEqual(
    said('The book is hidden, with all its copies.'),
  );
  for (const { id } of [copy, theirs]) expect((await look(one, id)).status).toBe(404);
  expect(await seen(one, request.id)).toMatchObject({ outcome: 'unavailable' });
  expect(await lookUp(third, 'fool')).toEqual([]);
  const removed = refused('book.title', 'A moderator has taken this title off the exchange.');
  expect(await add(other, { book: { ...book, title: 'ONE IS A FOOL!' } })).toEqual(removed);
  expect((await add(other, { book: { id: copy.book.id } })).status).toBe(404);
});

test('a moderator corrects a book for all who have it, in one that is called so already', async () => {
  const joke = { title: 'Wrong', authors: 'Nobody' };
  const right = { title: 'Right', authors: 'Somebody' };
  const copy = await added(other, { book: joke });
  const theirs = await added(third, { book: { id: copy.book.id } });
  const bookOf = async ({ id }: { id: string }) => (await look(one, id)).body.copy.book;
  expect(await decide(await reported({ copyId: copy.id }), 'correct', moderator, right)).toEqual(
    said('The book is called that now, on every shelf.'),
  );
  expect([await bookOf(copy), await bookOf(theirs)]).toEqual([
    { ...copy.book, ...right },
    { ...copy.book, ...right },
  ]);
  const again = await added(other, { book: joke });
  await decide(await reported({ copyId: again.id }), 'correct', moderator, right);
  expect(await bookOf(again)).toEqual(await bookOf(copy));
  const id = await reported({ copyId: copy.id, reason: 'No title.' });
  expect(await decide(id, 'correct')).toEqual(refused('title', 'A book needs a title.'));
  expect(await bookOf(copy)).toMatchObject(right);
});

test('what is agreed on a hidden copy stays, and the copy is set aside afterwards', async () => {
  const copy = await added(other);
  const [agreed, waiting] = [
    await asked(one, { copyId: copy.id }),
    await asked(third, { copyId: copy.id }),
  ];
  await acted(other, agreed.id, 'accept');
  const id = await reported({ copyId: copy.id }, third);
  expect(await decide(id, 'hide')).toEqual(hidden);
  expect((await look(third, copy.id)).status).toBe(404);
  expect(await seen(third, waiting.id)).toMatchObject({ outcome: 'unavailable' });
  expect(await acted(one, agreed.id, 'cancel')).toMatchObject({ outcome: 'cancelled' });
  expect((await look(other, copy.id)).body.copy).toMatchObject({ state: 'aside' });
});

test('a hidden message is empty for both', async () => {
  const number = await message(other, one, 'You fool.');
  await message(other, one, 'Sorry.');
  expect(await decide(await reported({ number }), 'hide')).toEqual(hidden);
  const texts = async (viewer: Neighbour, member: Neighbour) =>
    (await viewer.ask('GET', `/api/conversations/${member.id}`)).body.items.map(
      ({ text, event }: Record<string, unknown>) => [text, event],
    );
  const left = [
    ['Sorry.', null],
    [null, null],
  ];
  expect([await texts(one, other), await texts(other, one)]).toEqual([left, left]);
  expect(await report(one, { number })).toEqual(unknown);
  const kept = await world.database
    .selectFrom('entries')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['text', 'digest'])
    .where('one_id', 'in', [one.id, other.id])
    .where('two_id', 'in', [one.id, other.id])
    .where('number', '=', number)
    .where('sender', 'is not', null)
    .where('text', 'is', null)
    .execute();
  expect(kept).toEqual([{ text: null, digest: null }]);
});

test('what came with an act is reported by who reads it, also after a block, and is hidden', async () => {
  await asked(other, { copyId: (await added(one)).id, text: 'Give it, fool.' });
  await other.ask('PUT', `/api/members/${one.id}/block`);
  const [conversation] = await conversationsOf(one);
  const id = conversation?.id ?? '';
  expect(await report(one, { number: 1 })).toEqual(unknown);
  const named = await reported({ memberId: id, number: 1 });
  expect((await reports()).items).toMatchObject([
    { id: named, member: { id: other.id }, of: 'message', text: 'Give it, fool.' },
  ]);
  expect(await decide(named, 'hide')).toEqual(hidden);
  expect((await thread(one, id)).items.at(-1)).toMatchObject({ event: 'asked', text: null });
});

test('the place of a meeting is reported without a text, too, and is then empty wherever it stood', async () => {
  const where = 'Where the fool lives';
  const at = new Date(world.now().getTime() + dayMs).toISOString();
  const { id } = await asked(other, { copyId: (await added(one)).id });
  await acted(one, id, 'accept');
  await acted(other, id, 'propose a meeting', { at, where });
  await acted(one, id, 'accept the meeting');
  await acted(other, id, 'propose a meeting', { at, where, text: 'Come, fool.' });
  const [second, , first] = (await thread(one, other.id)).items.map(({ number }) => number);
  for (const number of [second, first]) await report(one, { number });
  const { items } = await reports();
  expect(items).toMatchObject([
    { of: 'message', title: null, text: 'Come, fool.', where },
    { of: 'message', title: null, text: '', where, decisions: ['dismiss', 'hide', 'suspend'] },
  ]);
  const { version } = await seen(one, id);
  for (const { id: named } of items) expect(await decide(named, 'hide')).toEqual(hidden);
  expect(await seen(one, id)).toMatchObject({
    proposal: { by: 'asker', at, where: '' },
    meeting: { at, where: '' },
  });
  // What one agrees to is what one has seen.
  expect((await act(one, id, 'accept the meeting', { version })).status).toBe(409);
  await world.clear('reports');
  const kept = [];
  for await (const part of exportOf({ ...world, member: one, exportedAt: world.now() }))
    kept.push(part);
  const shown = await Promise.all(
    [`/api/requests/${id}`, `/api/conversations/${other.id}`].map(url => one.ask('GET', url)),
  );
  expect(kept.join('') + JSON.stringify(shown)).not.toContain('fool');
  expect(await report(one, { number: first })).toEqual(unknown);
  expect((await acted(one, id, 'accept the meeting')).meeting).toEqual({ at, where: '' });
});

test('a member who is suspended is signed out, and requests of the member end', async () => {
  const request = await asked(other, { copyId: (await added(one)).id });
  expect(await decide(await reported(), 'suspend')).toEqual(suspended);
  expect((await other.open()).status).toBe(401);
  expect(await seen(one, request.id)).toMatchObject({ outcome: 'unavailable' });
});

test('of decisions at the same time one is taken, and the others are answered with it', async () => {
  const copy = await added(other);
  const ids = [await reported({ copyId: copy.id }), await reported({ copyId: copy.id }, third)];
  const second = await neighbour(world, { is_moderator: true });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? decide(ids[index % 4 === 0 ? 0 : 1] ?? '', 'hide', moderator)
        : decide(ids[0] ?? '', 'dismiss', second),
    ),
  );
  const [row] = await world.database.selectFrom('reports').select('decision').execute();
  const [won, lost] = row?.decision === 'hide' ? [0, 1] : [1, 0];
  const taken = [hidden, dismissed][won];
  const other409 = decidedBefore(['hide', 'dismiss'][won] ?? '');
  expect(answers).toEqual(answers.map((_, index) => (index % 2 === lost ? other409 : taken)));
});

test('a moderator decides on no report of the moderator, and only as it is offered', async () => {
  const second = await neighbour(world, { is_moderator: true });
  const id = await reported({ memberId: second.id });
  expect(await decide(id, 'dismiss', second)).toEqual(
    refused('id', 'This report is about you. Another moderator decides on it.'),
  );
  expect(await decide(id, 'hide')).toEqual(
    refused('decision', 'This report can’t be decided that way.'),
  );
  expect(await decide(id, 'dismiss')).toEqual(dismissed);
  expect(await decide(id, 'suspend')).toEqual(decidedBefore('dismiss'));
});
