import { useSelector } from '@xstate/react';
import type { ListFlow } from '../../flows/list.ts';
import type { SeveralFlow } from '../../flows/shelf/several.ts';
import type { ShelfFlow } from '../../flows/shelf/shelf.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { shelf as words } from '../../words/shelf/shelf.ts';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { OwnCopy } from './own-copy.tsx';
import { ChooseSeveral, Several, SeveralDone } from './several.tsx';
import { ShelfFilters } from './shelf-filters.tsx';
import { Spines } from './spine.tsx';
import style from './shelf.module.css';

export default pageOf('shelf', Shelf);

function Shelf({ flow }: { flow: ShelfFlow }) {
  const { list, several } = useSelector(flow, ({ children }) => children);
  return (
    <MemberPage
      title={words.title}
      isWide
      act={<PageButton href={memberPaths.addBooks}>{words.add}</PageButton>}
    >
      {list && several && <Books flow={flow} list={list} several={several} />}
      <PageLink href={memberPaths.wishes} className={style['wishes']}>
        {words.wished}
      </PageLink>
      <OwnCopy flow={flow} />
    </MemberPage>
  );
}

interface BooksProps {
  flow: ShelfFlow;
  list: ListFlow<'shelf'>;
  several: SeveralFlow;
}

function Books({ flow, list, several }: BooksProps) {
  const { parameters, items, told, failures } = useSelector(list, snapshot => snapshot.context);
  const isLoading = useSelector(list, snapshot => snapshot.matches('loading'));
  const isChoosing = useSelector(several, snapshot => snapshot.hasTag('choosing'));
  const isBusy = useSelector(several, snapshot => snapshot.hasTag('busy'));
  const isOff = useSelector(several, snapshot => snapshot.matches('off'));
  const chosen = useSelector(several, ({ context }) => context.chosen);
  const copies = items.filter(({ state }) => state !== 'gone');
  const isAll = !parameters['q'] && !parameters['state'];
  const isEmpty = !isLoading && failures === 0 && copies.length === 0;
  return (
    <div className={style['shelf']} aria-busy={isLoading}>
      {!(isAll && isEmpty) && !isChoosing && (
        <ShelfFilters action={memberPaths.shelf} parameters={parameters} />
      )}
      {isOff ? <Done flow={flow} /> : <SeveralDone flow={several} />}
      {copies.length > 0 && (
        <div className={style['count']}>
          {told.count !== undefined && (
            <p>{words.count(told.count - (items.length - copies.length))}</p>
          )}
          {copies.length > 1 && <ChooseSeveral flow={several} />}
        </div>
      )}
      <FlowList flow={list} shape="spines">
        {copies.length > 0 && (
          <Spines
            copies={copies}
            chosen={isChoosing ? chosen : undefined}
            isBusy={isBusy}
            onChoose={copy =>
              isChoosing
                ? several.send({ type: 'copy toggled', copy })
                : flow.send({ type: 'copy chosen', copy })
            }
          />
        )}
        {copies.length > 0 && <p className={style['legend']}>{words.legend}</p>}
        {isEmpty && <Empty text={isAll ? words.empty : words.none} />}
      </FlowList>
      {isChoosing && <Several flow={several} copies={copies} />}
    </div>
  );
}

/** Says what has been done. Undo is at hand until something else is done. */
function Done({ flow }: { flow: ShelfFlow }) {
  const copy = useSelector(flow, snapshot => snapshot.context.copy);
  const isSaved = useSelector(flow, snapshot => snapshot.matches({ idle: 'saved' }));
  return (
    <output className={style['gone']}>
      {copy && isSaved && copy.state !== 'gone' && <span>{words.saved(copy.book.title)}</span>}
      {copy?.state === 'gone' && (
        <>
          <span>{words.removed(copy.book.title)}</span>
          <Button isSecondary onClick={() => flow.send({ type: 'undo pressed' })}>
            {words.undo}
          </Button>
        </>
      )}
    </output>
  );
}
