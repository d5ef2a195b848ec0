import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths } from '../../paths.ts';
import { member as words } from '../../words/members/member.ts';
import { shelf as shelfWords } from '../../words/shelf/shelf.ts';
import { Board, BookOnBoard } from '../books/board.tsx';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { ShelfFilters } from '../shelf/shelf-filters.tsx';
import style from './member-shelf.module.css';

interface MemberShelfProps {
  list: ListFlow<'shelf'>;
  /** Whose it is. */
  id: string;
}

/** What a neighbour offers. While it is searched, what was found before stays. */
export function MemberShelf({ list, id }: MemberShelfProps) {
  const snapshot = useSelector(list, current => current);
  const { parameters, items, told, failures } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  const isAll = !parameters['q'] && !parameters['state'];
  const [found, setFound] = useState({ items, told });
  if (!isLoading && found.items !== items) setFound({ items, told });
  const { count = 0 } = found.told;
  const isEmpty = !isLoading && failures === 0 && items.length === 0;
  const section = useScrollOnSearch(parameters);
  return (
    <section
      ref={section}
      className={style['shelf']}
      aria-label={words.shelf}
      aria-busy={isLoading}
    >
      <h2>{words.shelf}</h2>
      {!(isAll && isEmpty) && (
        <ShelfFilters
          action={memberPaths.member(id)}
          parameters={parameters}
          states={words.states}
        />
      )}
      <output>{count > 0 && shelfWords.count(count)}</output>
      <FlowList
        flow={list}
        shape={found.items.length === 0 ? 'covers' : undefined}
        empty={found.items.length === 0 && <Empty text={isAll ? words.noShelf : words.none} />}
      >
        {found.items.length > 0 && (
          <Board>
            {found.items.map(copy => (
              <BookOnBoard key={copy.id} copy={copy} href={memberPaths.copy(copy.id)} />
            ))}
          </Board>
        )}
      </FlowList>
    </section>
  );
}

/** A search begins the page anew at its top, above what is found. */
function useScrollOnSearch(parameters: object) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(parameters);
  useEffect(() => {
    if (shown.current !== parameters) section.current?.scrollIntoView();
    shown.current = parameters;
  }, [parameters]);
  return section;
}
