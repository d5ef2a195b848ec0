import type { Selectable } from 'kysely';
import type { RequestState, RequestStates } from '../../exchange/request-state.ts';
import type { Party } from '../../exchange/request.ts';
import { putEntry } from '../conversations/stored.ts';
import type { Database, EventDetails, Tables } from '../data/tables.ts';
import { StartFault } from '../ground/start-fault.ts';
import { nameOf } from './event-of.ts';

/** Of the chart. A stored request of another one would have to be carried over by a migration. */
const chartVersion = 1;

export type RequestRow = Selectable<Tables['requests']>;
export type TermCopy = Selectable<Tables['request_copies']>;

/** Throws a `StartFault` where a request that has not ended was decided last by another chart. */
export async function refuseOtherCharts(database: Database): Promise<void> {
  const row = await database
    .selectFrom('requests')
    .select(['id', 'chart'])
    .where('has_ended', '=', false)
    .where('chart', '<>', chartVersion)
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  throw new StartFault(
    `The request ${row.id} follows chart ${row.chart}, and this release has chart ${chartVersion}: ` +
      'a migration has to carry it over.',
  );
}

/** A request of which a member is the asker or the owner. */
export function ownRequest(database: Database, id: string, member: string) {
  return database
    .selectFrom('requests')
    .selectAll()
    .where('id', '=', id)
    .where(eb => eb.or([eb('asker_id', '=', member), eb('owner_id', '=', member)]))
    .executeTakeFirst();
}

/** What the chart knows of a stored request. */
export function stateOf({ state, facts, clocks }: RequestRow): RequestState {
  return { state, facts, timers: clocks };
}

/** The columns that follow from a state. */
export function columnsOf(states: RequestStates, state: RequestState) {
  const toAct = states.partiesToAct(state);
  return {
    chart: chartVersion,
    state: state.state,
    facts: JSON.stringify(state.facts),
    clocks: JSON.stringify(state.timers),
    due_at: dateOf(states.dueAt(state)),
    ends_at: dateOf(states.endsAt(state)),
    has_ended: states.hasEnded(state),
    awaits_asker: toAct.includes('asker'),
    awaits_owner: toAct.includes('owner'),
  };
}

function dateOf(time: number | undefined): Date | null {
  return time === undefined ? null : new Date(time);
}

/** Which of the two a member is; undefined for any other one. */
export function partyOf(
  { asker_id: asker, owner_id: owner }: Pick<RequestRow, 'asker_id' | 'owner_id'>,
  member: string,
): Party | undefined {
  if (asker === member) return 'asker';
  return owner === member ? 'owner' : undefined;
}

/** What has happened, and by whom. */
export interface LoggedEvent {
  /** Of an act, of an external event or of a timer; `asked` for the first. */
  type: string;
  by: Party | null;
  details: EventDetails;
}

interface PlacedEntry extends LoggedEvent {
  row: Pick<RequestRow, 'id' | 'asker_id' | 'owner_id'>;
  /** Of the two. */
  conversation: string;
  /** That the request has from then on. */
  version: number;
  at: Date;
}

/** Writes down what has happened to a request, and shows it in the conversation of the two. */
export async function putEvent(
  transaction: Database,
  { row, conversation, details, ...entry }: PlacedEntry,
): Promise<void> {
  const { id: event_id } = await transaction
    .insertInto('request_events')
    .values({ ...entry, request_id: row.id, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!nameOf(entry.type)) return;
  const by = entry.by && (entry.by === 'asker' ? row.asker_id : row.owner_id);
  await putEntry(transaction, { conversation, by, at: entry.at, event_id });
}
