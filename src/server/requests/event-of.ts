import type { RequestEvent } from '../../api/schemas.ts';
import { acts, externalEvents, type Party } from '../../exchange/request.ts';
import { pageSize, pagesOf } from '../data/pages.ts';
import type { Database, EventDetails } from '../data/tables.ts';

export interface EventRow {
  type: string;
  by: Party | null;
  at: Date;
  details: EventDetails;
}

interface Reader {
  role: Party;
  /** Whether the reviews of the request are open. */
  isSettled: boolean;
}

/** What one of the two sees of what has happened to a request. */
export function eventOf(row: EventRow, reader: Reader): RequestEvent | undefined {
  const known = knownOf(row, reader);
  if (!known) return undefined;
  const { type, by, at } = known;
  const { text = null, at: time, where } = known.details;
  const meeting =
    time === undefined || where === undefined ? null : { at: new Date(time).toISOString(), where };
  return { type, by, at: at.toISOString(), text, meeting };
}

/** What has happened to a request of a member, as far as the member may know of it, in pages. */
export async function* eventsKnownTo(database: Database, request: string, member: string) {
  for await (const rows of pagesOf((last: { id: number } | undefined) =>
    database
      .selectFrom('request_events')
      .innerJoin('requests', 'requests.id', 'request_id')
      .select(['request_events.id', 'request_id', 'request_events.version', 'type', 'by', 'at'])
      .select(['details', 'asker_id', 'state'])
      .where('request_id', '=', request)
      .where('request_events.id', '>', last?.id ?? 0)
      .orderBy('request_events.id')
      .limit(pageSize)
      .execute(),
  )) {
    yield rows.flatMap(({ request_id, version, asker_id: asker, state, type, by, at, details }) => {
      const role = asker === member ? 'asker' : 'owner';
      const reader: Reader = { role, isSettled: state === 'done.settled' };
      const known = knownOf({ type, by, at, details }, reader);
      return known ? [{ request_id, version, ...known }] : [];
    });
  }
}

function knownOf({ type, by, at, details }: EventRow, { role, isSettled }: Reader) {
  const name = nameOf(type);
  if (!name) return undefined;
  const isHidden = type === 'review' && by !== role && !isSettled;
  // Those of an external event say who has left or was suspended.
  return { type: name, by, at, details: by === null || isHidden ? {} : details };
}

/** Of these the contract has names of its own; what reminds is no event, and an external one says nothing of its cause. */
export function nameOf(type: string): RequestEvent['type'] | undefined {
  return unavailable.has(type) ? 'unavailable' : eventTypes.find(one => one === type);
}

const unavailable: ReadonlySet<string> = new Set(
  externalEvents.filter(type => type !== 'copy taken' && type !== 'copy free'),
);
const eventTypes: readonly RequestEvent['type'][] = [
  'asked',
  ...acts,
  'copy taken',
  'copy free',
  'no answer',
  'waited too long',
  'never met',
  'not met',
  'the other is silent',
  'never agreed',
  'reviews open',
];
