import type { NoticeType } from '../../api/schemas.ts';
import { type Effect, parties, type Party } from '../../exchange/request.ts';
import { requestMails } from '../../words/requests/mails.ts';
import type { Database } from '../data/tables.ts';
import type { Deps } from '../deps.ts';
import { putNotice } from '../notices/stored.ts';
import type { LoggedEvent, RequestRow } from './stored.ts';

interface RequestChange extends LoggedEvent {
  /** As it is now. */
  row: RequestRow;
  /** What the chart wants done. */
  effects: Effect[];
  /** Who has brought about what happens around the request, and so knows of it. */
  initiator?: Party | undefined;
}

/** Gives those of the two who have to know what has happened a notice each. */
export async function notify(
  transaction: Database,
  news: RequestChange,
  deps: Deps,
): Promise<void> {
  const type = typeOf(news);
  if (!type) return;
  const { row, details } = news;
  // The other one reads a review once the reviews are open.
  const quote = type === 'review' ? undefined : details.text;
  for (const party of audienceOf(news)) {
    const member = party === 'asker' ? row.asker_id : row.owner_id;
    if (!member) continue;
    await putNotice(transaction, { member, type, request: row, quote }, deps);
  }
}

/** Undefined where it is not worth a notice. */
function typeOf({ row, type, by }: RequestChange): NoticeType | undefined {
  if (row.state === 'closed.unavailable' && by === null) return 'unavailable';
  if (type === 'handed over' && row.state === 'done.reviewing') return 'both say yes';
  if (type === 'not handed over' && row.state === 'closed.cancelled') return 'both say no';
  if (type === 'review' && row.state === 'done.settled') return 'both have reviewed';
  return isNoticeType(type) ? type : undefined;
}

function isNoticeType(name: string): name is keyof typeof requestMails {
  return Object.hasOwn(requestMails, name);
}

function audienceOf({ row, type, effects, by, details, initiator }: RequestChange): Party[] {
  const others = parties.filter(
    party => party !== by && party !== initiator && party !== details.who,
  );
  if (type === 'asked') return ['owner'];
  if (by !== null) return others;
  if (effects.includes('remind the owner')) return ['owner'];
  if (effects.includes('remind the asker')) return ['asker'];
  if (effects.includes('remind the other')) return row.awaits_asker ? ['asker'] : ['owner'];
  if (type === 'the day before') return effects.includes('remind both') ? [...parties] : [];
  const isOfAsker = type === 'copy taken' || type === 'copy gone' || type === 'waited too long';
  return isOfAsker ? ['asker'] : others;
}
