import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Self } from '../../api/schemas.ts';
import { memberPaths, paths } from '../../paths.ts';
import { memberPages as words } from '../../words/member-pages.ts';
import { House } from '../members/house.tsx';
import { HeaderLinks } from './page-header.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import style from './member-links.module.css';

/** Where a member goes: to the books, and by the own house to the own account. */
export function MemberLinks({ member }: { member: Self | undefined }) {
  const counts = useCounts();
  return (
    <>
      <nav aria-label={words.bar} className={style['bar']}>
        <PageLink href={paths.home}>
          <Icon>
            <path d="M2 22V11l6-5 6 5v11z" fill="var(--brick)" />
            <path d="M14 22V9h8v13z" fill="var(--slate)" />
            <path
              d="M5 12h2.5v3H5zM9 12h2.5v3H9zM16.5 12h3v3h-3zM16.5 17h3v3h-3z"
              fill="var(--lamp)"
            />
            <path d="m1 12 7-6 7 6" fill="none" stroke="var(--moss)" strokeWidth="2.5" />
          </Icon>
          <span>{words.discover}</span>
        </PageLink>
        <PageLink href={memberPaths.shelf} hasParts>
          <Icon>
            <path d="M3 5h5v17H3z" fill="var(--moss)" />
            <path d="M8 2h5v20H8z" fill="var(--page)" />
            <path d="m14 6 4.5-1.5L23 20.5 18.5 22z" fill="var(--brick)" />
            <path d="M3 9h5M8 6h5M8 18h5M3 18h5" stroke="var(--rule)" strokeWidth="1.5" />
          </Icon>
          <span>{words.shelf}</span>
        </PageLink>
        <PageLink href={memberPaths.requests} hasParts>
          <Icon>
            <path d="M2 6h20v16H2z" fill="var(--slate)" />
            <path d="M2 6h20l-10 9z" fill="var(--page)" />
            <path d="m2 6 10 9 10-9" fill="none" stroke="var(--moss)" strokeWidth="2" />
            <circle cx="12" cy="14.5" r="3" fill="var(--brick)" />
          </Icon>
          <span>{words.requests}</span>
          <Count of={counts?.requests} unit={words.units.turns} />
        </PageLink>
        <PageLink href={memberPaths.conversations} hasParts>
          <Icon>
            <path d="M3 3h18v12H11l-5 5v-5H3z" fill="var(--page)" />
            <path d="M6.5 7.5h11M6.5 11h7" stroke="var(--brick)" strokeWidth="2" />
          </Icon>
          <span>{words.messages}</span>
          <Count of={counts?.messages} unit={words.units.news} />
        </PageLink>
      </nav>
      <HeaderLinks>
        <PageLink href={memberPaths.notices} className={style['bell']}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M12 2a7 7 0 0 0-7 7v5l-2 4h18l-2-4V9a7 7 0 0 0-7-7z" fill="currentColor" />
            <path d="M9 20h6a3 3 0 0 1-6 0z" fill="currentColor" />
          </svg>
          <span className={style['name']}>{words.notices}</span>
          <Count of={counts?.notices} unit={words.units.news} />
        </PageLink>
        <PageLink href={memberPaths.you} title={words.link(member?.name ?? '')} hasParts>
          {member ? <House {...member.house} width={24} height={24} /> : <AnyHouse />}
          <span className={style['name']}>{words.title}</span>
          <Count of={counts?.reports} unit={words.units.reports} />
        </PageLink>
      </HeaderLinks>
    </>
  );
}

/** In the place of the own house until that is known. */
function AnyHouse() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M4 22V11l8-7 8 7v11z" fill="currentColor" />
    </svg>
  );
}

/** What is new; undefined where it is not known. */
export function useCounts() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  const counts = useSelector(session, snapshot => snapshot?.children.counts);
  return useSelector(counts, snapshot => snapshot?.context.counts);
}

interface CountProps {
  of: number | undefined;
  /** What is counted, which is heard and not seen. */
  unit: string;
}

export function Count({ of: count = 0, unit }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={style['count']}>
      <span>{count > maxShown ? `${maxShown}+` : count}</span>
      <span className={style['unit']}>{` ${unit}`}</span>
    </span>
  );
}

const maxShown = 99;

/** It stands on a board. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 26" width="24" height="26" aria-hidden="true">
      {children}
      <path d="M0 23.5h24" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
