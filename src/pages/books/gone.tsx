import { paths } from '../../paths.ts';
import { copy as words } from '../../words/books/copy.ts';
import { Empty } from '../frame/empty.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton } from '../frame/page-link.tsx';

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
