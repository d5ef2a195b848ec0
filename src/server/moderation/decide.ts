import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Requests } from '../../api/generated/calls.ts';
import { examples } from '../../api/generated/examples.ts';
import type { Decision } from '../../api/schemas.ts';
import { moderationAnswers as words } from '../../words/moderation/answers.ts';
import { shelfAnswers as shelfWords } from '../../words/shelf/answers.ts';
import { correctBook } from '../books/known-books.ts';
import { newBook } from '../copies/new-book.ts';
import type { Database, Tables } from '../data/tables.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Deps } from '../deps.ts';
import { fieldError } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { lockMembers } from '../members/members.ts';
import { hideBook, hideCopies, lockBookOf, removeMessage } from './hide.ts';
import { hintModerators } from './hint-moderators.ts';
import { bookDecisions, decisionsOn } from './reports.ts';
import { suspendMember } from './suspension.ts';

type Report = Selectable<Tables['reports']>;
type Asked = Requests['decide'];

const { nothing, decided } = examples.decide;
const unknown = { ...nothing, logReason: 'unknown' };

const own = fieldError('id', words.own);
const impossible = fieldError('decision', words.impossible);

export const decide: Handlers['decide'] = {
  refuse: () => nothing,
  answer: async (asked, deps, { session: { member } }) => {
    const { id, decision } = asked;
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
      const possible: Decision[] = [...decisionsOn(report), ...bookDecisions(report)];
      if (!possible.includes(decision)) return impossible;
      const refusal = await carryOut(transaction, report, asked, deps);
      if (refusal) return refusal;
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

/** Resolves to a refusal where it cannot be done. */
async function carryOut(
  transaction: Database,
  { member_id: member, copy_id: copy, conversation_id: conversation, entry }: Report,
  { decision, title, authors }: Asked,
  deps: Deps,
) {
  if (decision === 'suspend' && member) await suspendMember(transaction, member, deps);
  if (decision === 'correct' && copy) return correct(transaction, { copy, title, authors }, deps);
  if (decision === 'hide book' && copy) await hideBook(transaction, copy, deps);
  if (decision !== 'hide') return undefined;
  if (copy) await hideCopies(transaction, [copy], deps);
  if (conversation && entry) await removeMessage(transaction, { conversation, number: entry });
  return undefined;
}

interface Correction {
  copy: string;
  title: string | undefined;
  authors: string | undefined;
}

/** Calls the book of a copy otherwise, on every shelf. */
async function correct(
  transaction: Database,
  { copy, title = '', authors = '' }: Correction,
  { now }: Deps,
) {
  const { id, is_imported: isImported, ...book } = await lockBookOf(transaction, copy);
  const wanted = newBook({ ...book, title, authors }, now());
  if ('status' in wanted) return fieldError('title', shelfWords.noTitle);
  const row = { ...wanted.row, is_imported: isImported };
  const corrected = await correctBook(transaction, { id, row });
  return corrected === undefined ? fieldError('title', shelfWords.hiddenTitle) : undefined;
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
