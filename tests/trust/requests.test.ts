import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../src/exchange/request-timers.ts';
import type { Database } from '../../src/server/data/tables.ts';
import { withDatabase } from '../kit/with-database.ts';
import { act, join, password, putAsked, send, settings, shelve, states } from './exchange.ts';
import { inFolder, onPostgres, type Place } from './places.ts';
import { drawn } from './seed.ts';
import { startServer } from './server.ts';
import { tally } from './tally.ts';

const many = 100;

describe('of what many do at the same time, nothing is half', () => {
  test('by one process with its data in a folder', async () => {
    expect(await race(await inFolder(), 1)).toBe(many);
  });

  test('by three processes on one PostgreSQL', async context => {
    expect(await race(await onPostgres(context), 3)).toBe(many);
  });
});

/** Pairs of members, each with a request for a copy. */
async function pairs(database: Database) {
  const members = await join(database, 2 * many);
  const made = [];
  for (let index = 0; index < many; index++) {
    const [owner, asker] = members.slice(2 * index);
    if (!owner || !asker) break;
    const copy = await shelve(database, owner);
    made.push({ owner, asker, copy, id: await putAsked(database, { owner, asker, copy }) });
  }
  return made;
}

/** Resolves to how many requests have ended well at last. */
async function race(place: Place, count: number): Promise<number> {
  const own = { ...place.settings, ...settings };
  const inTurns = async (
    work: (server: (index: number) => Started | undefined) => Promise<void>,
  ) => {
    const servers = await Promise.all(Array.from({ length: count }, () => startServer(own)));
    await work(index => servers[index % count]);
    for (const server of servers) await server.stop();
  };
  /** What becomes of requests that are there, and nothing of those before. */
  const seen = () =>
    withDatabase(place, async database => {
      const found = await states(database);
      await database.updateTable('copies').set({ state: 'gone', promised_to: null }).execute();
      await database.deleteFrom('requests').execute();
      return found;
    });

  const asked = await withDatabase(place, async database => {
    const [owner, ...askers] = await join(database, many + 1);
    if (!owner) return [];
    const copy = await shelve(database, owner);
    const requests = [];
    for (const asker of askers) {
      requests.push({ owner, id: await putAsked(database, { owner, asker, copy }) });
    }
    return requests;
  });
  await inTurns(async server => {
    const answers = asked.map(({ owner, id }, index) =>
      act(server(index), owner, id, { type: 'accept' }),
    );
    expect(tally(await Promise.all(answers))).toBe(`200: 1, 409: ${many - 1}`);
  });
  expect(await seen()).toEqual({ 'agreed.arranging': 1, 'open.waiting': many - 1 });

  const open = await withDatabase(place, pairs);
  await inTurns(async server => {
    const answers = open.flatMap(({ owner, asker, id }, index) => [
      act(server(index), owner, id, { type: 'accept' }),
      act(server(index + 1), asker, id, { type: 'withdraw' }),
    ]);
    expect(tally(await Promise.all(answers))).toBe(`200: ${many}, 409: ${many}`);
    const both = open.flatMap(({ owner, asker, id }, index) =>
      [owner, asker].map((member, side) =>
        act(server(index + side), member, id, { type: 'handed over', version: 2 }),
      ),
    );
    const agreed = tally(await Promise.all(both));
    expect(agreed).toMatch(/^200: \d+, 409: \d+$/);
  });
  const { confirming = 0, 'closed.withdrawn': withdrawn = 0 } = await seen();
  expect(confirming + withdrawn).toBe(many);

  const swaps = await withDatabase(place, async database => {
    const made = [];
    for (const { owner, asker, copy } of await pairs(database)) {
      const offer = await shelve(database, asker);
      const there = await putAsked(database, { owner, asker, copy, offer });
      const back = await putAsked(database, {
        owner: asker,
        asker: owner,
        copy: offer,
        offer: copy,
      });
      made.push({ owner, id: there, copyId: offer }, { owner: asker, id: back, copyId: copy });
    }
    return made;
  });
  await inTurns(async server => {
    const answers = swaps.map(({ owner, id, copyId }, index) =>
      act(server(index), owner, id, { type: 'accept', copyId }),
    );
    expect(tally(await Promise.all(answers))).toBe(`200: ${many}, 409: ${many}`);
  });
  expect(await seen()).toMatchObject({ 'agreed.arranging': many });

  const left = await withDatabase(place, pairs);
  await inTurns(async server => {
    const answers = left.flatMap(({ owner, asker, id }, index) => [
      send(server(index), asker, '/api/user/deletion', { password }),
      act(server(index + 1), owner, id, { type: 'accept' }),
    ]);
    const statuses = await Promise.all(answers);
    expect(statuses.filter(status => status >= 500 && status !== 503)).toEqual([]);
  });
  const gone = await seen();
  return (gone['closed.unavailable'] ?? 0) + (gone['agreed.arranging'] ?? 0);
}

type Started = Awaited<ReturnType<typeof startServer>>;

describe('what is decided when a server is killed has happened with all that follows, or not at all', () => {
  test('with the data in a folder', async () => {
    const all = drawn(parts, many);
    const lanes = [all.slice(0, many / 2), all.slice(many / 2)];
    const kinds = await Promise.all(lanes.map(async lane => crash(await inFolder(), lane)));
    expect(tally(kinds.flat())).toMatch(/accepted: \d+, not accepted: \d+/);
  });

  test('with the data on PostgreSQL', async context => {
    const kinds = await crash(await onPostgres(context), drawn(parts, many));
    expect(tally(kinds)).toMatch(/accepted: \d+, not accepted: \d+/);
  });
});

/** When the server is killed, in milliseconds after it has started and is asked. */
const parts = fc.integer({ min: 0, max: 300 });

/** An act, and a clock that is due, for each moment. */
async function crash(place: Place, moments: number[]): Promise<string[]> {
  const kinds: string[] = [];
  for (const moment of moments) {
    const made = await withDatabase(place, async database => {
      const [owner, asker] = await join(database, 2);
      if (!owner || !asker) throw new Error('There is no pair');
      const ask = async (now: Date) =>
        putAsked(database, { owner, asker, copy: await shelve(database, owner), now });
      const ids = [await ask(new Date()), await ask(new Date(Date.now() - 3 * dayMs))] as const;
      await database.deleteFrom('outbox').execute();
      return { owner, ids };
    });
    const [accepted, due] = made.ids;
    const server = await startServer({ ...place.settings, ...settings });
    const answer = act(server, made.owner, accepted, { type: 'accept' });
    await wait(moment);
    await server.stop('SIGKILL');
    const status = await answer;
    const isAccepted = await withDatabase(place, async database => {
      const isAccepted = await hasFollowed(database, accepted, due);
      await database.deleteFrom('members').execute();
      await database.deleteFrom('requests').execute();
      return isAccepted;
    });
    expect(status === 200 ? isAccepted : status).toBe(status === 200 ? true : 0);
    kinds.push(isAccepted ? 'accepted' : 'not accepted');
  }
  return kinds;
}

/** Fails where state, log, copies, conversation, notices and mails do not agree. Resolves to whether the request was accepted. */
async function hasFollowed(database: Database, accepted: string, due: string): Promise<boolean> {
  const all = await states(database);
  const events = await database
    .selectFrom('request_events')
    .select(['type', 'request_id as of'])
    .where('type', '<>', 'asked')
    .execute();
  const mails = await database.selectFrom('outbox').select('subject').execute();
  const notices = await database.selectFrom('notices').select('type').execute();
  const entries = await database.selectFrom('entries').select('number').execute();
  const isAccepted = events.some(({ of }) => of === accepted);
  const isReminded = events.some(({ of }) => of === due);
  expect({
    all,
    events: events.length,
    entries: entries.length,
    notices: notices.map(({ type }) => type).toSorted(),
    mails: mails.map(({ subject }) => / (said yes|is still) /.exec(subject)?.[1] ?? '').toSorted(),
  }).toEqual({
    all: isAccepted ? { 'agreed.arranging': 1, 'open.asked': 1 } : { 'open.asked': 2 },
    events: Number(isAccepted) + Number(isReminded),
    entries: 2 + Number(isAccepted),
    notices: [
      ...(isAccepted ? ['accept'] : []),
      'asked',
      'asked',
      ...(isReminded ? ['the owner is reminded'] : []),
    ],
    mails: [...(isReminded ? ['is still'] : []), ...(isAccepted ? ['said yes'] : [])],
  });
  return isAccepted;
}
