import type { Database } from '../data/tables.ts';
import { newId } from '../data/uuid.ts';
import { kindOf, type NoticeType } from './kinds.ts';
import { mailOn, type World } from './letters.ts';
import { preferencesOf } from './preferences.ts';

/** In milliseconds, for which a message waits for its reader before it is mailed. */
const patience = 5 * 60_000;

/** Of UTC, at which the mails of a day are written. */
const morning = 7;

interface NewNotice {
  member: string;
  type: NoticeType;
  request?: string;
  conversation?: string;
  /** What was said. */
  quote?: string | undefined;
}

/** Gives a member a notice, and mails it as the member wants it. */
export async function putNotice(
  transaction: Database,
  { member, type, request, conversation, quote }: NewNotice,
  world: World,
): Promise<void> {
  const at = world.now();
  const { [kindOf(type)]: channel } = await preferencesOf(transaction, member);
  const isPatient = channel === 'at once' && type === 'message';
  const notice = await transaction
    .insertInto('notices')
    .values({
      id: newId(at),
      member_id: member,
      type,
      request_id: request ?? null,
      conversation_id: conversation ?? null,
      created_at: at,
      mail_at:
        channel === 'daily'
          ? nextMorning(at)
          : isPatient
            ? new Date(at.getTime() + patience)
            : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (channel === 'at once' && !isPatient) {
    await mailOn(transaction, { member, notices: [notice.id], quote }, world);
  }
}

function nextMorning(now: Date): Date {
  const days = now.getUTCDate() + (now.getUTCHours() < morning ? 0 : 1);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), days, morning));
}
