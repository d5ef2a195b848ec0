import type { Entry } from '../../api/schemas.ts';
import type { Party } from '../../exchange/request.ts';
import type { Database, EventDetails } from '../data/tables.ts';
import { eventOf } from '../requests/event-of.ts';

interface EntryRow {
  number: number;
  sender: 'one' | 'two' | null;
  text: string | null;
  at: Date;
  /** All that follows is of an event; null for a message. */
  request_id: string | null;
  asker_id: string | null;
  state: string | null;
  title: string | null;
  type: string | null;
  by: Party | null;
  details: EventDetails | null;
}

/** All columns of which `entryOf` is made. */
export function selectEntries(database: Database) {
  return database
    .selectFrom('entries')
    .leftJoin('request_events', 'request_events.id', 'event_id')
    .leftJoin('requests', 'requests.id', 'request_events.request_id')
    .leftJoin('request_copies', join =>
      join.onRef('request_copies.request_id', '=', 'requests.id').on('position', '=', 0),
    )
    .select([
      'entries.conversation_id',
      'entries.number',
      'entries.sender',
      'entries.text',
      'entries.at',
      'requests.id as request_id',
      'requests.asker_id',
      'requests.state',
      'request_copies.title',
      'request_events.type',
      'request_events.by',
      'request_events.details',
    ]);
}

interface Reader {
  viewer: string;
  side: 'one' | 'two';
  /** Whether the viewer can see the other member. */
  hasOther: boolean;
}

/** What one of the two sees of an entry. */
export function entryOf(row: EntryRow, { viewer, side, hasOther }: Reader): Entry {
  const { number, sender, at, text, type, by, details, request_id: id, title } = row;
  const other = hasOther ? 'other' : null;
  const placed = {
    number,
    by: sender === null ? null : sender === side ? 'me' : other,
    at: at.toISOString(),
  } as const;
  if (type === null || details === null || id === null) {
    return { ...placed, text, event: null, request: null, meeting: null };
  }
  const role = row.asker_id === viewer ? 'asker' : 'owner';
  const reader = { role, isSettled: row.state === 'done.settled' } as const;
  const event = eventOf({ type, by, at, details }, reader);
  return {
    ...placed,
    text: event?.text ?? null,
    event: event?.type ?? null,
    request: { id, title: title ?? '' },
    meeting: event?.meeting ?? null,
  };
}
