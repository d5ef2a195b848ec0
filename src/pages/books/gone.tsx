import { memberPaths, paths } from '../../paths.ts';
import { copy as words } from '../../words/books/copy.ts';
import { wishing } from '../../words/wishes/wishing.ts';
import { Empty } from '../frame/empty.tsx';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { WishButton } from '../wishes/wish-button.tsx';
import type { BookName } from './known-book.ts';

interface GoneProps {
  /** Of which it was, where that is known. */
  book: BookName | undefined;
}

/** In the place of a copy that stands on no shelf any more. Members can look for another one. */
export function Gone({ book }: GoneProps) {
  const member = useMember();
  return (
    <MemberPage title={words.gone}>
      <Empty text={book ? words.goneOf(book.title) : words.goneText}>
        {book && <WishButton title={book.title} authors={book.authors} />}
        <PageButton isSecond={Boolean(member && book)} href={paths.home}>
          {words.goOn}
        </PageButton>
        {member && !book && (
          <PageButton isSecond href={memberPaths.wishes}>
            {wishing.toWishes}
          </PageButton>
        )}
      </Empty>
    </MemberPage>
  );
}
