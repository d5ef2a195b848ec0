import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { requestStates } from '../../src/exchange/request-state.ts';
import { days } from '../../src/exchange/request-timers.ts';
import { rowOf } from '../../src/server/books/known-books.ts';
import { selectCopies } from '../../src/server/copies/copy-of.ts';
import type { Database } from '../../src/server/data/tables.ts';
import { pseudonymsWith } from '../../src/server/limits/pseudonyms.ts';
import { hashPassword } from '../../src/server/members/passwords.ts';
import { putRequest } from '../../src/server/requests/put-request.ts';
import { stateOf } from '../../src/server/requests/stored.ts';
import { beginSession } from '../../src/server/sessions/sessions.ts';
import { xsrfTokenFor } from '../../src/server/sessions/xsrf.ts';
import { depsWith } from '../kit/deps.ts';
import type { Server } from './server.ts';

export const password = 'nine yellow lanterns';

/** What servers are started with whose members these are. */
export const settings = {
  MAILBOX: 'off',
  SECRET_KEY: 'the key of several servers on one database',
};

const pseudonym = pseudonymsWith(settings.SECRET_KEY);

export interface Member {
  id: string;
  /** What the browser of the member sends along. */
  headers: Record<string, string>;
}

/** New members, who are signed in. */
export async function join(database: Database, count: number): Promise<Member[]> {
  const hash = await hashPassword(password);
  const now = new Date();
  const members: Member[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = await database
      .insertInto('members')
      .values({
        email: `${randomUUID()}@book-exchange.example`,
        name: 'A Member',
        password_hash: hash,
        email_verified_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await beginSession(database, { memberId: id, device: 'a browser', now });
    const xsrf = xsrfTokenFor(session.id, pseudonym);
    const cookie = `__Host-session=${session.token}; XSRF-TOKEN=${xsrf}`;
    members.push({ id, headers: { cookie, 'x-xsrf-token': xsrf } });
  }
  return members;
}

/** A copy on the shelf of a member. */
export async function shelve(database: Database, owner: Member): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const book = rowOf({ title: `Book ${id}`, authors: '' }, { now, isImported: false });
  await database.insertInto('books').values(book).execute();
  await database
    .insertInto('copies')
    .values({
      id,
      key: id,
      owner_id: owner.id,
      book_id: book.id,
      ways: ['give', 'swap'],
      price: null,
      condition: 'good',
      note: '',
      state: 'offered',
      cell: null,
      version: 1,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

interface Asking {
  asker: Member;
  owner: Member;
  copy: string;
  /** For it; of a swap. */
  offer?: string;
  now?: Date;
}

/** The id of a request. */
export async function putAsked(
  database: Database,
  { asker, owner, copy, offer, now = new Date() }: Asking,
): Promise<string> {
  return database.transaction().execute(async transaction => {
    const terms = [];
    for (const id of [copy, ...(offer ? [offer] : [])]) {
      terms.push(
        await selectCopies(transaction).where('copies.id', '=', id).executeTakeFirstOrThrow(),
      );
    }
    const { id } = await putRequest(
      transaction,
      {
        key: randomUUID(),
        asker: asker.id,
        owner: owner.id,
        terms,
        way: offer ? 'swap' : 'give',
        price: null,
        text: undefined,
      },
      depsWith({ database, now: () => now }),
    );
    return id;
  });
}

/** In milliseconds, after which a call is repeated for which the server had no room. */
const retryDelayMs = 20;

/** The status of an answer other than that there is no room for the call now; 0 where there is none. */
export async function send(
  server: Pick<Server, 'origin'> | undefined,
  { headers }: Member,
  path: string,
  body: object,
): Promise<number> {
  try {
    for (;;) {
      const answer = await fetch(`${server?.origin}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.text();
      if (answer.status !== 429 && answer.status !== 503) return answer.status;
      await wait(retryDelayMs);
    }
  } catch {
    return 0;
  }
}

/** Acts in a request of version 1, or another one. */
export function act(
  server: Pick<Server, 'origin'> | undefined,
  member: Member,
  id: string,
  event: { type: string; version?: number; copyId?: string },
): Promise<number> {
  return send(server, member, `/api/requests/${id}/events`, { version: 1, ...event });
}

/** How many requests are in each state; every copy is promised exactly to the one that promises it. */
export async function states(database: Database): Promise<Record<string, number>> {
  const requests = await database.selectFrom('requests').selectAll().execute();
  const promised = await database
    .selectFrom('copies')
    .select('promised_to')
    .where('state', '=', 'promised')
    .execute();
  const holders = promised.map(({ promised_to: to }) => to);
  const promising = requests
    .filter(row => requestStates(days).isPromised(stateOf(row)))
    .map(({ id }) => id);
  expect(new Set(holders)).toEqual(new Set(promising));
  const groups = Map.groupBy(requests, ({ state }) => state);
  return Object.fromEntries([...groups].map(([state, all]) => [state, all.length]));
}
