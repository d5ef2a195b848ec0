import type { ShownCopy } from '../../api/schemas.ts';
import { memberPaths, withQuery } from '../../paths.ts';
import { dateFrom } from '../../words/dates.ts';
import { askAgain, ask as words } from '../../words/requests/ask.ts';
import { PageLink } from '../frame/page-link.tsx';

export interface InTheWay {
  /** From when on the copy can be asked for again; empty where that is now. */
  askableFrom: string;
  unaskable: ShownCopy['unaskable'];
}

/** In the place of what leads to asking for a copy that can't be asked for now: why not, and what helps. */
export function NotAskable({ askableFrom, unaskable }: InTheWay) {
  if (askableFrom) return <p>{askAgain(dateFrom(new Date(askableFrom)))}</p>;
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
