import { conversationOf } from '../conversations/stored.ts';
import type { Database, Tables } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { notifyMembers } from '../live/streams.ts';
import { updateOneWaiting } from './apply-event.ts';
import { notify } from './notify.ts';
import { columnsOf, type LoggedEvent, putEvent, type RequestRow } from './stored.ts';

interface NewRequest {
  key: string;
  /** Of what was asked, where it can be asked again. */
  digest?: string | null;
  asker: string;
  owner: string;
  /** The copy that is asked for, and those that are offered for it: all of them locked. */
  terms: { id: string; title: string; authors: string; state: Tables['copies']['state'] }[];
  way: Tables['requests']['way'];
  price: number | null;
  /** A first line to the owner. */
  text: string | undefined;
}

/** Writes a request of two locked members down, and writes to the owner. It waits where a copy is promised to somebody else. */
export async function putRequest(
  transaction: Database,
  { key, digest = null, asker, owner, terms: copies, way, price, text }: NewRequest,
  deps: Deps,
): Promise<RequestRow> {
  const at = deps.now();
  const id = uuidV7(at);
  const row = await transaction
    .insertInto('requests')
    .values({
      id,
      key,
      digest,
      asker_id: asker,
      owner_id: owner,
      way,
      price,
      ...columnsOf(deps.states, deps.states.initialState(at.getTime())),
      version: 1,
      created_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const terms = copies.map(({ id: copy_id, title, authors }, position) => ({
    request_id: id,
    position,
    copy_id,
    title,
    authors,
    is_chosen: false,
  }));
  await transaction.insertInto('request_copies').values(terms).execute();
  const entry: LoggedEvent = { type: 'asked', by: 'asker', details: text ? { text } : {} };
  const conversation = await conversationOf(transaction, { pair: [asker, owner], at });
  await putEvent(transaction, { row, conversation, version: 1, at, ...entry });
  await notifyMembers(transaction, [asker, owner]);
  const locked = {
    requests: new Map([[id, row]]),
    terms,
    conversations: new Map([[id, conversation]]),
  };
  if (copies.some(({ state }) => state !== 'offered'))
    await updateOneWaiting(transaction, locked, id, deps);
  // It says whether the owner can answer now.
  const asked = locked.requests.get(id) ?? row;
  await notify(transaction, { row: asked, effects: [], ...entry }, deps);
  return asked;
}
