/*
 * What follows from an event, in this order, within one transaction:
 *
 *  1. the copies, the request and its rivals, and their conversations are locked (`locks.ts`);
 *  2. timers that are due fire first, each as an event of its own;
 *  3. the chart says what the event leads to, or does not take it (`exchange/request-state.ts`);
 *  4. the row gets the new state;
 *  5. the event goes to the log of the request, and to the conversation of the two (`stored.ts`);
 *  6. both are told by their streams that something has changed (`live/streams.ts`);
 *  7. who has to know gets a notice, and a mail (`notify.ts`);
 *  8. the copies are promised, offered, set aside or gone (`copies.ts`);
 *  9. where they have changed hands, the wishes for them end (`wishes/of-request.ts`);
 * 10. requests that wait for these copies get an event of their own: for each, from 3 on.
 *
 * A request that waits is not promised a copy, so that 10 ends: its own event moves no copies.
 */
import type { Transition } from '../../exchange/request-state.ts';
import type { Act, ExternalEvent, Party } from '../../exchange/request.ts';
import { inSavepoint } from '../data/savepoint.ts';
import type { Database, EventDetails } from '../data/tables.ts';
import { isInTheWay } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
import { fulfilWishes } from '../wishes/of-request.ts';
import { moveCopies, restSilentCopy } from './copies.ts';
import { copiesIn, type LockedRequests } from './locks.ts';
import { notify } from './notify.ts';
import {
  columnsOf,
  type LoggedEvent,
  partyOf,
  putEvent,
  type RequestRow,
  stateOf,
} from './stored.ts';

interface Occurrence {
  event: Act | ExternalEvent;
  details?: EventDetails;
  /** Who has brought an external event about, and so knows of it. */
  initiator?: Party | undefined;
}

/** Applies an event to a locked request, with all that follows. Resolves to false where the chart does not take it. */
export async function applyEvent(
  transaction: Database,
  locked: LockedRequests,
  id: string,
  { event, details = {}, initiator }: Occurrence,
  deps: Deps,
): Promise<boolean> {
  const found = transitionOf(locked, id, { event }, deps);
  if (!found) return false;
  const by = 'by' in event ? event.by : null;
  const who = 'who' in event && { who: event.who };
  const entry = { type: event.type, by, details: { ...details, ...who } };
  const change = { transition: found.transition, entry, initiator: by ?? initiator };
  await storeTransition(transaction, locked, found.row, change, deps);
  return true;
}

/** Undefined where the chart does not take the event. */
function transitionOf(
  locked: LockedRequests,
  id: string,
  { event }: Occurrence,
  { states, now }: Deps,
) {
  const row = locked.requests.get(id);
  const transition = row && states.applyEvent(stateOf(row), event, now().getTime());
  return transition && { row, transition };
}

/**
 * As `applyEvent`, for a request that the transaction is not about. One to which the event cannot be applied
 * stays as it is: that is logged, and the timers soon try it alone.
 */
export async function applyBeside(
  transaction: Database,
  locked: LockedRequests,
  id: string,
  occurrence: Occurrence,
  deps: Deps,
): Promise<void> {
  const before = new Map(locked.requests);
  try {
    if (!transitionOf(locked, id, occurrence, deps)) return;
    await inSavepoint(transaction, () => applyEvent(transaction, locked, id, occurrence, deps));
  } catch (error) {
    if (isInTheWay(error)) throw error;
    locked.requests = before;
    deps.log.error({ err: error, kind: 'request', id }, 'A request could not be decided.');
    deps.metrics?.countFailure('request');
    await transaction
      .updateTable('requests')
      .set({ due_at: deps.now() })
      .where('id', '=', id)
      .execute();
  }
}

/** Fires all timers of a locked request that are due, after what it may have missed where an event could not be applied. */
export async function fireDueTimers(
  transaction: Database,
  locked: LockedRequests,
  id: string,
  deps: Deps,
): Promise<void> {
  const due = locked.requests.get(id)?.due_at;
  if (due && due <= deps.now()) await updateOneWaiting(transaction, locked, id, deps);
  for (;;) {
    const row = locked.requests.get(id);
    const transition = row && deps.states.fireDueTimer(stateOf(row), deps.now().getTime());
    if (!transition) return;
    const { timer } = transition;
    const entry = { type: timer, by: null, details: {} };
    await storeTransition(transaction, locked, row, { transition, entry }, deps);
    if (timer !== 'no answer') continue;
    if (await restSilentCopy(transaction, { locked, row, at: deps.now() })) {
      await updateWaiting(transaction, locked, deps);
    }
  }
}

interface Change {
  transition: Transition;
  entry: LoggedEvent;
  initiator?: Party | undefined;
}

/** The steps from 4 on. */
async function storeTransition(
  transaction: Database,
  locked: LockedRequests,
  row: RequestRow,
  { transition: { next, effects }, entry, initiator }: Change,
  deps: Deps,
): Promise<void> {
  const at = deps.now();
  // A reminder changes nothing of what its readers have before them.
  const isReminder = entry.by === null && next.state === row.state;
  const version = isReminder ? row.version : row.version + 1;
  const columns = {
    ...columnsOf(deps.states, next),
    version,
    changed_at: isReminder ? row.changed_at : at,
  };
  await transaction.updateTable('requests').set(columns).where('id', '=', row.id).execute();
  const changed = { ...row, ...columns, facts: next.facts, clocks: next.timers };
  locked.requests.set(row.id, changed);
  const conversation = locked.conversations.get(row.id);
  if (conversation === undefined) throw new Error(`${row.id} has no conversation`);
  await putEvent(transaction, { row, conversation, version, at, ...entry });
  await notifyMembers(transaction, [row.asker_id, row.owner_id]);
  await notify(transaction, { row: changed, effects, ...entry, initiator }, deps);
  const { details } = entry;
  if (await moveCopies(transaction, { locked, row: changed, effects, details }, deps)) {
    await updateWaiting(transaction, locked, deps);
  }
  if (effects.includes('the copies are gone')) await fulfilWishes(transaction, changed.id);
}

/**
 * Lets what has become of locked copies reach the requests for them that the owner has not agreed to. A member
 * who has changed the copies knows of it.
 */
export async function updateWaiting(
  transaction: Database,
  locked: LockedRequests,
  deps: Deps,
  member?: string,
): Promise<void> {
  for (const [id, event] of await copyEventsIn(transaction, locked)) {
    const row = locked.requests.get(id);
    const initiator = row && member !== undefined ? partyOf(row, member) : undefined;
    await applyBeside(transaction, locked, id, { event, initiator }, deps);
  }
}

/** As `updateWaiting`, for one request. */
export async function updateOneWaiting(
  transaction: Database,
  locked: LockedRequests,
  id: string,
  deps: Deps,
): Promise<void> {
  const event = (await copyEventsIn(transaction, locked)).get(id);
  if (event) await applyEvent(transaction, locked, id, { event }, deps);
}

/** By the ids of the requests. The chart takes none of them where it changes nothing. */
async function copyEventsIn(
  transaction: Database,
  locked: LockedRequests,
): Promise<Map<string, ExternalEvent>> {
  const states = await copyStatesOf(transaction, copiesIn(locked.terms));
  const eventFor = (id: string): ExternalEvent => {
    const own = locked.terms.filter(({ request_id: of }) => of === id);
    const found = own.map(({ copy_id: copy }) => (copy && states.get(copy)) ?? 'gone');
    if (found.includes('gone')) return { type: 'copy gone' };
    const isFree = found.every(state => state === 'offered');
    return { type: isFree ? 'copy free' : 'copy taken' };
  };
  return new Map([...locked.requests.keys()].map(id => [id, eventFor(id)]));
}

async function copyStatesOf(transaction: Database, copies: string[]) {
  const rows = await transaction
    .selectFrom('copies')
    .select(['id', 'state', 'hidden_at'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(copies))))
    .execute();
  // One that a moderator has hidden is gone for all but those who have agreed on it.
  return new Map(rows.map(({ id, state, hidden_at: at }) => [id, at ? 'gone' : state]));
}
