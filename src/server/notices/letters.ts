import { sql } from 'kysely';
import type { NoticeType, Request } from '../../api/schemas.ts';
import { calendarWith } from '../../exchange/calendar.ts';
import { priceFormat } from '../../exchange/currency.ts';
import { memberPaths } from '../../paths.ts';
import { dayAndTime } from '../../words/dates.ts';
import { digestMail, endings, messageMail, otherMember } from '../../words/notices/mails.ts';
import { noticeSentences } from '../../words/notices/notices.ts';
import { requestMails, type RequestNews } from '../../words/requests/mails.ts';
import { request as requestWords } from '../../words/requests/request.ts';
import { wishMails } from '../../words/wishes/mails.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { isolated, noticeLetter } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { othersOf } from '../members/member.ts';
import { requestsOf } from '../requests/request-of.ts';
import { isOfWish, kindOf } from './preferences.ts';
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
  const notices = await noticesIn(transaction, ids, member, deps);
  const [first, ...others] = notices.map(notice => partOf(notice, deps));
  if (!first) return;
  const kinds = [...new Set(notices.map(({ type }) => kindOf(type)))];
  const unsubscribe = unsubscribeLink({ member, kinds }, deps);
  const { subject, said, reply, calendar } =
    others.length === 0 ? letterOf(first, quote) : digestOf([first, ...others]);
  const text = noticeLetter({ name, said, stop: [endings.stop(kinds), unsubscribe], reply });
  await putMail(transaction, {
    to: email,
    subject,
    text,
    unsubscribe,
    calendar,
    sentAt: deps.now(),
  });
}

interface Notice {
  type: NoticeType;
  at: Date;
  other: Request['other'];
  /** Undefined for a message. */
  request: Request | undefined;
  /** Its id, for a message. */
  conversation: string | null;
  /** Of the copy that is asked for, as it is offered. */
  askingPrice: number | null;
  /** Of a notice on a wish: what it is of, and the copy that fits. */
  title: string | null;
  copyId: string | null;
  /** When a wish ends that is not said once more. */
  endsAt: Date | null;
}

/** What is told, as the member may see it now. */
async function noticesIn(
  transaction: Database,
  ids: string[],
  member: string,
  deps: Deps,
): Promise<Notice[]> {
  const notices = await transaction
    .selectFrom('notices')
    .leftJoin('conversations', 'conversations.id', 'conversation_id')
    .leftJoin('request_copies', join =>
      join.onRef('request_copies.request_id', '=', 'notices.request_id').on('position', '=', 0),
    )
    .leftJoin('copies', 'copies.id', 'request_copies.copy_id')
    .leftJoin('copies as found', 'found.id', 'notices.copy_id')
    .leftJoin('books', 'books.id', 'found.book_id')
    .leftJoin('wishes', 'wishes.id', 'wish_id')
    .select(['type', 'notices.created_at as at', 'notices.request_id'])
    .select(['conversation_id as conversation', 'copies.price as askingPrice'])
    .select(['notices.copy_id as copyId', 'wishes.due_at as endsAt'])
    .select(sql<string | null>`coalesce(books.title, wishes.title)`.as('title'))
    .select(
      sql<string | null>`case notices.member_id when one_id then two_id else one_id end`.as(
        'writer',
      ),
    )
    .where('notices.id', 'in', ids)
    .orderBy('notices.id')
    .execute();
  const rows = await transaction
    .selectFrom('requests')
    .selectAll()
    .where(eb =>
      eb('id', '=', eb.fn.any(eb.val(notices.flatMap(({ request_id: id }) => id ?? [])))),
    )
    .execute();
  const requests = await requestsOf(transaction, rows, member, deps);
  const writers = await othersOf(
    transaction,
    notices.map(({ writer }) => writer),
    member,
  );
  return notices.map(({ request_id: id, writer, ...notice }) => {
    const request = requests.find(one => one.id === id);
    const other = request ? request.other : (writers.get(writer ?? '')?.other ?? null);
    return Object.assign(notice, { other, request });
  });
}

/** What a mail says of a notice. */
interface Part {
  /** Without isolates, which old programs show as signs in their lists of mails. */
  subject: string;
  text: string;
  next: string;
  link: string;
  reply: string[];
  calendar: string | undefined;
}

function partOf(notice: Notice, deps: Deps): Part {
  const { type, at, other, request, conversation, askingPrice } = notice;
  const { config, siteOrigin } = deps;
  const when = (time: Date | string) => dayAndTime(new Date(time), config.timeZone);
  const name = other?.name ?? otherMember;
  const linkTo = (path: string) => siteOrigin() + path;
  // Who has blocked must not be told from who has left or has removed the copy.
  const reply =
    other && type !== 'unavailable'
      ? [endings.reply(isolated(name)), linkTo(memberPaths.conversation(other.id))]
      : [];
  if (type === 'message') {
    const { subject, text, next } = messageMail;
    const said = text(other ? isolated(name) : name, when(at));
    const link = linkTo(memberPaths.conversation(other?.id ?? conversation ?? ''));
    return { subject: subject(name), text: said, next, link, reply, calendar: undefined };
  }
  if (isOfWish(type)) {
    const { subject, next } = wishMails[type];
    const endsAt = notice.endsAt ? when(notice.endsAt) : '';
    const news = { title: notice.title ?? '', other: '', isOwner: false, endsAt };
    return {
      subject: subject(news),
      text: noticeSentences[type]({ ...news, title: isolated(news.title) }),
      next: next(news),
      link: linkTo(notice.copyId ? memberPaths.copy(notice.copyId) : memberPaths.wishes),
      reply: [],
      calendar: undefined,
    };
  }
  if (!request) throw new Error(`A notice of the type '${type}' has no request`);
  const { id, version, copy, proposal, offers, chosen, endsAt } = request;
  const meeting = type === 'propose a meeting' ? proposal : request.meeting;
  const priceOf = priceFormat(config.currency);
  const newsWith = (written: (text: string) => string): RequestNews => ({
    title: written(copy.title),
    other: other ? written(name) : name,
    isOwner: request.role === 'owner',
    isWaiting: request.state === 'waiting',
    way: request.way,
    price: priceOf(request.price ?? 0),
    askingPrice: askingPrice === null ? '' : priceOf(askingPrice),
    offers: offers
      .filter(offer => chosen === null || offer.id === chosen)
      .map(({ title }) => written(title)),
    when: meeting ? when(meeting.at) : '',
    where: meeting?.where ? written(meeting.where) : '',
    endsAt: endsAt ? when(endsAt) : '',
  });
  const link = linkTo(memberPaths.request(id));
  const { subject, text = noticeSentences[type], next } = requestMails[type];
  const news = newsWith(isolated);
  const summary = requestWords.meetingWith(copy.title, name);
  return {
    subject: subject(newsWith(same => same)),
    text: text(news),
    next: next?.(news) ?? '',
    link,
    reply,
    calendar:
      type === 'accept the meeting' && meeting
        ? calendarWith({ id, version, ...meeting, summary, url: link })
        : undefined,
  };
}

function letterOf({ text, next, link, ...part }: Part, quote = '') {
  const said = [text, ...(quote ? [`“${quote}”`] : []), next ? `${next}\n${link}` : link];
  return { ...part, said };
}

function digestOf(parts: Part[]) {
  return {
    subject: digestMail.subject(parts.length),
    said: [digestMail.hello, ...parts.map(({ text, link }) => `${text}\n${link}`)],
    reply: [endings.replies],
    calendar: undefined,
  };
}
