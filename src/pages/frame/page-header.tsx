import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { site } from '../../words/site.ts';
import { PageLink } from './page-link.tsx';
import account from './account-links.module.css';
import style from './page-header.module.css';

interface PageHeaderProps {
  /** Whether the sign of the site leads anywhere. */
  hasLogoLink?: boolean;
  /** The ways to other pages. */
  children: ReactNode;
}

export function PageHeader({ hasLogoLink = true, children }: PageHeaderProps) {
  return (
    <>
      <SkipLink />
      <header className={style['header']}>
        {hasLogoLink ? <LogoLink /> : <LogoAlone />}
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

function LogoAlone() {
  return (
    <span className={style['logo']}>
      <Logo />
    </span>
  );
}

/** Leads members to the books, and all others to the front page. */
function LogoLink() {
  const link = (href: string, visitor: 'guest' | 'member') => (
    <PageLink href={href} className={`${style['logo']} ${account[visitor]}`}>
      <Logo />
    </PageLink>
  );
  return (
    <>
      {link(paths.landing, 'guest')}
      {link(paths.home, 'member')}
    </>
  );
}
