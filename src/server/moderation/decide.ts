import { type Selectable, sql, type SqlBool } from 'kysely';
import { examples } from '../../api/generated/examples.ts';
import type { Decision } from '../../api/schemas.ts';
import { moderationAnswers as words } from '../../words/moderation/answers.ts';
import type { Database, Tables } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { lockMembers } from '../members/members.ts';
import { hideCopy, removeMessage } from './hide.ts';
import { hintModerators } from './hint-moderators.ts';
import { decisionsOn } from './reports.ts';
import { suspendMember } from './suspension.ts';

type Report = Selectable<Tables['reports']>;

const { nothing, decided } = examples.decide;
const unknown = { ...nothing, logReason: 'unknown' };

const own = fieldError('id', words.own);
const impossible = fieldError('decision', words.impossible);

export const decide: Handlers['decide'] = {
  refuse: () => nothing,
  answer: async ({ id, decision }, deps, { session: { member } }) => {
    if (!member.isModerator) return { ...nothing, logReason: 'no moderator' };
    const answer = await inMailingTransaction(deps, async transaction => {
      const named = await transaction
        .selectFrom('reports')
        .select(['member_id', 'reporter_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!named) return unknown;
      if (named.member_id === member.id) return own;
      // Decisions on one member wait for each other, and none of the three leaves meanwhile.
      const all = new Set([member.id, named.member_id, named.reporter_id]);
      if (
        !(await lockMembers(
          transaction,
          [...all].filter(one => one !== null),
        ))
      )
        return unknown;
      const report = await transaction
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (report.decision === decision && report.moderator_id === member.id) {
        return { ...examples.decide[decision], logReason: 'repeated' };
      }
      if (report.decision) {
        const body = { ...decided.body, decision: report.decision };
        return { status: decided.status, body, logReason: 'decided' };
      }
      if (!decisionsOn(report).includes(decision)) return impossible;
      await carryOut(transaction, report, decision, deps);
      await transaction
        .updateTable('reports')
        .set({ decided_at: deps.now(), decision, moderator_id: member.id })
        .where('decided_at', 'is', null)
        .where(isOfSameAs(report))
        .execute();
      await hintModerators(transaction, report.member_id);
      return { ...examples.decide[decision], logReason: decision };
    });
    if (answer.logReason === decision) {
      deps.log.info({ report: id, decision, moderator: member.id }, 'A report was decided.');
    }
    return answer;
  },
};

async function carryOut(
  transaction: Database,
  { member_id: member, copy_id: copy, conversation_id: conversation, entry }: Report,
  decision: Decision,
  deps: Deps,
): Promise<void> {
  if (decision === 'suspend' && member) await suspendMember(transaction, member, deps);
  if (decision !== 'hide') return;
  if (copy) await hideCopy(transaction, copy, deps);
  if (conversation && entry) await removeMessage(transaction, { conversation, number: entry });
}

/** Of a report: whether it is of the same profile, copy or message. */
function isOfSameAs({ id, member_id, copy_id, conversation_id, entry, reported }: Report) {
  if (copy_id) return sql<SqlBool>`copy_id = ${copy_id}`;
  if (conversation_id) {
    return sql<SqlBool>`conversation_id = ${conversation_id} and entry = ${entry}`;
  }
  // Of a copy that is deleted the report names the member alone, too.
  if (member_id && 'name' in reported) {
    return sql<SqlBool>`member_id = ${member_id} and jsonb_exists(reported, 'name')`;
  }
  return sql<SqlBool>`id = ${id}`;
}
