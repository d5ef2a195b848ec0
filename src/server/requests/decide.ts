import { happen, ring, type Step } from '../../exchange/request-state.ts';
import type { Act, Fate, Party } from '../../exchange/request.ts';
import { inSavepoint } from '../data/savepoint.ts';
import type { Database, EventDetails } from '../data/tables.ts';
import { isInTheWay } from '../data/transaction.ts';
import { putHints } from '../live/streams.ts';
import { moveCopies, restSilentCopy } from './copies.ts';
import { copiesIn, type Scene, type World } from './locks.ts';
import { notify } from './notify.ts';
import { columnsOf, type Entry, lifeOf, partyOf, putEvent, type RequestRow } from './stored.ts';

interface Happening {
  event: Act | Fate;
  details?: EventDetails;
  /** Who knows of it already, as the one who has brought it about. */
  knownTo?: Party | undefined;
}

/**
 * Lets something happen to a locked request, with all that follows: for its copies, for the others who wait
 * for them, in the log, in the conversation of the two and in notices. Resolves to false where the chart does not take it.
 */
export async function decide(
  transaction: Database,
  scene: Scene,
  id: string,
  { event, details = {}, knownTo }: Happening,
  world: World,
): Promise<boolean> {
  const found = stepOf(scene, id, { event }, world);
  if (!found) return false;
  const by = 'by' in event ? event.by : null;
  const who = 'who' in event && { who: event.who };
  const entry = { type: event.type, by, details: { ...details, ...who } };
  const decision = { step: found.step, entry, knownTo: by ?? knownTo };
  await take(transaction, scene, found.row, decision, world);
  return true;
}

/** Undefined where the chart does not take it. */
function stepOf(scene: Scene, id: string, { event }: Happening, { chart, now }: World) {
  const row = scene.requests.get(id);
  const step = row && happen(chart, lifeOf(row), event, now().getTime());
  return step && { row, step };
}

/**
 * As `decide`, for a request that the transaction is not about. One that cannot be decided stays as it is: that
 * is logged, and the clocks soon try it alone.
 */
export async function decideBeside(
  transaction: Database,
  scene: Scene,
  id: string,
  happening: Happening,
  world: World,
): Promise<void> {
  const before = new Map(scene.requests);
  try {
    if (!stepOf(scene, id, happening, world)) return;
    await inSavepoint(transaction, () => decide(transaction, scene, id, happening, world));
  } catch (error) {
    if (isInTheWay(error)) throw error;
    scene.requests = before;
    world.log.error({ err: error, kind: 'request', id }, 'A request could not be decided.');
    world.metrics?.countFailure('request');
    await transaction
      .updateTable('requests')
      .set({ due_at: world.now() })
      .where('id', '=', id)
      .execute();
  }
}

/** Ends all clocks of a locked request that are due, after what it may have missed as it could not be decided. */
export async function ringDue(
  transaction: Database,
  scene: Scene,
  id: string,
  world: World,
): Promise<void> {
  const due = scene.requests.get(id)?.due_at;
  if (due && due <= world.now()) await settleOne(transaction, scene, id, world);
  for (;;) {
    const row = scene.requests.get(id);
    const step = row && ring(world.chart, lifeOf(row), world.now().getTime());
    if (!step) return;
    const entry = { type: step.clock, by: null, details: {} };
    await take(transaction, scene, row, { step, entry }, world);
    if (step.clock !== 'no answer') continue;
    if (await restSilentCopy(transaction, { scene, row, at: world.now() })) {
      await settle(transaction, scene, world);
    }
  }
}

interface Decision {
  step: Step;
  entry: Entry;
  knownTo?: Party | undefined;
}

async function take(
  transaction: Database,
  scene: Scene,
  row: RequestRow,
  { step: { life, actions }, entry, knownTo }: Decision,
  world: World,
): Promise<void> {
  const at = world.now();
  // A reminder changes nothing of what its readers have before them.
  const isReminder = entry.by === null && life.state === row.state;
  const version = isReminder ? row.version : row.version + 1;
  const columns = {
    ...columnsOf(world.chart, life),
    version,
    changed_at: isReminder ? row.changed_at : at,
  };
  await transaction.updateTable('requests').set(columns).where('id', '=', row.id).execute();
  const changed = { ...row, ...columns, facts: life.facts, clocks: life.clocks };
  scene.requests.set(row.id, changed);
  const conversation = scene.conversations.get(row.id);
  if (conversation === undefined) throw new Error(`${row.id} has no conversation`);
  await putEvent(transaction, { row, conversation, version, at, ...entry });
  await putHints(transaction, [row.asker_id, row.owner_id]);
  await notify(transaction, { row: changed, actions, ...entry, knownTo }, world);
  if (await moveCopies(transaction, { scene, row: changed, actions, details: entry.details, at })) {
    await settle(transaction, scene, world);
  }
}

/**
 * Lets what has become of the copies of a scene reach its requests that the owner has not agreed to. A member
 * who has changed the copies knows of it.
 */
export async function settle(
  transaction: Database,
  scene: Scene,
  world: World,
  member?: string,
): Promise<void> {
  for (const [id, event] of await fatesIn(transaction, scene)) {
    const row = scene.requests.get(id);
    const knownTo = row && member !== undefined ? partyOf(row, member) : undefined;
    await decideBeside(transaction, scene, id, { event, knownTo }, world);
  }
}

/** As `settle`, for one request. */
export async function settleOne(
  transaction: Database,
  scene: Scene,
  id: string,
  world: World,
): Promise<void> {
  const event = (await fatesIn(transaction, scene)).get(id);
  if (event) await decide(transaction, scene, id, { event }, world);
}

/** By the ids of the requests. The chart takes none of them where it changes nothing. */
async function fatesIn(transaction: Database, scene: Scene): Promise<Map<string, Fate>> {
  const states = await statesOf(transaction, copiesIn(scene.terms));
  const fateOf = (id: string): Fate => {
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
