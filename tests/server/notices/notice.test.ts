import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { mails } from '../../../src/server/mail/outbox.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { added, edit } from '../kit/copies.ts';
import { countsOf, markRead, noticesOf, prefer, written } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { act, acted, ask, asked } from '../kit/requests.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();

let owner: Neighbour;
let asker: Neighbour;
beforeEach(async () => {
  await world.clear('outbox', 'notices');
  [owner, asker] = [
    await neighbour(world, { name: 'Owner' }),
    await neighbour(world, { name: 'Asker' }),
  ];
});

/** Lets time pass, and the clocks ring. */
async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  while (await fireAllDueTimers(world));
  while (await mailNotices(world));
}

/** The subjects of the mails to a member since the last time. */
async function mailed(member: Neighbour): Promise<string[]> {
  const all = await mails(world.database);
  const own = all.filter(({ to }) => to === member.email);
  await world.database.deleteFrom('outbox').where('recipient', '=', member.email).execute();
  return own.toReversed().map(({ subject }) => subject);
}

const typesOf = async (member: Neighbour) =>
  (await noticesOf(member)).items.map(({ type, isSeen }) => (isSeen ? `${type}, seen` : type));

/** Until it is this hour of UTC. */
const untilHour = (wanted: number) => {
  const now = world.now();
  const then = new Date(now);
  then.setUTCHours(wanted, 0, 0, 0);
  return then.getTime() - now.getTime() + (then <= now ? dayMs : 0);
};

test('each event gives the other side one notice and one mail, and who acts has seen it', async () => {
  const copy = await added(owner);
  const { id } = await asked(asker, { copyId: copy.id, text: 'I live around the corner.' });
  const house = { roof: 'gable', colour: 'brick', door: 'square' };
  expect(await noticesOf(owner)).toEqual({
    items: [
      {
        id: expect.any(String),
        type: 'asked',
        other: { id: asker.id, name: 'Asker', house },
        request: { id, title: 'Emma', authors: 'Jane Austen', isYourTurn: true },
        isOwner: true,
        conversationId: null,
        at: world.now().toISOString(),
        isSeen: false,
      },
    ],
    next: null,
    counts: await countsOf(owner),
  });
  const [mail] = await mails(world.database);
  expect(mail).toMatchObject({
    to: owner.email,
    subject: 'Asker asks for “Emma”',
    text: `Hello \u2068Owner\u2069,

\u2068Asker\u2069 asks for your “\u2068Emma\u2069”, for free.

“I live around the corner.”

Please say yes or no by Friday, 8 May, 10:00. Nothing is agreed until you say yes.
http://127.0.0.1:3000/home/requests/${id}

You get this email because you’re a member of the Neighbourhood Book Exchange.
Don’t want emails like this? Stop them here (request updates):
${await unsubscribeOf(owner)}

Replies to this email don’t reach \u2068Asker\u2069. Write here instead:
http://127.0.0.1:3000/home/messages/${asker.id}`,
  });
  await mailed(owner);
  expect(await countsOf(asker)).toEqual(noNews);
  await acted(owner, id, 'accept');
  expect(await typesOf(owner)).toEqual(['asked, seen']);
  expect([await typesOf(asker), await mailed(asker)]).toEqual([
    ['accept'],
    ['Owner said yes to “Emma”'],
  ]);
  expect(await mailed(owner)).toEqual([]);
});

const noNews = { requests: 0, forMe: 0, messages: 0, notices: 0 };

test('one event is counted once, until what tells of it was read', async () => {
  const { id } = await asked(asker, { copyId: (await added(owner)).id });
  expect(await countsOf(owner)).toEqual({ ...noNews, requests: 1, forMe: 1 });
  await acted(owner, id, 'accept');
  // Both are to propose a time.
  expect(await countsOf(asker)).toEqual({ ...noNews, requests: 1 });
  const at = new Date(world.now().getTime() + 2 * dayMs).toISOString();
  await acted(asker, id, 'propose a meeting', { at, where: 'Here' });
  await acted(owner, id, 'accept the meeting');
  expect(await countsOf(asker)).toEqual({ ...noNews, notices: 1 });
  await asker.ask('PUT', '/api/notices/seen', { payload: { requestId: id } });
  expect(await countsOf(asker)).toEqual(noNews);
  await written(owner, asker.id, 'See you then.');
  expect(await countsOf(asker)).toEqual({ ...noNews, messages: 1 });
  await acted(owner, id, 'cancel');
  expect(await countsOf(asker)).toEqual({ ...noNews, messages: 1, notices: 1 });
  await markRead(asker, owner.id, 99);
  expect(await countsOf(asker)).toEqual({ ...noNews, notices: 1 });
});

async function unsubscribeOf(member: Neighbour): Promise<string | null> {
  const { unsubscribe } = await world.database
    .selectFrom('outbox')
    .select('unsubscribe')
    .where('recipient', '=', member.email)
    .executeTakeFirstOrThrow();
  return unsubscribe;
}

test('several messages give one notice and one mail, five minutes after the first', async () => {
  await written(asker, owner.id, 'Hello');
  world.pass(4 * minute);
  await written(asker, owner.id, 'Are you at home?');
  await pass(minute - 1);
  expect(await mailed(owner)).toEqual([]);
  await pass(1);
  expect(await mails(world.database)).toMatchObject([
    {
      to: owner.email,
      subject: 'Asker wrote to you',
      text: expect.stringContaining(`/home/messages/${asker.id}\n`),
    },
  ]);
  expect(await noticesOf(owner)).toMatchObject({
    items: [{ type: 'message', request: null, conversationId: asker.id }],
  });
  expect(await countsOf(owner)).toMatchObject({ messages: 1, notices: 0 });
  await written(asker, owner.id, 'Are you still there?');
  await pass(dayMs);
  expect(await mailed(owner)).toEqual(['Asker wrote to you']);
});

test('what was read within five minutes is not mailed, but what came after it is, in the place of its notice', async () => {
  await written(asker, owner.id, 'A');
  await written(asker, owner.id, 'B');
  await markRead(owner, asker.id, 1);
  expect(await countsOf(owner)).toMatchObject({ messages: 1, notices: 0 });
  await markRead(owner, asker.id, 2);
  expect(await countsOf(owner)).toMatchObject({ messages: 0, notices: 0 });
  await pass(5 * minute);
  expect(await mailed(owner)).toEqual([]);
  await written(asker, owner.id, 'C');
  await written(owner, asker.id, 'D');
  await pass(5 * minute);
  expect([await mailed(owner), await mailed(asker)]).toEqual([[], ['Owner wrote to you']]);
  expect(await typesOf(owner)).toEqual(['message, seen']);
});

test('who wants it daily gets one mail at seven in the morning on what was not seen', async () => {
  await prefer(owner, { requests: 'daily', reminders: 'daily', messages: 'daily' });
  await pass(untilHour(5));
  const titles = ['A', 'B', 'C'];
  const ids = [];
  for (const title of titles) {
    world.pass(1);
    const copy = await added(owner, { book: { title, authors: '' } });
    ids.push((await asked(asker, { copyId: copy.id })).id);
  }
  world.pass(1);
  await written(asker, owner.id, 'Hello');
  await owner.ask('PUT', '/api/notices/seen', { payload: { requestId: ids[1] } });
  await pass(untilHour(7) - 1);
  expect(await mailed(owner)).toEqual([]);
  await pass(1);
  const link = (path: string) => `http://127.0.0.1/home/${path}`;
  expect((await mails(world.database))[0]).toMatchObject({
    subject: '3 notifications from the Neighbourhood Book Exchange',
    text: expect.stringContaining(
      [
        'Hello \u2068Owner\u2069,',
        'here’s what is new, and what you haven’t seen yet:',
        `\u2068Asker\u2069 asks for your “\u2068A\u2069”, for free.\n${link(`requests/${ids[0]}`)}`,
        `\u2068Asker\u2069 asks for your “\u2068C\u2069”, for free.\n${link(`requests/${ids[2]}`)}`,
        `\u2068Asker\u2069 wrote to you on Wednesday, 6 May, 05:00.\n${link(`messages/${asker.id}`)}`,
      ].join('\n\n'),
    ),
  });
  await mailed(owner);
  const copy = await added(owner);
  await asked(asker, { copyId: copy.id });
  await pass(dayMs - 1);
  expect(await mailed(owner)).toEqual([]);
  await pass(1);
  expect(await mailed(owner)).toEqual(['Asker asks for “Emma”']);
});

test('what a member has chosen not to get, or from whom, meanwhile, is not mailed', async () => {
  await prefer(owner, { requests: 'daily', reminders: 'daily', messages: 'at once' });
  const copy = await added(owner);
  await asked(asker, { copyId: copy.id });
  await prefer(owner, { requests: 'never', reminders: 'never', messages: 'at once' });
  await written(asker, owner.id, 'Hello');
  await owner.ask('PUT', `/api/members/${asker.id}/block`);
  await pass(dayMs);
  expect(await mailed(owner)).toEqual([]);
});

test('each kind of notices has its own channel, and the site shows all', async () => {
  const wishes = 'at once';
  const usual = { requests: 'at once', reminders: 'at once', messages: 'at once', wishes };
  const preferences = async () => (await owner.ask('GET', '/api/user/preferences')).body;
  expect(await preferences()).toEqual({ preferences: usual });
  const chosen = { requests: 'never', reminders: 'at once', messages: 'never' };
  // A web that does not know of wishes leaves them as they were.
  expect((await prefer(owner, chosen)).body).toEqual({ preferences: { ...chosen, wishes } });
  expect(await preferences()).toEqual({ preferences: { ...chosen, wishes } });
  await asked(asker, { copyId: (await added(owner)).id });
  world.pass(1);
  await written(asker, owner.id, 'Hello');
  await pass(2 * dayMs);
  expect(await mailed(owner)).toEqual(['Asker is still waiting for your answer about “Emma”']);
  expect(await typesOf(owner)).toEqual(['the owner is reminded', 'message', 'asked']);
  await prefer(owner, { reminders: 'never' });
  await pass(2 * dayMs);
  expect(await mailed(owner)).toEqual(['No answer about “Emma”']);
});

test('what ends between a mail and its mark has written nothing, and later one mail', async () => {
  const { database } = world;
  await written(asker, owner.id, 'Hello');
  world.pass(5 * minute);
  await sql`alter table notices add constraint broken check (mail_at is not null) not valid`.execute(
    database,
  );
  expect(await mailNotices(world)).toBe(true);
  expect(await mailed(owner)).toEqual([]);
  await sql`alter table notices drop constraint broken`.execute(database);
  await pass(hour);
  await pass(hour);
  expect(await mailed(owner)).toEqual(['Asker wrote to you']);
});

test('notices come in parts, and all are seen at once', async () => {
  for (let index = 0; index < 25; index++) {
    world.pass(1);
    const writer = await neighbour(world, { name: `No. ${index}` });
    await written(writer, owner.id, 'Hello');
  }
  const first = await noticesOf(owner);
  const rest = (await owner.ask('GET', `/api/notices?cursor=${first.next}`)).body;
  expect([first.items.length, rest.items.length, rest.next]).toEqual([24, 1, null]);
  expect([first.items[0]?.other?.name, rest.items[0].other.name]).toEqual(['No. 24', 'No. 0']);
  const seen = await owner.ask('PUT', '/api/notices/seen', { payload: {} });
  expect([seen.status, seen.body]).toEqual([200, { message: 'Seen.', success: true }]);
  expect(await countsOf(owner)).toEqual({ ...noNews, messages: 25 });
  expect((await noticesOf(owner)).items.every(({ isSeen }) => isSeen)).toBe(true);
});

test('of a member who cannot be seen any more a notice has neither name nor id', async () => {
  await written(asker, owner.id, 'Hello');
  world.pass(1);
  await asked(asker, { copyId: (await added(owner)).id });
  world.pass(1);
  await asker.ask('PUT', `/api/members/${owner.id}/block`);
  const { items } = await noticesOf(owner);
  expect(items.map(({ type, other }) => [type, other])).toEqual([
    ['unavailable', null],
    ['asked', null],
    ['message', null],
  ]);
  expect(JSON.stringify(items)).not.toContain(asker.id);
});

describe('mails on one request', () => {
  const meetingIn = (milliseconds: number, where = 'At the fountain') => ({
    at: new Date(world.now().getTime() + milliseconds).toISOString(),
    where,
  });

  /** An agreement that both have read the mails on. */
  async function agreed(): Promise<string> {
    const { id } = await asked(asker, { copyId: (await added(owner)).id });
    await acted(owner, id, 'accept');
    await pass(10 * minute);
    await world.clear('outbox');
    return id;
  }

  test('come ten minutes apart, and each says what is so when it leaves', async () => {
    const id = await agreed();
    await acted(asker, id, 'propose a meeting', meetingIn(3 * dayMs));
    expect(await mailed(owner)).toEqual(['Asker suggests a time and place for “Emma”']);
    world.pass(minute);
    await acted(asker, id, 'propose a meeting', meetingIn(4 * dayMs));
    world.pass(minute);
    await acted(asker, id, 'propose a meeting', meetingIn(5 * dayMs));
    expect(await countsOf(owner)).toMatchObject({ requests: 1, notices: 0 });
    await pass(8 * minute - 1);
    expect(await mailed(owner)).toEqual([]);
    world.pass(1);
    // Just before the round in which the mail would leave.
    await acted(asker, id, 'propose a meeting', meetingIn(5 * dayMs, 'In the park'));
    await pass(0);
    expect(await mailed(owner)).toEqual(['Asker suggests a time and place for “Emma”']);
    await acted(asker, id, 'propose a meeting', meetingIn(6 * dayMs));
    world.pass(minute);
    await acted(asker, id, 'cancel');
    await pass(9 * minute);
    expect(await mailed(owner)).toEqual(['Asker called off “Emma”']);
    await pass(dayMs);
    expect(await mailed(owner)).toEqual([]);
  });

  test('do not come on what was seen meanwhile', async () => {
    const id = await agreed();
    for (const days of [3, 4]) {
      await acted(asker, id, 'propose a meeting', meetingIn(days * dayMs));
    }
    expect(await mailed(owner)).toEqual(['Asker suggests a time and place for “Emma”']);
    await owner.ask('PUT', '/api/notices/seen', { payload: { requestId: id } });
    await pass(dayMs);
    expect(await mailed(owner)).toEqual([]);
  });

  test('come at once where they say whether to go to a meeting of this day', async () => {
    const id = await agreed();
    await acted(asker, id, 'propose a meeting', meetingIn(2 * hour, 'At the fountain'));
    world.pass(1);
    await acted(asker, id, 'propose a meeting', meetingIn(3 * hour, 'In the park'));
    world.pass(1);
    await acted(owner, id, 'propose a meeting', meetingIn(4 * hour));
    await acted(asker, id, 'accept the meeting');
    world.pass(1);
    await acted(asker, id, 'cancel', { text: 'I have a cold.' });
    const [mail] = await mails(world.database);
    expect(mail).toMatchObject({
      to: owner.email,
      text: expect.stringContaining('I have a cold.'),
    });
    expect([await mailed(asker), await mailed(owner)]).toEqual([
      ['Owner suggests a time and place for “Emma”'],
      [
        'Asker suggests a time and place for “Emma”',
        expect.stringMatching(/^You’re meeting Asker: /),
        'Asker called off “Emma”',
      ],
    ]);
  });

  test('leave what is mailed daily to the morning', async () => {
    await prefer(owner, { reminders: 'daily' });
    await pass(untilHour(9));
    const id = await agreed();
    await acted(asker, id, 'propose a meeting', meetingIn(2 * dayMs));
    await acted(owner, id, 'accept the meeting');
    await pass(dayMs);
    await world.clear('outbox');
    await acted(asker, id, 'propose a meeting', meetingIn(2 * hour));
    await acted(asker, id, 'propose a meeting', meetingIn(3 * hour));
    await pass(10 * minute);
    expect(await mailed(owner)).toEqual(
      Array(2).fill('Asker suggests a time and place for “Emma”'),
    );
    await acted(asker, id, 'propose a meeting', meetingIn(3 * hour));
    world.pass(1);
    await acted(asker, id, 'cancel');
    expect(await mailed(owner)).toEqual(['Asker called off “Emma”']);
    await pass(dayMs);
    expect(await mailed(owner)).toEqual([]);
  });

  test('do not come on a request that was taken back before its mail left', async () => {
    await prefer(owner, { requests: 'daily' });
    const { id } = await asked(asker, { copyId: (await added(owner)).id });
    await acted(asker, id, 'withdraw');
    await pass(2 * dayMs);
    expect(await mailed(owner)).toEqual([]);
  });

  test('are four where one asks and takes it back again and again', async () => {
    const { id: copyId } = await added(owner);
    for (let index = 0; index < 60; index++) {
      const { status, body } = await ask(asker, { copyId });
      if (status === 201) await acted(asker, body.request.id, 'withdraw');
      await pass(hour);
    }
    const pair = ['Asker asks for “Emma”', 'Asker no longer asks for “Emma”'];
    expect(await mailed(owner)).toEqual([...pair, ...pair]);
  });

  test('are two an hour where one proposes again and again', async () => {
    const id = await agreed();
    let taken = 0;
    for (let index = 0; index < 100; index++) {
      const { status } = await act(asker, id, 'propose a meeting', meetingIn(3 * dayMs));
      if (status === 200) taken++;
      await pass(minute);
    }
    expect([taken, (await mailed(owner)).length]).toEqual([5 + 4, 2 + 2]);
  });

  test('are one an hour where the owner sets a copy aside and offers it again and again', async () => {
    const { id: copyId } = await added(owner);
    await asked(asker, { copyId });
    await mailed(owner);
    const times = [];
    for (let index = 0; index < 100; index++) {
      const state = index % 2 === 0 ? 'aside' : 'offered';
      expect((await edit(owner, copyId, { version: index + 1, state })).status).toBe(200);
      await pass(minute);
      for (const subject of await mailed(asker)) times.push([index, subject]);
    }
    expect(times).toEqual([
      [0, 'You’re in line for “Emma”'],
      [61, '“Emma” is free again'],
    ]);
    await pass(hour);
    expect([await mailed(asker), await mailed(owner)]).toEqual([[], []]);
  });

  test('are none to those who have asked while the owner changes a copy, and then one to each', async () => {
    const { id: copyId } = await added(owner);
    const askers = [];
    for (let index = 0; index < 20; index++) askers.push(await neighbour(world));
    for (const one of askers) await asked(one, { copyId });
    await mailed(owner);
    const change = async (version: number, state: string) =>
      (await edit(owner, copyId, { version, state })).status;
    const written = async () => (await mails(world.database)).length;
    expect([await change(1, 'aside'), await written()]).toEqual([200, 0]);
    expect([await change(2, 'offered'), await change(3, 'aside')]).toEqual([200, 200]);
    await pass(0);
    expect(await written()).toBe(20);
    expect([await change(4, 'offered'), await change(5, 'aside')]).toEqual([200, 200]);
    await pass(2 * hour);
    expect(await written()).toBe(20);
  });
});
