import type { ShownCopy } from '../../api/schemas.ts';
import { serverTime } from '../../exchange/server-time.ts';
import { memberPaths, withQuery } from '../../paths.ts';
import { askAgain, ask as words } from '../../words/requests/ask.ts';
import { PageLink } from '../frame/page-link.tsx';

export interface InTheWay {
  /** From when on the copy can be asked for again; empty where that is now. */
  askableFrom: string;
  unaskable: ShownCopy['unaskable'];
}

/** In the place of what leads to asking for a copy that can't be asked for now: why not, and what helps. */
export function NotAskable({ askableFrom, unaskable }: InTheWay) {
  if (askableFrom) return <p>{askAgain(dayOf(new Date(askableFrom)))}</p>;
  if (!unaskable) return null;
  return (
    <p>
      <span>{`${words.unaskable[unaskable]} `}</span>
      {unaskable === 'nothing to swap' ? (
        <PageLink href={memberPaths.addBooks}>{words.toShelf}</PageLink>
      ) : (
        <PageLink href={withQuery(memberPaths.requests, { list: 'from-me' })}>
          {words.toRequests}
        </PageLink>
      )}
    </p>
  );
}

/** With its time where that is still to come on this day. */
function dayOf(time: Date): string {
  const isToday = time.toDateString() === new Date(serverTime()).toDateString();
  return time.toLocaleString('en-GB', isToday ? { ...day, ...clock } : day);
}

const day = { day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
