import { paths, withQuery } from '../../paths.ts';
import { site } from '../../words/site.ts';
import { HeaderLinks } from './page-header.tsx';
import { PageButton, PageLink } from './page-link.tsx';
import style from './account-links.module.css';

/** The ways to sign in and to join, or to one's own pages: the style shows those that are of use. */
export function AccountLinks() {
  return (
    <HeaderLinks>
      <PageLink href={paths.signIn} className={style['guest']}>
        {site.signIn}
      </PageLink>
      <PageLink href={paths.join} className={style['guest']}>
        {site.join}
      </PageLink>
      <PageLink href={paths.home} className={style['member']}>
        {site.account}
      </PageLink>
    </HeaderLinks>
  );
}

/** The same, where it is what to do next. */
export function AccountButtons() {
  return (
    <>
      <div className={style['guest']}>
        <GuestButtons />
      </div>
      <PageButton href={paths.home} className={style['member']}>
        {site.account}
      </PageButton>
    </>
  );
}

/** What those do who are not signed in, and then see the page `next`. */
export function GuestButtons({ next = '' }: { next?: string }) {
  return (
    <div className={style['buttons']}>
      <PageButton href={withQuery(paths.join, { next })}>{site.join}</PageButton>
      <PageButton isSecond href={withQuery(paths.signIn, { next })}>
        {site.signIn}
      </PageButton>
    </div>
  );
}

/** Stands beside something more important. */
export function JoinButton() {
  return (
    <PageButton isSecond href={paths.join} className={style['guest']}>
      {site.join}
    </PageButton>
  );
}
