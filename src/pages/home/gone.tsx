import { paths } from '../../paths.ts';
import { copy as words } from '../../words/books.ts';
import { PageButton } from '../page-link.tsx';
import { Empty } from './empty.tsx';
import { MemberPage } from './member-page.tsx';

/** In the place of a copy that stands on no shelf any more. */
export function Gone() {
  return (
    <MemberPage title={words.gone}>
      <Empty text={words.goneText}>
        <PageButton href={paths.home}>{words.goOn}</PageButton>
      </Empty>
    </MemberPage>
  );
}
