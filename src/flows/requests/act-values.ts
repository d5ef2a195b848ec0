import type { Requests } from '../../api/generated/calls.ts';
import type { ActType, Request } from '../../api/schemas.ts';
import { instantOf, timeOf } from '../../exchange/local-time.ts';
import { type Fault, textFault } from '../faults.ts';
import type { Faults, Values } from '../form.ts';

export type ActField =
  | 'act'
  /** When the form was opened, in milliseconds since the epoch. */
  | 'openedAt'
  | 'copyId'
  | 'at'
  | 'where'
  /** `yes` or `no`. */
  | 'isGood'
  | 'text';
export type ActValues = Values<ActField>;

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxLineLength = 1000;
const maxPlaceLength = 200;
/** How far ahead a meeting may lie, in milliseconds. */
export const farthestMs = 60 * 86_400_000;

/** What the form of an act holds at first, such as the place proposed last; `openedAt` is in milliseconds since the epoch. */
export function emptyAct(act: string, openedAt: number, where = ''): ActValues {
  const nothing = { copyId: '', at: '', isGood: '', text: '' };
  return { act, openedAt: String(openedAt), where, ...nothing };
}

/** Whether there is something to say or to choose, or to be sure of; any other act is one tap. */
export function hasForm(act: ActType, { way, state }: Pick<Request, 'way' | 'state'>): boolean {
  if (act === 'accept') return way === 'swap';
  // Later it answers what the other one has said.
  return act === 'handed over' ? state === 'agreed' : withForm.has(act);
}

const withForm: ReadonlySet<ActType> = new Set([
  'decline',
  'withdraw',
  'cancel',
  'propose a meeting',
  'review',
]);

/** What is wrong with what was typed for an act, by field. */
export function actFaults(values: ActValues): Faults<ActField, Fault> {
  const { act, openedAt, copyId, at, where, isGood, text } = values;
  const isMeeting = act === 'propose a meeting';
  return {
    copyId: act === 'accept' ? textFault(copyId) : undefined,
    at: isMeeting ? timeFault(timeOf(at), Number(openedAt)) : undefined,
    where: isMeeting ? textFault(where, maxPlaceLength) : undefined,
    isGood: act === 'review' ? textFault(isGood) : undefined,
    text: text.length > maxLineLength ? 'tooLong' : undefined,
  };
}

/** An act without a fault, as the server takes it. */
export function bodyOf(act: ActType, { copyId, at, where, isGood, text }: ActValues) {
  return {
    type: act,
    ...(copyId && { copyId }),
    ...(at && { at: instantOf(at) }),
    ...(where && { where }),
    ...(isGood && { isGood: isGood === 'yes' }),
    ...(text.trim() && { text }),
  } satisfies Partial<Requests['act']>;
}

function timeFault(time: number, openedAt: number): Fault | undefined {
  if (Number.isNaN(time)) return 'missing';
  if (time < openedAt) return 'past';
  return time > openedAt + farthestMs ? 'tooFar' : undefined;
}
