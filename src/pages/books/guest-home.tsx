import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { currentFlow } from '../../flows/site.ts';
import { paths } from '../../paths.ts';
import { guestHome } from '../../words/books/guest-home.ts';
import { site } from '../../words/site.ts';
import { AccountLinks } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeader, SiteLinks } from '../frame/page-header.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { useSite } from '../frame/site-context.ts';
import { Street } from '../frame/street.tsx';
import { Areas } from '../public/areas.tsx';
import { Discover } from './discover.tsx';
import style from './guest-home.module.css';

/** What guests see at `/home`: the street, and what stands on its shelves. */
export default function GuestHomePage() {
  const flow = useSelector(useSite(), currentFlow);
  const start = flow?.page === 'home' ? flow.ref : undefined;
  const books = useSelector(start, snapshot => snapshot?.children.books);
  const isTakenOver = useIsTakenOver();
  return (
    <>
      <PageHeader>
        <SiteLinks>
          <AccountLinks />
        </SiteLinks>
        <Areas />
      </PageHeader>
      <main id="main" className={style['door']}>
        <div className={style['sky']}>
          <div className={style['words']}>
            <h1 tabIndex={-1}>{guestHome.title}</h1>
            <p>{guestHome.text}</p>
            <div className={style['ways']}>
              <PageButton href={paths.join}>{guestHome.join}</PageButton>
              <PageButton isSecond href={paths.signIn}>
                {site.signIn}
              </PageButton>
            </div>
          </div>
          <Street />
        </div>
        <div className={style['books']}>
          <h2>{guestHome.books}</h2>
          {books && <Discover flow={books} hasBands={false} isTakenOver={isTakenOver} />}
        </div>
      </main>
      <PageFooter />
    </>
  );
}

function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
