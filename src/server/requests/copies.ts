import { sql } from 'kysely';
import type { Effect } from '../../exchange/request.ts';
import type { Database, EventDetails, Tables } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { tellWishers } from '../wishes/tell-wishers.ts';
import type { LockedRequests } from './locks.ts';
import type { RequestRow } from './stored.ts';

type State = Tables['copies']['state'];

/**
 * What becomes of promised copies by the effects of the chart: of those of the one who has left or is
 * suspended, and of the others.
 */
const released = {
  'offer the copies again': { ofOne: 'offered', ofOthers: 'offered' },
  'put the copies aside': { ofOne: 'aside', ofOthers: 'aside' },
  'the copies are gone': { ofOne: 'gone', ofOthers: 'gone' },
  'the copies of the leaver are gone, the others are offered': {
    ofOne: 'gone',
    ofOthers: 'offered',
  },
  'the copies of the suspended are aside, the others are offered': {
    ofOne: 'aside',
    ofOthers: 'offered',
  },
  'the copies of the leaver are gone, the others are aside': { ofOne: 'gone', ofOthers: 'aside' },
  'promise the copies': undefined,
  'remind the owner': undefined,
  'remind the asker': undefined,
  'remind both': undefined,
  'remind the other': undefined,
} as const satisfies Record<Effect, { ofOne: State; ofOthers: State } | undefined>;

interface Moving {
  locked: LockedRequests;
  row: RequestRow;
  /** What the chart wants done. */
  effects: Effect[];
  details: EventDetails;
}

/** Does with the copies of a request what its chart says. Resolves to whether it says anything. */
export async function moveCopies(
  transaction: Database,
  { locked, row, effects, details }: Moving,
  deps: Deps,
): Promise<boolean> {
  const at = deps.now();
  if (effects.includes('promise the copies')) {
    const terms = locked.terms.filter(({ request_id: of }) => of === row.id);
    const ids = terms
      .filter(({ position, is_chosen: isChosen }) => position === 0 || isChosen)
      .flatMap(({ copy_id: id }) => id ?? []);
    await promise(transaction, { ids, to: row.id, at });
    return true;
  }
  const states = effects.flatMap(effect => released[effect] ?? [])[0];
  if (!states) return false;
  const one = details.who === 'asker' ? row.asker_id : row.owner_id;
  const promised = await transaction
    .selectFrom('copies')
    .select(['id', 'owner_id'])
    .where('promised_to', '=', row.id)
    .execute();
  for (const { id, owner_id: owner } of promised) {
    const state = owner === one ? states.ofOne : states.ofOthers;
    await setState(transaction, { ids: [id], state, promised_to: null, at });
    if (state === 'offered') await tellWishers(transaction, id, deps);
  }
  return true;
}

/** Sets a copy aside whose owner has let two requests in a row run out. Resolves to whether it has. */
export async function restSilentCopy(
  transaction: Database,
  { locked, row, at }: { locked: LockedRequests; row: RequestRow; at: Date },
): Promise<boolean> {
  const asked = locked.terms.find(({ request_id: of }) => of === row.id);
  if (!asked?.copy_id) return false;
  const last = await transaction
    .selectFrom('requests')
    .innerJoin('request_copies', 'request_id', 'requests.id')
    .select(eb =>
      eb
        .selectFrom('request_events')
        .select('type')
        .whereRef('request_events.request_id', '=', 'requests.id')
        .orderBy('request_events.id', 'desc')
        .limit(1)
        .as('type'),
    )
    .where('copy_id', '=', asked.copy_id)
    .where('position', '=', 0)
    .where('has_ended', '=', true)
    .where('state', '<>', 'closed.withdrawn')
    .orderBy('changed_at', 'desc')
    .limit(2)
    .execute();
  if (last.length < 2 || last.some(({ type }) => type !== 'no answer')) return false;
  await setState(transaction, { ids: [asked.copy_id], state: 'aside', promised_to: null, at });
  return true;
}

async function promise(
  transaction: Database,
  { ids, to, at }: { ids: string[]; to: string; at: Date },
): Promise<void> {
  const count = await setState(transaction, { ids, state: 'promised', promised_to: to, at });
  if (count !== ids.length) throw new Error(`A copy of the request ${to} is not offered`);
}

/** What a moderator has hidden is not offered again. */
const offeredOrAside = sql<State>`case when hidden_at is null then 'offered' else 'aside' end`;

interface Change {
  ids: string[];
  state: State;
  promised_to: string | null;
  at: Date;
}

/** Resolves to how many it was: one that is not on offer is promised to no one else. */
async function setState(
  transaction: Database,
  { ids, state, promised_to, at }: Change,
): Promise<number> {
  let query = transaction
    .updateTable('copies')
    .set(eb => ({ promised_to, changed_at: at, version: eb('version', '+', 1) }))
    .set({ state: state === 'offered' ? offeredOrAside : state })
    .where('id', 'in', ids);
  if (state === 'promised') query = query.where('state', '=', 'offered');
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
