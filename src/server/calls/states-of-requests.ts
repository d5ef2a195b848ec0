import { randomUUID } from 'node:crypto';
import { awaited, begin, dueAt, endsAt, hasEnded } from '../../exchange/request-life.ts';
import { request as chart } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import { newId } from '../data/uuid.ts';
import { emma, putCopy } from './states-of-copies.ts';

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
  const life = begin(chart, now.getTime());
  const waiting = awaited(life);
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
      chart: 1,
      state: life.state,
      facts: JSON.stringify(life.facts),
      clocks: JSON.stringify(life.clocks),
      due_at: dateOf(dueAt(life)),
      ends_at: dateOf(endsAt(life)),
      has_ended: hasEnded(life),
      awaits_asker: waiting.includes('asker'),
      awaits_owner: waiting.includes('owner'),
      version,
      created_at: now,
      changed_at: now,
    })
    .execute();
  const { title, authors } = emma;
  await database
    .insertInto('request_copies')
    .values({ request_id: request, position: 0, copy_id: copy, title, authors, is_chosen: false })
    .execute();
  const details = JSON.stringify({ text: 'I live around the corner.' });
  await database
    .insertInto('request_events')
    .values({ request_id: request, version, type: 'asked', by: 'asker', at: now, details })
    .execute();
}

/** Those of which both members are gone, as those of the states. */
export async function removeRequests(database: Database): Promise<void> {
  await database
    .deleteFrom('requests')
    .where('asker_id', 'is', null)
    .where('owner_id', 'is', null)
    .execute();
}

function dateOf(time: number | undefined): Date | null {
  return time === undefined ? null : new Date(time);
}
