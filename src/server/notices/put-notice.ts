import type { NoticeType } from '../../api/schemas.ts';
import { hourMs } from '../../exchange/request-timers.ts';
import type { Facts } from '../../exchange/request.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { uuidV7 } from '../ground/uuid-v7.ts';
import { mailTime } from './holding.ts';
import { mailOn } from './letters.ts';
import { kindOf, preferencesOf } from './preferences.ts';

/** In milliseconds, for which a message waits for its reader before it is mailed. */
const unreadMs = 5 * 60_000;

/** Of UTC, at which the mails of a day are written. */
const morningHour = 7;

interface NewNotice {
  member: string;
  type: NoticeType;
  /** As it is now. */
  request?: { id: string; facts: Facts } | undefined;
  conversation?: string;
  /** What was said. */
  quote?: string | undefined;
}

/** Gives a member a notice, and mails it as the member wants it: at once where nothing holds it. */
export async function putNotice(
  transaction: Database,
  { member, type, request, conversation, quote }: NewNotice,
  deps: Deps,
): Promise<void> {
  const at = deps.now();
  const id = uuidV7(at);
  const time = await timeOf(transaction, { member, type, request }, at);
  await transaction
    .insertInto('notices')
    .values({
      id,
      member_id: member,
      type,
      request_id: request?.id ?? null,
      conversation_id: conversation ?? null,
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
  at: Date,
) {
  const { [kindOf(type)]: channel } = await preferencesOf(transaction, member);
  if (channel === 'never') return null;
  if (channel === 'daily') return nextMorning(at);
  if (!request) return new Date(at.getTime() + unreadMs);
  const known = await knownOn(transaction, { member, request: request.id, at });
  return mailTime({ type, at, facts: request.facts }, known);
}

function nextMorning(now: Date): Date {
  const days = now.getUTCDate() + (now.getUTCHours() < morningHour ? 0 : 1);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), days, morningHour));
}

interface Known {
  member: string;
  request: string;
  at: Date;
}

/** The notices of a member on a request that are held, or were mailed in the longest time that a mail holds others. */
function knownOn(transaction: Database, { member, request, at }: Known) {
  return transaction
    .selectFrom('notices')
    .select(['type', 'mail_at', 'mailed_at'])
    .where('member_id', '=', member)
    .where('request_id', '=', request)
    .where(eb =>
      eb.or([eb('mail_at', 'is not', null), eb('mailed_at', '>', new Date(at.getTime() - hourMs))]),
    )
    .execute();
}
