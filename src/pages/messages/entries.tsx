import { Fragment } from 'react';
import type { Entry, Notice } from '../../api/schemas.ts';
import { memberPaths, withQuery } from '../../paths.ts';
import { More } from '../../ui/more.tsx';
import { dayOf } from '../../words/dates.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { happened, placeRemoved } from '../../words/requests/request.ts';
import { PageLink } from '../frame/page-link.tsx';
import { When } from '../frame/when.tsx';
import { whoIn } from './entry-words.ts';
import { LinkedText } from './linked-text.tsx';
import style from './entries.module.css';

interface EntriesProps {
  entries: readonly Entry[];
  other: Notice['other'];
  /** Of the conversation. */
  id: string;
}

/** Messages and events in one line of time, by days. */
export function Entries({ entries, ...conversation }: EntriesProps) {
  return (
    <ol className={style['entries']}>
      {entries.map((entry, index) => (
        <Fragment key={entry.number}>
          {isOfAnotherDay(entry, entries[index - 1]) && (
            <li className={style['day']}>
              <When at={entry.at} kind="day" />
            </li>
          )}
          <li>
            <EntryView entry={entry} {...conversation} />
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

interface EntryProps extends Omit<EntriesProps, 'entries'> {
  entry: Entry;
}

function EntryView({ entry, other, id }: EntryProps) {
  const { number, by, event, request, meeting, text, at } = entry;
  const who = whoIn(entry, other);
  const report = by !== 'me' && (text !== null || Boolean(meeting?.where)) && (
    <More>
      <PageLink href={withQuery(memberPaths.report(id), { number: String(number) })}>
        {words.report}
      </PageLink>
    </More>
  );
  return (
    <>
      {event && (
        <div className={style['event']}>
          {who && (
            <strong>
              <bdi translate="no">{who}</bdi>
            </strong>
          )}
          <span>{who ? ` ${happened(event, who)}` : happened(event)}</span>
          {request && (
            <span>
              <span>{'\u00A0· '}</span>
              <PageLink href={memberPaths.request(request.id)}>
                <bdi translate="no">{request.title}</bdi>
              </PageLink>
            </span>
          )}
          {meeting && (
            <p className={style['meeting']}>
              <When at={meeting.at} />
              <span>{', '}</span>
              <bdi translate="no">{meeting.where || placeRemoved}</bdi>
            </p>
          )}
          {text === null && (
            <span>
              <span> </span>
              <When at={at} kind="time" />
            </span>
          )}
          {text === null && report}
        </div>
      )}
      {(text !== null || !event) && (
        <div className={style[by === 'me' ? 'own' : 'theirs']}>
          {!event && <span className={style['who']}>{`${who}: `}</span>}
          <p dir="auto">{text === null ? words.removed : <LinkedText text={text} />}</p>
          <When at={at} kind="time" />
          {report}
        </div>
      )}
    </>
  );
}

function isOfAnotherDay(entry: Entry, before: Entry | undefined): boolean {
  return !before || dayOf(new Date(entry.at)) !== dayOf(new Date(before.at));
}
