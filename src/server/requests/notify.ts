import { parties, type Party } from '../../exchange/request.ts';
import { requestMails, requestMailsNote } from '../../words/request-mails.ts';
import type { Database } from '../data/tables.ts';
import { requestLetter } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import type { World } from './scene.ts';
import type { Entry, RequestRow } from './stored.ts';

type Kind = keyof typeof requestMails;

interface News extends Entry {
  /** As it is now. */
  row: RequestRow;
  /** Of the copy that is asked for. */
  title: string;
  /** What the chart wants done. */
  actions: string[];
  /** Who has brought about what happens around the request, and so knows of it. */
  knownTo?: Party | undefined;
}

/** Writes to those of the two who have to know what has happened, each once. */
export async function notify(transaction: Database, news: News, world: World): Promise<void> {
  const { row, title, details } = news;
  const kind = kindOf(news);
  if (!kind) return;
  const ids = { asker: row.asker_id, owner: row.owner_id };
  const members = await transaction
    .selectFrom('members')
    .select(['id', 'email', 'name'])
    .where(
      'id',
      'in',
      Object.values(ids).filter(id => id !== null),
    )
    .execute();
  for (const party of audienceOf(news)) {
    const to = members.find(({ id }) => id === ids[party]);
    if (!to) continue;
    const other = members.find(({ id }) => id !== to.id)?.name ?? 'The other member';
    const { subject, text } = requestMails[kind];
    const paragraphs = [text({ title, other }), ...(details.text ? [`“${details.text}”`] : [])];
    const link = { id: row.id, siteOrigin: world.siteOrigin(), note: requestMailsNote };
    const letter = requestLetter({ name: to.name, paragraphs, ...link });
    const mail = { subject: subject(title), text: letter, to: to.email, sentAt: world.now() };
    await putMail(transaction, mail);
  }
}

/** Undefined where it is not worth a mail. */
function kindOf({ row, type, by }: News): Kind | undefined {
  if (row.state === 'closed.unavailable' && by === null) return 'unavailable';
  if (type === 'handed over' && row.state === 'done.reviewing') return 'both say yes';
  if (type === 'not handed over' && row.state === 'closed.cancelled') return 'both say no';
  if (type === 'review' && row.state === 'done.settled') return 'both have reviewed';
  return isKind(type) ? type : undefined;
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(requestMails, name);
}

function audienceOf({ row, type, actions, by, details, knownTo }: News): Party[] {
  const others = parties.filter(
    party => party !== by && party !== knownTo && party !== details.who,
  );
  if (type === 'asked') return ['owner'];
  if (by !== null) return others;
  if (actions.includes('remind the owner')) return ['owner'];
  if (actions.includes('remind the asker')) return ['asker'];
  if (actions.includes('remind the other')) return row.awaits_asker ? ['asker'] : ['owner'];
  if (type === 'the day before') return actions.includes('remind both') ? [...parties] : [];
  const isOfAsker = type === 'copy taken' || type === 'copy gone' || type === 'waited too long';
  return isOfAsker ? ['asker'] : others;
}
