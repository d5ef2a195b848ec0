import type { components } from '../../api/generated/schema.d.ts';
import type { Party } from '../../exchange/request.ts';
import type { EventDetails } from '../data/tables.ts';

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
export function eventOf(
  { type, by, at, details }: EventRow,
  { role, isSettled }: Reader,
): Event | undefined {
  const name = nameOf(type);
  if (!name) return undefined;
  const isHidden = type === 'review' && by !== role && !isSettled;
  const { text = null, at: time, where } = details;
  const meeting =
    time === undefined || where === undefined ? null : { at: new Date(time).toISOString(), where };
  return { type: name, by, at: at.toISOString(), text: isHidden ? null : text, meeting };
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
