import type { ReactNode } from 'react';
import { Cat } from './cat.tsx';
import style from './empty.module.css';

interface EmptyProps {
  text: string;
  /** Stands in the place of the cat, in its units. */
  drawing?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A bare board, on which the cat has found its place. */
export function Empty({ text, drawing = cat, children }: EmptyProps) {
  return (
    <div className={style['empty']}>
      <svg viewBox="0 0 320 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <circle cx="218" cy="56" r="34" fill="var(--orb)" />
        {drawing}
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}

const cat = <Cat x={140} y={130} />;
