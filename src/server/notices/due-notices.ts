import { sql } from 'kysely';
import type { NoticeType } from '../../api/schemas.ts';
import type { RequestState } from '../../exchange/request-state.ts';
import { workOnEach } from '../data/due-rows.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { mailOn } from './letters.ts';
import { isShownTo } from './notice-of.ts';
import { kindOf, preferencesOf } from './preferences.ts';
import { isWithinADay, ofCopies } from './stored.ts';

/** How many members are written to at once. */
const batchSize = 100;

/**
 * Writes to some members on their notices that are due, each in one mail and a transaction of its own; what
 * another server is at is left to it. Resolves to whether it has written any.
 */
export async function mailNotices(deps: Deps): Promise<boolean> {
  const { database, now, wakeDelivery } = deps;
  const due = await database
    .selectFrom('notices')
    .select('member_id as member')
    .distinct()
    .where('mail_at', '<=', now())
    .limit(batchSize)
    .execute();
  const hasWritten = await workOnEach({
    ...deps,
    kind: 'notices of a member',
    ids: due.map(({ member }) => member),
    work: (transaction, member) => writeTo(transaction, member, deps),
    postpone: (member, until) =>
      database
        .updateTable('notices')
        .set({ mail_at: until })
        .where('member_id', '=', member)
        .where('mail_at', '<=', now())
        .execute(),
  });
  if (hasWritten) wakeDelivery();
  return hasWritten;
}

async function writeTo(transaction: Database, member: string, deps: Deps): Promise<boolean> {
  const isTaken = await transaction
    .selectFrom('members')
    .select('id')
    .where('id', '=', member)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!isTaken) return false;
  const held = await transaction
    .selectFrom('notices')
    .leftJoin('requests', 'requests.id', 'request_id')
    .select(['notices.id', 'type', 'request_id', 'mail_at', 'state', 'facts'])
    .select(isShownTo(member).as('is_shown'))
    .where('member_id', '=', member)
    .where('mail_at', 'is not', null)
    .orderBy('notices.id')
    .forUpdate('notices')
    .execute();
  const now = deps.now();
  const due = held.filter(({ mail_at: at }) => at !== null && at <= now);
  if (due.length === 0) return false;
  const chosen = await preferencesOf(transaction, member);
  const requests = new Set(due.flatMap(({ request_id: request }) => request ?? []));
  // What else is held on these requests leaves with it, lest another mail on them follows too soon.
  const leaving = held.filter(
    one =>
      due.includes(one) ||
      (requests.has(one.request_id ?? '') && chosen[kindOf(one.type)] === 'at once'),
  );
  const said = leaving.filter(one => {
    const { request_id: request, state, facts, type, is_shown: isShown } = one;
    if (chosen[kindOf(type)] === 'never' || !isShown) return false;
    if (request === null || state === null || facts === null) return true;
    const ofRequest = leaving.filter(({ request_id: of }) => of === request);
    return stillSo(ofRequest, { state, facts }, now).includes(one);
  });
  const notices = said.map(({ id }) => id);
  await mailOn(transaction, { member, notices }, deps);
  await transaction
    .updateTable('notices')
    .set({
      mail_at: null,
      mailed_at: sql`case when id = any(${notices}) then ${now}::timestamptz end`,
    })
    .where(
      'id',
      'in',
      leaving.map(({ id }) => id),
    )
    .execute();
  return true;
}

/** Of a request as it is now. */
type Standing = Pick<RequestState, 'state' | 'facts'>;

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
  'wish found': '',
  'is it still wished for': '',
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
