import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Copy } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths, paths, withQuery } from '../../paths.ts';
import { discover as words } from '../../words/books/discover.ts';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { useIsTakenOver } from '../frame/site-context.ts';
import { Board, BookOnBoard, MoreOfOwner, Nearby } from './board.tsx';
import { SearchBox } from './search-box.tsx';
import style from './discover.module.css';

interface BookSearchProps {
  flow: ListFlow<'discover'>;
  /** Whether distances are known. */
  hasBands: boolean;
}

/** The search for what neighbours offer. */
export function BookSearch({ flow, hasBands }: BookSearchProps) {
  const parameters = useSelector(flow, snapshot => snapshot.context.parameters);
  const { q = '', way = '', within = '', language = '' } = parameters;
  return (
    <SearchBox action={paths.home} values={{ q, way, within, language }} hasBands={hasBands} />
  );
}

interface DiscoverProps extends BookSearchProps {
  /** What can be done where nobody has what is looked for. */
  children?: ReactNode;
}

/** What neighbours offer. While a search is under way, what was found before it stays. */
export function Discover({ flow, hasBands, children }: DiscoverProps) {
  const snapshot = useSelector(flow, current => current);
  const { parameters, items, next, told, failures } = snapshot.context;
  const { q = '' } = parameters;
  const isLoading = snapshot.matches('loading') && failures === 0;
  const isEmpty = !isLoading && items.length === 0;
  const isSearch = Object.values(parameters).some(Boolean);
  const [found, setFound] = useState(items);
  const mayGrow = useMayGrow();
  if (!isLoading && found !== items) setFound(items);
  return (
    <div className={style['discover']} aria-busy={isLoading}>
      <div className={style['order']}>
        <output>{isLoading ? words.searching : countOf(items, next)}</output>
        {!isEmpty && !hasBands && <span>{words.newest}</span>}
        {!isEmpty && hasBands && (
          <details>
            <summary>{words.nearest}</summary>
            <p>{words.order}</p>
          </details>
        )}
      </div>
      <FlowList
        flow={flow}
        shape={found.length === 0 ? 'covers' : undefined}
        empty={
          found.length === 0 && (
            <Empty text={told.isOwned ? words.own : isSearch ? words.none : words.nothing}>
              {told.isOwned ? (
                <PageButton href={withQuery(memberPaths.shelf, { q })}>{words.toShelf}</PageButton>
              ) : (
                children
              )}
              {isSearch && (
                <PageButton isSecond href={paths.home}>
                  {words.all}
                </PageButton>
              )}
            </Empty>
          )
        }
      >
        {found.length > 0 && (
          <Board>
            {(mayGrow ? found : found.slice(0, mostInHtml)).map(copy => (
              <BookOnBoard key={copy.id} copy={copy} href={memberPaths.copy(copy.id)}>
                <Nearby copy={copy} />
                <MoreOfOwner copy={copy} />
              </BookOnBoard>
            ))}
          </Board>
        )}
      </FlowList>
    </div>
  );
}

/** More take longer to lay out than to fetch, and lie below what any window shows. */
const mostInHtml = 12;

/** Whether more than that may stand there: once React has taken over the HTML, and nothing is pressed that would move away. */
function useMayGrow(): boolean {
  const [mayGrow, setMayGrow] = useState(useIsTakenOver());
  useEffect(() => {
    const grow = () => setMayGrow(true);
    if (document.querySelector('a:active, button:active') === null) return grow();
    // After the click.
    const growLater = () => setTimeout(grow);
    addEventListener('pointerup', growLater, { once: true });
    return () => removeEventListener('pointerup', growLater);
  }, []);
  return mayGrow;
}

function countOf(items: readonly Copy[], next: string | undefined): string {
  if (items.length === 0) return '';
  if (next) return words.shownAndMore(items.length);
  return words.shown(items.reduce((count, { more = 0 }) => count + 1 + more, 0));
}
