import { useSelector } from '@xstate/react';
import type { Copy } from '../../api/schemas.ts';
import type { CopyFlow } from '../../flows/books/copy.ts';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths, withQuery } from '../../paths.ts';
import { copy as words } from '../../words/books/copy.ts';
import { near } from '../../words/books/distance.ts';
import { languages } from '../../words/languages.ts';
import { GuestButtons } from '../frame/account-links.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { useMember } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { type InTheWay, NotAskable } from '../requests/not-askable.tsx';
import { Availability } from './availability.tsx';
import { Board, BookOnBoard, Terms } from './board.tsx';
import { Cover } from './cover.tsx';
import { Gone } from './gone.tsx';
import { bookState, useKnownBook } from './known-book.ts';
import { OwnBook } from './own-book.tsx';
import { Share } from './share.tsx';
import stage from '../frame/stage.module.css';
import style from './copy.module.css';

export default pageOf('copy', CopyOf);

function CopyOf({ flow }: { flow: CopyFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { copy, ...asking } = snapshot.context;
  const { loading, shelf } = snapshot.children;
  const book = useKnownBook(copy?.book);
  return (
    <LoadedPage
      loading={loading}
      shape={copy ? undefined : 'thing'}
      gone={<Gone book={book} />}
      title={copy?.book.title ?? words.title}
      isName={copy !== undefined}
      isWide
    >
      {copy && <Details copy={copy} {...asking} />}
      {copy && shelf && <MoreOfShelf list={shelf} except={copy.id} />}
    </LoadedPage>
  );
}

interface DetailsProps extends InTheWay {
  copy: Copy;
  /** Of the own request for it; empty where there is none. */
  requestId: string;
}

function Details({ copy, ...asking }: DetailsProps) {
  const { id, book, owner, condition, note, state } = copy;
  const self = useMember();
  return (
    <div className={stage['thing']}>
      <div className={style['cover']}>
        <Cover {...book} />
      </div>
      <div className={style['details']}>
        {book.authors && (
          <p dir="auto" className={style['authors']}>
            {book.authors}
          </p>
        )}
        {state !== 'offered' && <Availability state={state} />}
        <p className={style['terms']}>
          <Terms {...copy} />
        </p>
        <p>{words.inCondition[condition]}</p>
        {note && (
          <p dir="auto" className={style['note']}>
            {note}
          </p>
        )}
        <Owner copy={copy} {...asking} />
        <dl>
          {book.language && (
            <div>
              <dt>{words.language}</dt>
              <dd lang={book.language}>{nameOf(book.language)}</dd>
            </div>
          )}
          {book.year !== null && (
            <div>
              <dt>{words.year}</dt>
              <dd>{words.yearOf(book.year)}</dd>
            </div>
          )}
          {book.isbn && (
            <div>
              <dt>{words.isbn}</dt>
              <dd>{book.isbn}</dd>
            </div>
          )}
        </dl>
        <Share title={book.title} />
        {owner && owner.id !== self?.id && (
          <p>
            <PageLink
              href={withQuery(memberPaths.report(owner.id), { copy: id })}
              className={style['report']}
            >
              {words.report}
            </PageLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** Guests do not learn whose it is. */
function Owner({ copy, requestId, ...inTheWay }: DetailsProps) {
  const { id, owner, band, book, state } = copy;
  const self = useMember();
  if (!owner) {
    return (
      <>
        <p>{words.guest}</p>
        <GuestButtons next={memberPaths.copy(id)} />
      </>
    );
  }
  if (owner.id === self?.id) return <OwnBook title={book.title} />;
  return (
    <>
      <div className={style['owner']}>
        <House {...owner.house} width={64} height={64} />
        <p>
          <PageLink href={memberPaths.member(owner.id)}>
            <MemberName {...owner} />
          </PageLink>
          {band !== null && <span>{near[band]}</span>}
        </p>
      </div>
      {requestId ? (
        <p>
          <span>{`${words.asked} `}</span>
          <PageLink href={memberPaths.request(requestId)}>{words.toRequest}</PageLink>
        </p>
      ) : inTheWay.askableFrom || inTheWay.unaskable ? (
        <NotAskable {...inTheWay} />
      ) : (
        <div className={style['ask']}>
          <PageButton href={memberPaths.ask(id)} state={bookState(book)}>
            {state === 'promised' ? words.askAndWait : words.ask}
          </PageButton>
        </div>
      )}
    </>
  );
}

interface MoreOfShelfProps {
  list: ListFlow<'shelf'>;
  /** The id of the copy that is shown already. */
  except: string;
}

/** Some other books of the same neighbour; nothing where there is none, or where that is not known. */
function MoreOfShelf({ list, except }: MoreOfShelfProps) {
  const items = useSelector(list, snapshot => snapshot.context.items);
  const others = items.filter(({ id }) => id !== except).slice(0, 4);
  return (
    others.length > 0 && (
      <section className={style['more']} aria-label={words.more}>
        <h2>{words.more}</h2>
        <Board>
          {others.map(copy => (
            <BookOnBoard key={copy.id} copy={copy} href={memberPaths.copy(copy.id)} />
          ))}
        </Board>
      </section>
    )
  );
}

function nameOf(code: string): string {
  return new Map(Object.entries(languages)).get(code) ?? code;
}
