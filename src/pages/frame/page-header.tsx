import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { site } from '../../words/site.ts';
import { PageLink } from './page-link.tsx';
import style from './page-header.module.css';

/** `children` are the ways to other pages. */
export function PageHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={style['header']}>
        <Logo />
        {children}
      </header>
    </>
  );
}

export function HeaderLinks({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={site.links} className={style['links']}>
      {children}
    </nav>
  );
}

/** `children` are further links. */
export function SiteLinks({ children }: { children?: ReactNode }) {
  return (
    <HeaderLinks>
      <PageLink href={paths.landing} title={site.landing.title}>
        {site.landing.name}
      </PageLink>
      <PageLink href={paths.about} title={site.about.title}>
        {site.about.name}
      </PageLink>
      {children}
    </HeaderLinks>
  );
}
