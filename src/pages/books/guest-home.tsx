import { useSelector } from '@xstate/react';
import { guestHome } from '../../words/books/guest-home.ts';
import { GuestButtons, JoinButton } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { useFlow } from '../frame/page-of.tsx';
import { Street } from '../frame/street.tsx';
import { VisitorHeader } from '../frame/visitor-header.tsx';
import { BookSearch, Discover } from './discover.tsx';
import style from './guest-home.module.css';

/** What guests see at `/home`: the street, and what stands on its shelves. */
export default function GuestHomePage() {
  const flow = useFlow('home');
  const books = useSelector(flow, snapshot => snapshot?.children.books);
  return (
    <>
      <VisitorHeader />
      <main id="main" className={style['door']}>
        <div className={style['sky']}>
          <div className={style['words']}>
            <h1 tabIndex={-1}>{guestHome.title}</h1>
            <p>{guestHome.text}</p>
            <GuestButtons />
          </div>
          <Street />
        </div>
        <div className={style['books']}>
          <h2>{guestHome.books}</h2>
          {books && (
            <>
              <BookSearch flow={books} hasBands={false} />
              <Discover flow={books} hasBands={false} />
              <JoinButton />
            </>
          )}
        </div>
      </main>
      <PageFooter />
    </>
  );
}
