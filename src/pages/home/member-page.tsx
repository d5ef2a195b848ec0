import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { memberPaths, paths } from '../../paths.ts';
import { site } from '../../words/site.ts';
import { you as words, youLinks } from '../../words/you.ts';
import { Areas } from '../areas.tsx';
import { PageFooter } from '../page-footer.tsx';
import { HeaderLinks, PageHeader } from '../page-header.tsx';
import { PageLink } from '../page-link.tsx';
import { useSite } from '../site-context.ts';
import { House } from './house.tsx';
import style from './member-page.module.css';

interface MemberPageProps {
  title: string;
  isBusy?: boolean;
  /** Whether it is one of the pages of the account, which lead to each other. */
  isOfAccount?: boolean;
  children: ReactNode;
}

/** The frame of the pages of the members. */
export function MemberPage({ title, isBusy, isOfAccount, children }: MemberPageProps) {
  return (
    <>
      <PageHeader>
        <MemberLinks />
        <Areas />
      </PageHeader>
      <main id="main" className={style['page']} aria-busy={isBusy}>
        <h1 tabIndex={-1}>{title}</h1>
        {isOfAccount && (
          <nav aria-label={words.pages} className={style['account']}>
            {accountPages.map(page => (
              <PageLink key={page} href={memberPaths[page]}>
                {youLinks[page]}
              </PageLink>
            ))}
          </nav>
        )}
        <div className={style['content']}>{children}</div>
      </main>
      <PageFooter>
        <SignOut />
      </PageFooter>
    </>
  );
}

/** In the place of a page of the members that has not come yet. */
export function WaitingPage() {
  return (
    <>
      <PageHeader>
        <MemberLinks />
        <Areas />
      </PageHeader>
      <main className={style['page']} aria-busy="true" />
    </>
  );
}

const accountPages = ['you', 'place', 'password', 'devices', 'dataExport', 'leave'] as const;

/** In the header: the own house leads to the own pages. */
export function MemberLinks() {
  const member = useMember();
  return (
    <HeaderLinks>
      <PageLink href={paths.home}>{site.landing.name}</PageLink>
      <PageLink href={memberPaths.you} title={words.link(member?.name ?? '')}>
        {member && <House {...member.house} width={24} height={24} />}
        {words.title}
      </PageLink>
    </HeaderLinks>
  );
}

/** The member who is signed in; undefined until that is known. */
export function useMember() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  return useSelector(session, snapshot => snapshot?.context.member);
}

/** Stands on every page of the members. */
function SignOut() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  const isBusy = useSelector(
    session,
    snapshot => snapshot?.matches('signingOut') || snapshot?.matches('signedOut'),
  );
  const failure = useSelector(session, snapshot =>
    snapshot?.matches({ known: 'failed' }) ? snapshot.context.message : undefined,
  );
  return (
    <>
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
