import { applyEvent, fireDueTimer, type Transition } from '../../exchange/request-state.ts';
import type { Act, ExternalEvent, Party } from '../../exchange/request.ts';
import { inSavepoint } from '../data/savepoint.ts';
import type { Database, EventDetails } from '../data/tables.ts';
import { isInTheWay } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { notifyMembers } from '../live/streams.ts';
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
  /** Who knows of it already, as the one who has brought it about. */
  knownTo?: Party | undefined;
}

/**
 * Lets something happen to a locked request, with all that follows: for its copies, for the others who wait
 * for them, in the log, in the conversation of the two and in notices. Resolves to false where the chart does not take it.
 */
export async function applyToRequest(
  transaction: Database,
  scene: LockedRequests,
  id: string,
  { event, details = {}, knownTo }: Occurrence,
  deps: Deps,
): Promise<boolean> {
  const found = transitionOf(scene, id, { event }, deps);
  if (!found) return false;
  const by = 'by' in event ? event.by : null;
  const who = 'who' in event && { who: event.who };
  const entry = { type: event.type, by, details: { ...details, ...who } };
  const decision = { step: found.step, entry, knownTo: by ?? knownTo };
  await storeTransition(transaction, scene, found.row, decision, deps);
  return true;
}

/** Undefined where the chart does not take it. */
function transitionOf(
  scene: LockedRequests,
  id: string,
  { event }: Occurrence,
  { chart, now }: Deps,
) {
  const row = scene.requests.get(id);
  const step = row && applyEvent(chart, stateOf(row), event, now().getTime());
  return step && { row, step };
}

/**
 * As `decide`, for a request that the transaction is not about. One that cannot be decided stays as it is: that
 * is logged, and the clocks soon try it alone.
 */
export async function applyBeside(
  transaction: Database,
  scene: LockedRequests,
  id: string,
  happening: Occurrence,
  deps: Deps,
): Promise<void> {
  const before = new Map(scene.requests);
  try {
    if (!transitionOf(scene, id, happening, deps)) return;
    await inSavepoint(transaction, () => applyToRequest(transaction, scene, id, happening, deps));
  } catch (error) {
    if (isInTheWay(error)) throw error;
    scene.requests = before;
    deps.log.error({ err: error, kind: 'request', id }, 'A request could not be decided.');
    deps.metrics?.countFailure('request');
    await transaction
      .updateTable('requests')
      .set({ due_at: deps.now() })
      .where('id', '=', id)
      .execute();
  }
}

/** Ends all clocks of a locked request that are due, after what it may have missed as it could not be decided. */
export async function fireDueTimers(
  transaction: Database,
  scene: LockedRequests,
  id: string,
  deps: Deps,
): Promise<void> {
  const due = scene.requests.get(id)?.due_at;
  if (due && due <= deps.now()) await updateOneWaiting(transaction, scene, id, deps);
  for (;;) {
    const row = scene.requests.get(id);
    const step = row && fireDueTimer(deps.chart, stateOf(row), deps.now().getTime());
    if (!step) return;
    const entry = { type: step.clock, by: null, details: {} };
    await storeTransition(transaction, scene, row, { step, entry }, deps);
    if (step.clock !== 'no answer') continue;
    if (await restSilentCopy(transaction, { scene, row, at: deps.now() })) {
      await updateWaiting(transaction, scene, deps);
    }
  }
}

interface Decision {
  step: Transition;
  entry: LoggedEvent;
  knownTo?: Party | undefined;
}

async function storeTransition(
  transaction: Database,
  scene: LockedRequests,
  row: RequestRow,
  { step: { next, actions }, entry, knownTo }: Decision,
  deps: Deps,
): Promise<void> {
  const at = deps.now();
  // A reminder changes nothing of what its readers have before them.
  const isReminder = entry.by === null && next.state === row.state;
  const version = isReminder ? row.version : row.version + 1;
  const columns = {
    ...columnsOf(deps.chart, next),
    version,
    changed_at: isReminder ? row.changed_at : at,
  };
  await transaction.updateTable('requests').set(columns).where('id', '=', row.id).execute();
  const changed = { ...row, ...columns, facts: next.facts, clocks: next.timers };
  scene.requests.set(row.id, changed);
  const conversation = scene.conversations.get(row.id);
  if (conversation === undefined) throw new Error(`${row.id} has no conversation`);
  await putEvent(transaction, { row, conversation, version, at, ...entry });
  await notifyMembers(transaction, [row.asker_id, row.owner_id]);
  await notify(transaction, { row: changed, actions, ...entry, knownTo }, deps);
  if (await moveCopies(transaction, { scene, row: changed, actions, details: entry.details, at })) {
    await updateWaiting(transaction, scene, deps);
  }
}

/**
 * Lets what has become of the copies of a scene reach its requests that the owner has not agreed to. A member
 * who has changed the copies knows of it.
 */
export async function updateWaiting(
  transaction: Database,
  scene: LockedRequests,
  deps: Deps,
  member?: string,
): Promise<void> {
  for (const [id, event] of await copyEventsIn(transaction, scene)) {
    const row = scene.requests.get(id);
    const knownTo = row && member !== undefined ? partyOf(row, member) : undefined;
    await applyBeside(transaction, scene, id, { event, knownTo }, deps);
  }
}

/** As `settle`, for one request. */
export async function updateOneWaiting(
  transaction: Database,
  scene: LockedRequests,
  id: string,
  deps: Deps,
): Promise<void> {
  const event = (await copyEventsIn(transaction, scene)).get(id);
  if (event) await applyToRequest(transaction, scene, id, { event }, deps);
}

/** By the ids of the requests. The chart takes none of them where it changes nothing. */
async function copyEventsIn(
  transaction: Database,
  scene: LockedRequests,
): Promise<Map<string, ExternalEvent>> {
  const states = await statesOf(transaction, copiesIn(scene.terms));
  const fateOf = (id: string): ExternalEvent => {
    const own = scene.terms.filter(({ request_id: of }) => of === id);
    const found = own.map(({ copy_id: copy }) => (copy && states.get(copy)) ?? 'gone');
    if (found.includes('gone')) return { type: 'copy gone' };
    const isFree = found.every(state => state === 'offered');
    return { type: isFree ? 'copy free' : 'copy taken' };
  };
  return new Map([...scene.requests.keys()].map(id => [id, fateOf(id)]));
}

async function statesOf(transaction: Database, copies: string[]) {
  const rows = await transaction
    .selectFrom('copies')
    .select(['id', 'state', 'hidden_at'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val(copies))))
    .execute();
  // One that a moderator has hidden is gone for all but those who have agreed on it.
  return new Map(rows.map(({ id, state, hidden_at: at }) => [id, at ? 'gone' : state]));
}
