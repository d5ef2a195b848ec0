import type { ReactNode } from 'react';
import { elements } from '../words/elements.ts';
import style from './more.module.css';

/** What is seldom wanted, and seen once one asks for it. */
export function More({ children }: { children: ReactNode }) {
  return (
    <details className={style['more']}>
      <summary aria-label={elements.more}>{'⋯'}</summary>
      {children}
    </details>
  );
}
