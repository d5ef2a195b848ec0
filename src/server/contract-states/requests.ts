import { randomUUID } from 'node:crypto';
import { begin } from '../../exchange/request-state.ts';
import { oneDay } from '../../exchange/request-timers.ts';
import { request as chart } from '../../exchange/request.ts';
import { conversationOf, putEntry } from '../conversations/stored.ts';
import type { Database } from '../data/tables.ts';
import { newId } from '../ground/uuid-v7.ts';
import { ringDue } from '../requests/decide.ts';
import { lockAround, type World } from '../requests/locks.ts';
import { columnsOf, lifeOf, putEvent } from '../requests/stored.ts';
import { emma, putCopy } from './copies.ts';

interface Put {
  now: Date;
  book?: string | undefined;
  copy?: string | undefined;
  request?: string | undefined;
  asker: string;
  owner: string;
}

/** A request for a copy that is for sale, which its owner has not answered. */
export async function putRequest(
  database: Database,
  { now, request = newId(now), asker, owner, ...put }: Put,
): Promise<void> {
  const copy = await putCopy(database, { ...put, now, owner });
  const { title, authors } = emma;
  const version = 1;
  await database
    .insertInto('requests')
    .values({
      id: request,
      key: randomUUID(),
      asker_id: asker,
      owner_id: owner,
      way: 'sell',
      price: 400,
      ...columnsOf(chart, begin(chart, now.getTime())),
      version,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await database
    .insertInto('request_copies')
    .values({ request_id: request, position: 0, copy_id: copy, title, authors, is_chosen: false })
    .execute();
  const details = { text: 'I live around the corner.' };
  const row = { id: request, asker_id: asker, owner_id: owner };
  const conversation = await conversationOf(database, { pair: [asker, owner], at: now });
  const entry = {
    row,
    conversation,
    version,
    type: 'asked',
    by: 'asker',
    at: now,
    details,
  } as const;
  await putEvent(database, entry);
  await database
    .insertInto('notices')
    .values({
      id: newId(now),
      member_id: owner,
      type: 'asked',
      request_id: request,
      created_at: now,
    })
    .execute();
}

export async function isThere(database: Database, request: string): Promise<boolean> {
  const row = await database
    .selectFrom('requests')
    .select('id')
    .where('id', '=', request)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets the clocks of a request that was just asked run out: the reminder comes, and then the end. */
export async function letTimePass(
  database: Database,
  request: string,
  world: World,
): Promise<void> {
  for (const days of [3, 2]) {
    const row = await database
      .selectFrom('requests')
      .selectAll()
      .where('id', '=', request)
      .executeTakeFirstOrThrow();
    const life = lifeOf(row);
    const earlier = Object.entries(life.clocks).map(([name, at]) => [name, at - days * oneDay]);
    const columns = columnsOf(chart, { ...life, clocks: Object.fromEntries(earlier) });
    await database.updateTable('requests').set(columns).where('id', '=', request).execute();
    const scene = await lockAround(database, [request]);
    if (scene) await ringDue(database, scene, request, world);
  }
}

/** A message of each of two members to the other. */
export async function putMessages(
  database: Database,
  { now, viewer, other }: { now: Date; viewer: string; other: string },
): Promise<void> {
  const at = now;
  const conversation = await conversationOf(database, { pair: [viewer, other], at });
  for (const [by, text] of [
    [viewer, 'When are you at home?'],
    [other, 'I am at home in the evening.'],
  ] as const) {
    await putEntry(database, { conversation, by, key: randomUUID(), text, at });
  }
}

/** Those of which both members are gone, as those of the states, and their conversations. */
export async function removeRequests(database: Database): Promise<void> {
  await database
    .deleteFrom('requests')
    .where('asker_id', 'is', null)
    .where('owner_id', 'is', null)
    .execute();
  await database
    .deleteFrom('conversations')
    .where('one_id', 'is', null)
    .where('two_id', 'is', null)
    .execute();
}
