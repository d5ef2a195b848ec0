import type { NoticeType } from '../../api/schemas.ts';
import { dayMs, hourMs } from '../../exchange/request-timers.ts';
import type { Facts } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { nextTime } from '../ground/time-zone.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { notifyMembers } from '../live/streams.ts';
import { mailOn } from './letters.ts';
import { kindOf, preferencesOf } from './preferences.ts';

/** In milliseconds, for which a message waits for its reader before it is mailed. */
const unreadMs = 5 * 60_000;

/** In milliseconds, between two mails to one member on one request, or on wishes. */
const intervalMs = 10 * 60_000;

/** News that a later one may undo. */
export const ofCopies = new Set<NoticeType>(['copy taken', 'copy free']);
const urgent = new Set<NoticeType>(['accept the meeting', 'cancel', 'unavailable']);

/** When the mails of a day are written. */
const morning = '07:00';

interface NewNotice {
  member: string;
  type: NoticeType;
  /** As it is now. */
  request?: { id: string; facts: Facts } | undefined;
  conversation?: string;
  /** That it is on. */
  wish?: string;
  /** That fits this wish. */
  copy?: string;
  /** What was said. */
  quote?: string | undefined;
}

/** Gives a member a notice, and mails it as the member wants it: at once where nothing holds it. */
export async function putNotice(
  transaction: Database,
  { member, type, request, conversation, copy, wish, quote }: NewNotice,
  deps: Deps,
): Promise<void> {
  const at = deps.now();
  const id = uuidV7(at);
  const time = await timeOf(transaction, { member, type, request }, deps);
  await transaction
    .insertInto('notices')
    .values({
      id,
      member_id: member,
      type,
      request_id: request?.id ?? null,
      conversation_id: conversation ?? null,
      copy_id: copy ?? null,
      wish_id: wish ?? null,
      created_at: at,
      mail_at: time === 'at once' ? null : time,
      mailed_at: time === 'at once' ? at : null,
    })
    .execute();
  if (time === 'at once') await mailOn(transaction, { member, notices: [id], quote }, deps);
}

/** When it is mailed; null for never. */
async function timeOf(
  transaction: Database,
  { member, type, request }: Pick<NewNotice, 'member' | 'type' | 'request'>,
  { now, config }: Deps,
) {
  const at = now();
  const { [kindOf(type)]: channel } = await preferencesOf(transaction, member);
  if (channel === 'never') return null;
  if (channel === 'daily') return nextTime(morning, at, config.timeZone);
  if (type === 'message') return new Date(at.getTime() + unreadMs);
  const known = await knownOn(transaction, { member, request: request?.id, at });
  return mailTime({ type, at, facts: request?.facts }, known);
}

interface Known {
  member: string;
  /** Undefined for all wishes. */
  request: string | undefined;
  at: Date;
}

/**
 * The notices of a member on a request, or on wishes, that are held, or were mailed in the longest time that a mail
 * holds others.
 */
function knownOn(transaction: Database, { member, request, at }: Known) {
  return transaction
    .selectFrom('notices')
    .select(['type', 'mail_at', 'mailed_at'])
    .where('member_id', '=', member)
    .where(eb =>
      request === undefined ? eb('wish_id', 'is not', null) : eb('request_id', '=', request),
    )
    .where(eb =>
      eb.or([eb('mail_at', 'is not', null), eb('mailed_at', '>', new Date(at.getTime() - hourMs))]),
    )
    .execute();
}

interface News {
  type: NoticeType;
  at: Date;
  /** Of the request. */
  facts: Facts | undefined;
}

/** Of what came before to the same member on the same request, or on wishes. */
interface Mailed {
  type: NoticeType;
  mail_at: Date | null;
  mailed_at: Date | null;
}

/** When news of a request or a wish are mailed: copies that come and go once an hour, and never by who moves them. */
export function mailTime({ type, at, facts }: News, known: readonly Mailed[]): Date | 'at once' {
  const meetings = [facts?.meeting, facts?.proposal].filter(one => !!one);
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

/** Whether a meeting is still to come, within a day. */
export function isWithinADay({ at }: { at: number }, now: Date): boolean {
  const ahead = at - now.getTime();
  return ahead > 0 && ahead <= dayMs;
}

interface Seeing {
  member: string;
  /** Those of one request, conversation or wish; without any, all. */
  request?: string | undefined;
  conversation?: string;
  wish?: string;
  at: Date;
}

/** Marks notices of a member as seen: they are not mailed any more, and counted in no tab. */
export async function seeNotices(
  transaction: Database,
  { member, request, conversation, wish, at }: Seeing,
): Promise<void> {
  let unseen = transaction
    .selectFrom('notices')
    .select('id')
    .where('member_id', '=', member)
    .where('seen_at', 'is', null);
  if (request !== undefined) unseen = unseen.where('request_id', '=', request);
  if (conversation !== undefined) unseen = unseen.where('conversation_id', '=', conversation);
  if (wish !== undefined) unseen = unseen.where('wish_id', '=', wish);
  const { numUpdatedRows } = await transaction
    .updateTable('notices')
    .set({ seen_at: at, mail_at: null })
    // In one order, so that no two wait for each other.
    .where('id', 'in', unseen.orderBy('id').forUpdate())
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await notifyMembers(transaction, [member]);
}
