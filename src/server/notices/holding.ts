import type { NoticeType } from '../../api/schemas.ts';
import type { RequestState } from '../../exchange/request-state.ts';
import { dayMs, hourMs } from '../../exchange/request-timers.ts';
import type { Facts } from '../../exchange/request.ts';
import { kindOf } from './preferences.ts';

/** Of a request as it is now. */
type Standing = Pick<RequestState, 'state' | 'facts'>;

/** In milliseconds, between two mails to one member on one request. */
const intervalMs = 10 * 60_000;

const ofCopies = new Set<NoticeType>(['copy taken', 'copy free']);
const urgent = new Set<NoticeType>(['accept the meeting', 'cancel', 'unavailable']);

interface News {
  type: NoticeType;
  at: Date;
  facts: Facts;
}

/** Of what came before to the same member on the same request. */
interface Known {
  type: NoticeType;
  mail_at: Date | null;
  mailed_at: Date | null;
}

/** When news of a request are mailed: copies that come and go once an hour, and never by who moves them. */
export function mailTime({ type, at, facts }: News, known: readonly Known[]): Date | 'at once' {
  const meetings = [facts.meeting, facts.proposal].filter(one => one !== null);
  // Whether to go to a meeting cannot wait.
  if (urgent.has(type) && meetings.some(one => isWithinADay(one, at))) return 'at once';
  const times = known.flatMap(({ type: before, mailed_at: then }) => {
    const areOfCopies = ofCopies.has(type) && ofCopies.has(before);
    return then ? then.getTime() + (areOfCopies ? hourMs : intervalMs) : [];
  });
  const time = new Date(Math.max(at.getTime(), ...times));
  // What is held leaves together; of another kind it may be daily.
  const follows = known.some(one => one.mail_at !== null && kindOf(one.type) === kindOf(type));
  return time > at || ofCopies.has(type) || follows ? time : 'at once';
}

function isWithinADay({ at }: { at: number }, now: Date): boolean {
  const ahead = at - now.getTime();
  return ahead > 0 && ahead <= dayMs;
}

/** What the state of the request begins with as long as the news are so. */
const trueIn: Record<NoticeType, string> = {
  asked: 'open.',
  accept: 'agreed.arranging',
  decline: 'closed.',
  withdraw: 'closed.',
  'propose a meeting': 'agreed.',
  'accept the meeting': 'agreed.scheduled',
  cancel: 'closed.',
  'handed over': 'confirming',
  'not handed over': 'disputed',
  'both say yes': 'done.',
  'both say no': 'closed.',
  'both have reviewed': 'done.',
  review: 'done.',
  'copy taken': 'open.waiting',
  'copy free': 'open.asked',
  unavailable: 'closed.',
  'the owner is reminded': 'open.asked',
  'no answer': 'closed.',
  'is it still wanted': 'open.waiting',
  'waited too long': 'closed.',
  'both are reminded to meet': 'agreed.arranging',
  'never met': 'closed.',
  'the day before': 'agreed.scheduled',
  'how was it': 'agreed.met',
  'not met': 'closed.',
  'the other is reminded': 'confirming',
  'the other is silent': 'done.',
  'both are reminded to agree': 'disputed',
  'never agreed': 'closed.',
  message: '',
};

/** Of all that is held on one request for one member, in its order, what is still so: each type once. */
export function stillSo<Held extends { type: NoticeType }>(
  held: readonly Held[],
  { state, facts }: Standing,
  now: Date,
): Held[] {
  const count = (type: NoticeType) => held.filter(one => one.type === type).length;
  // Who has not heard of a request needs not to hear of its end.
  if (state.startsWith('closed.') && count('asked') > 0) return [];
  const isSo = ({ type }: Held) => {
    if (!state.startsWith(trueIn[type])) return false;
    if (ofCopies.has(type)) return count('copy taken') !== count('copy free');
    if (type === 'propose a meeting') return facts.proposal !== null;
    if (type === 'the day before')
      return facts.meeting !== null && isWithinADay(facts.meeting, now);
    return true;
  };
  const last = new Map(held.filter(isSo).map(one => [one.type, one]));
  return held.filter(one => last.get(one.type) === one);
}
