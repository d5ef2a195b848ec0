import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Wish, WishedNearby } from '../../api/schemas.ts';
import type { WishesFlow } from '../../flows/wishes/wishes.ts';
import { memberPaths, paths, withQuery } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { titleClass } from '../../ui/letters.ts';
import { near } from '../../words/books/distance.ts';
import { wishes as words } from '../../words/wishes/wishes.ts';
import { Cover } from '../books/cover.tsx';
import { Empty } from '../frame/empty.tsx';
import { FormError } from '../frame/form-page.tsx';
import { Late } from '../frame/late.tsx';
import { Loading } from '../frame/loaded-page.tsx';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import style from './wishes.module.css';

export default pageOf('wishes', Wishes);

interface FlowProps {
  flow: WishesFlow;
}

function Wishes({ flow }: FlowProps) {
  const { children, context } = useSelector(flow, snapshot => snapshot);
  const { items, nearby } = context;
  const place = useMember()?.place;
  return (
    <MemberPage title={words.title} isBusy={children.loading !== undefined}>
      <p>{place === null ? words.noPlace : words.lead}</p>
      {place === null && (
        <PageButton href={withQuery(memberPaths.welcome, { next: memberPaths.wishes })}>
          {words.choosePlace}
        </PageButton>
      )}
      <Loading loading={children.loading} shape={items ? undefined : 'rows'} />
      {items && <List flow={flow} items={items} />}
      {place && (
        <section className={style['nearby']}>
          <h2>{words.nearby}</h2>
          <Loading loading={children['loading nearby']} shape={nearby ? undefined : 'rows'} />
          {nearby && <Nearby flow={flow} items={nearby} />}
        </section>
      )}
    </MemberPage>
  );
}

function List({ flow, items }: FlowProps & { items: readonly Wish[] }) {
  const snapshot = useSelector(flow, current => current);
  const { wish, isNow, message } = snapshot.context;
  const { wish: wishing, remove: removing } = snapshot.children;
  const isBusy = wishing !== undefined || removing !== undefined;
  return (
    <>
      <FormError>{snapshot.matches({ open: { list: { shown: 'failed' } } }) && message}</FormError>
      <Late call={wishing ?? removing} />
      <output className={style['now']}>
        {wish && isNow && <span>{words.isNow[isNow](wish.title)}</span>}
        {wish && isNow === 'removed' && (
          <Button isSecondary onClick={() => flow.send({ type: 'wish pressed', wish })}>
            {words.undo}
          </Button>
        )}
      </output>
      {items.length === 0 && <Empty text={words.none} />}
      <ul className={style['wishes']}>
        {items.map(one => (
          <OwnWish key={one.id} flow={flow} wish={one} isBusy={isBusy} />
        ))}
      </ul>
      <PageButton isSecond href={paths.home}>
        {words.search}
      </PageButton>
    </>
  );
}

interface OwnWishProps extends FlowProps {
  wish: Wish;
  /** Whether one of the list is changed just now. */
  isBusy: boolean;
}

/** All of it but its buttons leads to the search for what is wished for. */
function OwnWish({ flow, wish, isBusy }: OwnWishProps) {
  const { title, authors, within, wishedAt, endsAt } = wish;
  const q = `${title} ${authors}`.trim();
  return (
    <Row book={wish} href={withQuery(paths.home, { q, within: String(within) })}>
      <p className={style['soft']}>
        <span>{`${near[within]}, ${words.since} `}</span>
        <When at={wishedAt} kind="day" />
      </p>
      {endsAt && (
        <p>
          <span>{`${words.still} `}</span>
          <When at={endsAt} kind="day" />
          <span>.</span>
        </p>
      )}
      <p className={style['acts']}>
        {endsAt && (
          <Button
            aria-disabled={isBusy || undefined}
            onClick={() => flow.send({ type: 'wish pressed', wish })}
          >
            {words.yes}
          </Button>
        )}
        <Button
          isSecondary
          aria-label={words.removeThis(title)}
          aria-disabled={isBusy || undefined}
          onClick={() => flow.send({ type: 'remove pressed', wish })}
        >
          {words.remove}
        </Button>
      </p>
    </Row>
  );
}

function Nearby({ flow, items }: FlowProps & { items: readonly WishedNearby[] }) {
  if (items.length === 0) return <p>{words.noneNearby}</p>;
  return (
    <ul className={style['wishes']}>
      {items.map(({ count, within, ...book }) => (
        <Row key={`${book.title}\n${book.authors}`} book={book}>
          <p className={style['soft']}>{words.count(count, near[within])}</p>
          <p className={style['acts']}>
            <PageButton
              isSecond
              aria-label={words.haveThis(book.title)}
              href={memberPaths.addBooks}
              onClick={() => flow.send({ type: 'have pressed', book })}
            >
              {words.have}
            </PageButton>
          </p>
        </Row>
      ))}
    </ul>
  );
}

interface RowProps {
  book: Pick<WishedNearby, 'title' | 'authors'>;
  href?: string;
  children: ReactNode;
}

/** What is looked for, as a book. */
function Row({ book: { title, authors }, href, children }: RowProps) {
  const name = (
    <bdi className={titleClass(title)} translate="no">
      {title}
    </bdi>
  );
  return (
    <li>
      <div className={style['cover']}>
        <Cover title={title} authors={authors} />
      </div>
      <div className={style['words']}>
        <p className={style['title']}>{href ? <PageLink href={href}>{name}</PageLink> : name}</p>
        {authors && (
          <p>
            <bdi translate="no">{authors}</bdi>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
