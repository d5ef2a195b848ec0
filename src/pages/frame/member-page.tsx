import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { memberPaths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { accountLinks, memberPages as words } from '../../words/member-pages.ts';
import { titled } from '../../words/site.ts';
import { Areas } from '../public/areas.tsx';
import { Late } from './late.tsx';
import { Count, MemberLinks, useCounts } from './member-links.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import { VisitorHeader } from './visitor-header.tsx';
import { waitingShapeAt } from './waiting-shape.ts';
import { Waiting } from './waiting.tsx';
import style from './member-page.module.css';

export interface MemberPageProps {
  title: string;
  /** Whether that is what a member or a book is called, which no browser is to translate. */
  isName?: boolean;
  /** Whether a long title is cut, so that what can be done is in sight. */
  isCut?: boolean;
  isBusy?: boolean;
  /** Whether it holds still shapes: what comes in their place is another element, so that nothing that is shown moves. */
  isAwaited?: boolean;
  /** Whether it is one of the pages of the account, which lead to each other. */
  isOfAccount?: boolean;
  /** Whether it shows shelves. */
  isWide?: boolean;
  /** What is done most often here: it stands in the line of the title. */
  act?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages of the members. */
export function MemberPage(props: MemberPageProps) {
  const { title, isName, isCut, isBusy, isAwaited, isOfAccount, isWide, act, children } = props;
  const isGuest = useIsGuest();
  const isModerator = useMember()?.isModerator;
  const counts = useCounts();
  const links = accountLinks.filter(([page]) => page !== 'moderation' || isModerator);
  useEffect(() => {
    if (isName) document.title = titled(title);
  }, [isName, title]);
  return (
    <>
      <MemberHeader />
      <main id="main" className={isWide ? wide : style['page']} aria-busy={isBusy}>
        <h1
          tabIndex={-1}
          className={titleClass(title, isCut ? style['cut'] : undefined)}
          translate={isName ? 'no' : undefined}
        >
          {title}
        </h1>
        {act && <div className={style['act']}>{act}</div>}
        {isOfAccount && (
          <nav aria-label={words.pages} className={style['account']}>
            {links.map(([page, name]) => (
              <PageLink key={page} href={memberPaths[page]}>
                <span>{name}</span>
                {page === 'moderation' && <Count of={counts?.reports} unit={words.units.reports} />}
              </PageLink>
            ))}
            <SignOut />
          </nav>
        )}
        <div key={String(isAwaited)} className={style['content']}>
          {children}
        </div>
      </main>
      <PageFooter>{!isGuest && !isOfAccount && <SignOut />}</PageFooter>
    </>
  );
}

/** In the place of a page of the members that has not come yet. */
export function WaitingPage() {
  const [path] = useLocation();
  return (
    <WaitingFrame>
      <Waiting shape={waitingShapeAt(path)} />
    </WaitingFrame>
  );
}

/** What surrounds what is awaited: the header, the bar and the place of the title. */
export function WaitingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <MemberHeader />
      <main id="main" className={wide} aria-busy="true">
        <div className={style['title']} />
        <div className={style['content']}>{children}</div>
      </main>
    </>
  );
}

const wide = `${style['page']} ${style['wide']}`;

function MemberHeader() {
  const member = useMember();
  const isGuest = useIsGuest();
  if (isGuest) return <VisitorHeader />;
  return (
    <PageHeader>
      <MemberLinks member={member} />
      <Areas />
    </PageHeader>
  );
}

/** The member who is signed in; undefined until that is known. */
export function useMember() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  return useSelector(session, snapshot => snapshot?.context.member);
}

/** Whether it is known that no member is signed in, as on the public site. */
function useIsGuest() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  return useSelector(session, snapshot => snapshot?.matches('guest') ?? true);
}

/** Stands on every page of the members once: the last of the links of the account, or else in the footer. */
function SignOut() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  const isBusy = useSelector(
    session,
    snapshot => snapshot?.matches('signingOut') || snapshot?.matches('signedOut'),
  );
  const call = useSelector(session, snapshot => snapshot?.children['sign out']);
  const failure = useSelector(session, snapshot =>
    snapshot?.matches({ known: 'failed' }) ? snapshot.context.message : undefined,
  );
  return (
    <>
      <Late call={call} />
      {failure !== undefined && <p role="alert">{words.notSignedOut(failure)}</p>}
      <button
        type="button"
        disabled={isBusy}
        onClick={() => session?.send({ type: 'sign out pressed' })}
      >
        {words.signOut}
      </button>
    </>
  );
}
