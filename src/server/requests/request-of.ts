import type { Request } from '../../api/schemas.ts';
import type { Party } from '../../exchange/request.ts';
import { isReadableBy } from '../copies/visibility.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { othersOf } from '../members/member.ts';
import { wishedSince } from '../wishes/of-request.ts';
import { eventOf, type EventRow } from './event-of.ts';
import { copiesIn, termsOf } from './locks.ts';
import { partyOf, type RequestRow, stateOf, type TermCopy } from './stored.ts';

interface StoredEvent extends EventRow {
  request_id: string;
}

/** What a member sees of the own requests, in their order. */
export async function requestsOf(
  database: Database,
  rows: RequestRow[],
  viewer: string,
  deps: Deps,
): Promise<Request[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const terms = await termsOf(database, ids);
  const copies = await readable(database, copiesIn(terms), viewer);
  const reviews = await eventsOf(database, ids, 'review');
  const members = rows.flatMap(({ asker_id: asker, owner_id: owner }) => [asker, owner]);
  const others = await othersOf(database, members, viewer);
  const open = rows.filter(row => row.owner_id === viewer && !row.has_ended);
  const since = await wishedSince(
    database,
    open.map(({ id }) => id),
  );
  return rows.map(row => {
    const role = partyOf(row, viewer) ?? 'asker';
    const otherId = role === 'asker' ? row.owner_id : row.asker_id;
    return shapeOf(row, {
      role,
      other: others.get(otherId ?? '')?.other ?? null,
      terms: terms.filter(({ request_id: of }) => of === row.id),
      copies,
      actions: deps.states.actsOf(stateOf(row), role, deps.now().getTime()),
      reviews: reviews.filter(({ request_id: of }) => of === row.id),
      wishedSince: since.get(row.id),
    });
  });
}

/** Of some copies, the ids of those that a member may look at. */
async function readable(database: Database, ids: string[], viewer: string) {
  const rows = await database
    .selectFrom('copies')
    .select('id')
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .where(isReadableBy({ id: viewer }))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** One request, with what has happened to it. */
export async function oneRequest(database: Database, row: RequestRow, viewer: string, deps: Deps) {
  const [request] = await requestsOf(database, [row], viewer, deps);
  if (!request) throw new Error(`${row.id} cannot be shown`);
  const events = await eventsOf(database, [row.id]);
  const { role, state } = request;
  const reader = { role, isSettled: state === 'settled' };
  return { request, events: events.flatMap(event => eventOf(event, reader) ?? []) };
}

interface Around {
  role: Party;
  other: Request['other'];
  terms: TermCopy[];
  /** The ids of those that the member may look at. */
  copies: Set<string>;
  actions: Request['actions'];
  reviews: StoredEvent[];
  wishedSince: string | undefined;
}

function shapeOf(row: RequestRow, around: Around): Request {
  const { role, other, terms, copies, actions, reviews, wishedSince: since } = around;
  const { proposal, meeting, isSaidByOne } = row.facts;
  const standing = standingOf(row.state);
  const shown = terms.map(({ copy_id: id, is_chosen: isChosen, title, authors }) => {
    // The one that the owner has taken is found by its id among the others. That of a leaver is gone.
    const isKept = row.state.startsWith('done') ? other !== null : standing.outcome === null;
    const isNamed = id !== null && (copies.has(id) || (isChosen && isKept));
    return { id: isNamed ? id : null, title, authors };
  });
  const [copy = { id: null, title: '', authors: '' }, ...offers] = shown;
  const isOpen = row.state === 'done.settled';
  return {
    id: row.id,
    role,
    other,
    copy,
    way: row.way,
    price: row.price,
    offers,
    chosen: shown[terms.findIndex(({ is_chosen: isChosen }) => isChosen)]?.id ?? null,
    ...standing,
    isYourTurn: role === 'asker' ? row.awaits_asker : row.awaits_owner,
    actions,
    proposal: proposal && { ...proposal, at: new Date(proposal.at).toISOString() },
    meeting: meeting && { ...meeting, at: new Date(meeting.at).toISOString() },
    isSaidByOne,
    reviews: reviews.flatMap(({ by, details: { isGood = false, text = '' } }) =>
      by !== null && (isOpen || by === role) ? [{ by, isGood, text }] : [],
    ),
    endsAt: row.ends_at?.toISOString() ?? null,
    ...(other && since !== undefined && { wishedSince: since }),
    version: row.version,
    askedAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}

/** By the state of the chart. */
const outcomes = {
  'closed.declined': 'declined',
  'closed.withdrawn': 'withdrawn',
  'closed.expired': 'expired',
  'closed.cancelled': 'cancelled',
  'closed.lapsed': 'lapsed',
  'closed.disputed': 'disputed',
  'closed.unavailable': 'unavailable',
} as const;
const states = {
  'open.asked': 'asked',
  'open.waiting': 'waiting',
  'agreed.arranging': 'agreed',
  'agreed.scheduled': 'agreed',
  'agreed.met': 'agreed',
  confirming: 'confirming',
  disputed: 'disputed',
  'done.reviewing': 'done',
  'done.settled': 'settled',
} as const;

function standingOf(state: string): Pick<Request, 'state' | 'outcome'> {
  const outcome = new Map<string, Request['outcome']>(Object.entries(outcomes)).get(state);
  if (outcome) return { state: 'closed', outcome };
  const open = new Map<string, Request['state']>(Object.entries(states)).get(state);
  if (!open) throw new Error(`The contract has no state for '${state}'`);
  return { state: open, outcome: null };
}

function eventsOf(database: Database, ids: string[], type?: string): Promise<StoredEvent[]> {
  let query = database
    .selectFrom('request_events')
    .select(['request_id', 'type', 'by', 'at', 'details'])
    .where(eb => eb('request_id', '=', eb.fn.any(eb.val(ids))))
    .orderBy('id');
  if (type !== undefined) query = query.where('type', '=', type);
  return query.execute();
}
