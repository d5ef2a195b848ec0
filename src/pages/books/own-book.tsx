import { memberPaths, withQuery } from '../../paths.ts';
import { copy as words } from '../../words/books/copy.ts';
import { PageLink } from '../frame/page-link.tsx';

/** In the place of what leads to asking for a book: it is the member's own. */
export function OwnBook({ title }: { title: string }) {
  return (
    <p>
      <span>{`${words.own} `}</span>
      <PageLink href={withQuery(memberPaths.shelf, { q: title })}>{words.edit}</PageLink>
    </p>
  );
}
