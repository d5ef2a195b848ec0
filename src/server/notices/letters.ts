import type { Notice } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { digestMail, messageMail, otherMember } from '../../words/notices/mails.ts';
import { requestMails } from '../../words/requests/mails.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { isolated, noticeLetter } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { noticesOf, selectNotices } from './notice-of.ts';
import { kindOf } from './preferences.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

interface Mailing {
  member: string;
  /** Their ids: one gives a letter of its own, several a list, none no mail. */
  notices: string[];
  quote?: string | undefined;
}

/** Puts one mail on some notices of a member into a transaction. */
export async function mailOn(
  transaction: Database,
  { member, notices: ids, quote }: Mailing,
  deps: Deps,
): Promise<void> {
  if (ids.length === 0) return;
  const { name, email } = await transaction
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const rows = await selectNotices(transaction, member)
    .where('notices.id', 'in', ids)
    .orderBy('notices.id')
    .execute();
  const all = await noticesOf(transaction, rows, member);
  const [first, ...others] = all.map(notice => newsOf(notice, deps.siteOrigin()));
  if (!first) return;
  const { subject, said } =
    others.length === 0
      ? { ...first, said: [first.text, ...(quote ? [`“${quote}”`] : []), first.link] }
      : digestOf([first, ...others]);
  const kinds = all.map(({ type }) => kindOf(type));
  const unsubscribe = unsubscribeLink({ member, kinds }, deps);
  const text = noticeLetter({ name, paragraphs: said, unsubscribe });
  await putMail(transaction, { to: email, subject, text, unsubscribe, sentAt: deps.now() });
}

interface MailFacts {
  /** Without isolates, which old programs show as signs in their lists of mails. */
  subject: string;
  /** The same in the list of several. */
  line: string;
  text: string;
  link: string;
}

function newsOf({ type, other, request, conversationId }: Notice, siteOrigin: string): MailFacts {
  const name = other?.name ?? otherMember;
  const inText = isolated(name);
  if (type === 'message') {
    const link = siteOrigin + memberPaths.conversation(conversationId ?? '');
    const { subject, text } = messageMail;
    return { subject: subject(name), line: subject(inText), text: text(inText), link };
  }
  const { id = '', title = '' } = request ?? {};
  const { subject, text } = requestMails[type];
  const link = siteOrigin + memberPaths.request(id);
  const news = { title: isolated(title), other: inText };
  return { subject: subject(title), line: subject(news.title), text: text(news), link };
}

function digestOf(news: MailFacts[]) {
  const lines = news.map(({ line, link }) => `${line}\n${link}`);
  return { subject: digestMail.subject(news.length), said: [digestMail.hello, ...lines] };
}
