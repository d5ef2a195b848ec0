import { randomUUID } from 'node:crypto';
import { requestStates } from '../../exchange/request-state.ts';
import { days } from '../../exchange/request-timers.ts';
import { conversationOf, putEntry } from '../conversations/stored.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { fireDueTimers } from '../requests/apply-event.ts';
import { lockWithRivals } from '../requests/locks.ts';
import { columnsOf, putEvent } from '../requests/stored.ts';
import { emma, putCopy } from './copies.ts';

/** A contract knows the usual durations. */
const states = requestStates(days);

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
  { now, request = uuidV7(now), asker, owner, ...put }: Put,
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
      ...columnsOf(states, states.initialState(now.getTime())),
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
      id: uuidV7(now),
      member_id: owner,
      type: 'asked',
      request_id: request,
      created_at: now,
    })
    .execute();
}

/** Rings the clocks of a request, each as if it were due now, until one of them brings it to another state. */
export async function letTimePass(database: Database, request: string, deps: Deps): Promise<void> {
  const locked = await lockWithRivals(database, [request]);
  const row = () => locked?.requests.get(request);
  const before = row()?.state;
  while (row()?.state === before) {
    const due = row()?.due_at;
    if (!locked || !due) throw new Error(`Nothing becomes of the request ${request} by itself.`);
    await fireDueTimers(database, locked, request, { ...deps, now: () => due });
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
