import type { Selectable } from 'kysely';
import {
  type Chart,
  dueAt,
  endsAt,
  hasEnded,
  partiesToAct,
  type RequestState,
} from '../../exchange/request-state.ts';
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

export function stateOf({ state, facts, clocks }: RequestRow): RequestState {
  return { state, facts, timers: clocks };
}

/** The columns that follow from a life. */
export function columnsOf(chart: Chart, life: RequestState) {
  const waiting = partiesToAct(life);
  return {
    chart: chartVersion,
    state: life.state,
    facts: JSON.stringify(life.facts),
    clocks: JSON.stringify(life.timers),
    due_at: dateOf(dueAt(life)),
    ends_at: dateOf(endsAt(chart, life)),
    has_ended: hasEnded(life),
    awaits_asker: waiting.includes('asker'),
    awaits_owner: waiting.includes('owner'),
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
  /** Of an act, of a fate or of a clock; `asked` for the first. */
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
