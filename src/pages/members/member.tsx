import { useSelector } from '@xstate/react';
import type { Neighbour } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import type { MemberFlow } from '../../flows/members/member.ts';
import { memberPaths, paths } from '../../paths.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { copy as copyWords } from '../../words/books/copy.ts';
import { near } from '../../words/books/distance.ts';
import { languages } from '../../words/languages.ts';
import { member as words } from '../../words/members/member.ts';
import { Board, BookOnBoard } from '../books/board.tsx';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { Late } from '../frame/late.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { House } from './house.tsx';
import { ModeratorMark } from './member-name.tsx';
import stage from '../frame/stage.module.css';
import style from './member.module.css';

export default pageOf('member', NeighbourOf);

function NeighbourOf({ flow }: { flow: MemberFlow }) {
  const snapshot = useSelector(flow, current => current);
  const self = useMember();
  const { children, context } = snapshot;
  const { member, message } = context;
  const { shelf } = children;
  const isShown = snapshot.matches('shown');
  const read = Object.entries(languages).filter(([code]) => member?.languages.includes(code));
  return (
    <LoadedPage
      loading={children.loading}
      shape={member ? undefined : 'thing'}
      gone={
        <MemberPage title={words.missing}>
          <Empty text={words.missingText}>
            <PageButton href={paths.home}>{copyWords.goOn}</PageButton>
          </Empty>
        </MemberPage>
      }
      title={member?.name ?? words.title}
      isName={member !== undefined}
      isBusy={!isShown}
      isWide
    >
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{message}</p>}
      {member && (
        <>
          <div className={stage['thing']}>
            <div className={stage['stage']}>
              <House {...member.house} width={160} height={160} />
            </div>
            <div className={stage['words']}>
              {member.isModerator && (
                <p>
                  <ModeratorMark />
                </p>
              )}
              <Facts member={member} isOther={member.id !== self?.id} />
              <p dir="auto" className={style['about']}>
                {member.about}
              </p>
              {read.length > 0 && (
                <p>{`${words.reads} ${read.map(([, name]) => name).join(', ')}`}</p>
              )}
              {member.isBlocked && <p>{words.blocked(member.name)}</p>}
              {member.id !== self?.id && (
                <>
                  {!member.isBlocked && (
                    <PageButton href={memberPaths.conversation(member.id)}>
                      {words.write(member.name)}
                    </PageButton>
                  )}
                  <div className={style['less']}>
                    <button
                      type="button"
                      disabled={!isShown}
                      onClick={() =>
                        flow.send({ type: member.isBlocked ? 'unblock pressed' : 'block pressed' })
                      }
                    >
                      {member.isBlocked ? words.unblock : words.block}
                    </button>
                    <PageLink href={memberPaths.report(member.id)}>{words.report}</PageLink>
                  </div>
                  <Confirmation
                    isOpen={snapshot.matches({ shown: 'confirming' })}
                    {...words.sure}
                    title={words.sure.title(member.name)}
                    onConfirm={() => flow.send({ type: 'block confirmed' })}
                    onClose={() => flow.send({ type: 'block given up' })}
                  />
                  <Late call={children['block the member'] ?? children['unblock the member']} />
                </>
              )}
            </div>
          </div>
          {shelf && !member.isBlocked && <MemberShelf list={shelf} />}
        </>
      )}
    </LoadedPage>
  );
}

interface FactsProps {
  member: Neighbour;
  isOther: boolean;
}

/** Since when, how far away, and how often books have changed hands. */
function Facts({ member, isOther }: FactsProps) {
  const { since, band, exchanges, thumbsUp } = member;
  const where = isOther && band !== null && near[band];
  const books = exchanges > 0 && words.exchanges(exchanges);
  const thumbs = thumbsUp > 0 && words.thumbsUp(thumbsUp);
  return (
    <p className={style['facts']}>
      <span>{words.since(monthOf(since))}</span>
      {where && <span>{where}</span>}
      {books && <span>{[books, thumbs].filter(Boolean).join('\u00A0· ')}</span>}
    </p>
  );
}

/** As the contract has it, in words. */
function monthOf(since: string): string {
  return new Date(`${since}-01T00:00`).toLocaleDateString('en-GB', month);
}

const month = { month: 'long', year: 'numeric' } as const;

function MemberShelf({ list }: { list: ListFlow<'shelf'> }) {
  const { items } = useSelector(list, snapshot => snapshot.context);
  const isEmpty = useSelector(list, snapshot => snapshot.matches('shown')) && items.length === 0;
  return (
    <section className={style['shelf']} aria-label={words.shelf}>
      <h2>{words.shelf}</h2>
      <FlowList flow={list} shape="covers">
        {isEmpty && <p>{words.noShelf}</p>}
        <Board>
          {items.map(copy => (
            <BookOnBoard key={copy.id} copy={copy} href={memberPaths.copy(copy.id)} />
          ))}
        </Board>
      </FlowList>
    </section>
  );
}
