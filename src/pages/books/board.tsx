import type { ReactNode } from 'react';
import type { Copy } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { discover as words } from '../../words/books/discover.ts';
import { near } from '../../words/books/distance.ts';
import { terms } from '../../words/shelf/terms.ts';
import { PageLink } from '../frame/page-link.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { coverStyleOf } from './cover-style.ts';
import { Cover } from './cover.tsx';
import { bookState } from './known-book.ts';
import { shownPrice } from './price.ts';
import style from './board.module.css';

/** Rows of books, each on a board. `children` are those books. */
export function Board({ children }: { children: ReactNode }) {
  return <ul className={style['board']}>{children}</ul>;
}

interface BookOnBoardProps {
  copy: Copy;
  href: string;
  /** Stands under its terms. */
  children?: ReactNode;
}

/** All of it leads where its title does. */
export function BookOnBoard({ copy: { book, ways, price }, href, children }: BookOnBoardProps) {
  return (
    <li>
      <div className={`${style['stand']} ${style[coverStyleOf(book).size]}`}>
        <Cover {...book} />
      </div>
      <PageLink href={href} state={bookState(book)}>
        <span className={style['title']}>
          <bdi className={titleClass(book.title)} translate="no">
            {book.title}
          </bdi>
        </span>
      </PageLink>
      <span className={style['authors']}>
        <bdi translate="no">{book.authors}</bdi>
      </span>
      <span className={style['ways']}>
        {ways.map(way => (
          <span key={way} className={style[way]}>
            {said(way, price)}
          </span>
        ))}
      </span>
      {children}
    </li>
  );
}

/** How a copy may change hands. */
export function Terms(copy: Pick<Copy, 'ways' | 'price'>) {
  return <span>{termsOf(copy)}</span>;
}

/** 'Free · Swap'. */
export function termsOf({ ways, price }: Pick<Copy, 'ways' | 'price'>): string {
  return ways.map(way => said(way, price)).join('\u00A0· ');
}

function said(way: Copy['ways'][number], price: number | null): string {
  return way === 'sell' && price !== null ? shownPrice(price) : terms.wayNames[way];
}

/** Leads to what else the owner of a copy has, where that is left out. */
export function MoreOfOwner({ copy: { owner, more } }: { copy: Copy }) {
  return (
    owner &&
    more !== undefined && (
      <span className={style['more']}>
        <PageLink href={memberPaths.member(owner.id)}>{words.moreOf(more, owner.name)}</PageLink>
      </span>
    )
  );
}

/** Whose a copy is, and how far away; guests learn neither. */
export function Nearby({ copy: { owner, band } }: { copy: Copy }) {
  return (
    owner && (
      <span className={style['nearby']}>
        <House {...owner.house} width={32} height={32} />
        <span>
          <MemberName {...owner} />
        </span>
        {band !== null && <span className={style['band']}>{near[band]}</span>}
      </span>
    )
  );
}
