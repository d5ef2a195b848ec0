import type { ReactNode } from 'react';
import { memberPages as words } from '../words/member-pages.ts';
import style from './more.module.css';

/** What is seldom wanted, and seen once one asks for it. */
export function More({ children }: { children: ReactNode }) {
  return (
    <details className={style['more']}>
      <summary aria-label={words.more}>{'⋯'}</summary>
      {children}
    </details>
  );
}
