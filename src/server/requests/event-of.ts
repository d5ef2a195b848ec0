import type { components } from '../../api/generated/schema.d.ts';
import type { Party } from '../../exchange/request.ts';
import type { Database, EventDetails } from '../data/tables.ts';

type Event = components['schemas']['RequestEvent'];

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
export function eventOf(row: EventRow, reader: Reader): Event | undefined {
  const known = knownOf(row, reader);
  if (!known) return undefined;
  const { type, by, at } = known;
  const { text = null, at: time, where } = known.details;
  const meeting =
    time === undefined || where === undefined ? null : { at: new Date(time).toISOString(), where };
  return { type, by, at: at.toISOString(), text, meeting };
}

/** What has happened to the requests of a member, as far as the member may know of it. */
export async function eventsKnownTo(database: Database, member: string) {
  const rows = await database
    .selectFrom('request_events')
    .innerJoin('requests', 'requests.id', 'request_id')
    .select(['request_id', 'request_events.version', 'type', 'by', 'at', 'details'])
    .select(['asker_id', 'state'])
    .where(eb => eb.or([eb('asker_id', '=', member), eb('owner_id', '=', member)]))
    .orderBy('request_events.id')
    .execute();
  return rows.flatMap(({ request_id, version, asker_id: asker, state, ...row }) => {
    const role = asker === member ? 'asker' : 'owner';
    const known = knownOf(row, { role, isSettled: state === 'done.settled' });
    return known ? [{ request_id, version, ...known }] : [];
  });
}

function knownOf({ type, by, at, details }: EventRow, { role, isSettled }: Reader) {
  const name = nameOf(type);
  if (!name) return undefined;
  const isHidden = type === 'review' && by !== role && !isSettled;
  // Those of a fate say who has left or was suspended.
  return { type: name, by, at, details: by === null || isHidden ? {} : details };
}

/** Of these the contract has names of its own; what reminds is no event, and that of a fate says nothing of it. */
export function nameOf(type: string): Event['type'] | undefined {
  return fates.has(type) ? 'unavailable' : eventTypes.find(one => one === type);
}

const fates = new Set(['copy gone', 'member blocked', 'member left', 'member suspended']);
const eventTypes: readonly Event['type'][] = [
  'asked',
  'accept',
  'decline',
  'withdraw',
  'still wanted',
  'propose a meeting',
  'accept the meeting',
  'cancel',
  'handed over',
  'not handed over',
  'review',
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
