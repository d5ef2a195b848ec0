import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
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

export function SiteLinks() {
  return (
    <nav aria-label="Site" className={style['links']}>
      <PageLink href={paths.landing} title="The front page">
        Home
      </PageLink>
      <PageLink href={paths.about} title="What the book exchange is for">
        About
      </PageLink>
    </nav>
  );
}
