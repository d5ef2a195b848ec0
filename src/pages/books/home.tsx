import { useSelector } from '@xstate/react';
import { cut } from '../../exchange/text.ts';
import type { HomeFlow } from '../../flows/books/home.ts';
import type { ListFlow } from '../../flows/list.ts';
import { distanceIn } from '../../flows/wishes/wishing.ts';
import { memberPaths, paths, withQuery } from '../../paths.ts';
import { discover as words } from '../../words/books/discover.ts';
import { wishing } from '../../words/wishes/wishing.ts';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { YourTurn } from '../requests/your-turn.tsx';
import { WishButton } from '../wishes/wish-button.tsx';
import { BookSearch, Discover } from './discover.tsx';
import style from './home.module.css';

/** What members see at `/home`. */
export default pageOf('home', Home);

function Home({ flow }: { flow: HomeFlow }) {
  const member = useMember();
  const { books, waiting } = useSelector(flow, snapshot => snapshot.children);
  const isAwaited = useSelector(
    waiting,
    snapshot => snapshot?.matches('loading') && snapshot.context.failures === 0,
  );
  const hasBands = Boolean(member?.place);
  return (
    <MemberPage title={words.title} isWide>
      {books && <BookSearch flow={books} hasBands={hasBands} />}
      <PageLink href={memberPaths.wishes} className={style['wishes']}>
        {wishing.toWishes}
      </PageLink>
      {member && !hasBands && (
        <>
          <p>{words.noPlace}</p>
          <PageButton href={withQuery(memberPaths.welcome, { next: paths.home })}>
            {words.choosePlace}
          </PageButton>
        </>
      )}
      {waiting && <YourTurn list={waiting} />}
      {/* What comes is another element: nothing that is shown moves. */}
      <div key={isAwaited ? 'awaited' : 'books'} className={style['books']}>
        {isAwaited ? (
          <Waiting shape="covers" />
        ) : (
          books && (
            <Discover flow={books} hasBands={hasBands}>
              <WishForWords flow={books} />
            </Discover>
          )
        )}
      </div>
    </MemberPage>
  );
}

/** Wishes for what was searched for in vain, unless a way or a language may have left it out. */
function WishForWords({ flow }: { flow: ListFlow<'discover'> }) {
  const { parameters } = useSelector(flow, snapshot => snapshot.context);
  const { q = '', within = '', way, language } = parameters;
  if (!q.trim() || way || language) return null;
  return <WishButton title={cut(q.trim(), 300)} authors="" within={distanceIn(within)} />;
}
