import type { ReactNode } from 'react';
import type { AnimationName } from './animation-source.ts';

/** A page half turned, and what the other two animations look like at their end. */
export function Still({ name }: { name: AnimationName }) {
  return (
    <svg viewBox="0 0 96 96" strokeLinecap="round" strokeLinejoin="round">
      {stills[name]}
    </svg>
  );
}

const openBook = (
  <g stroke="var(--slate)" strokeWidth="5" fill="var(--page)">
    <path d="M48 32C38 26 23 24 10 26V70C23 68 38 70 48 76 58 70 73 68 86 70V26C73 24 58 26 48 32V76" />
    <path
      d="m19 37 20 3M19 46l20 3M19 55l20 3M57 40l20-3M57 49l20-3M57 58l20-3"
      strokeWidth="2.5"
      stroke="var(--rule)"
    />
    <path d="M48 32C53 21 60 14 70 13V57C60 59 53 66 48 76z" strokeWidth="2.5" />
  </g>
);

function closedBook(back: string, cover: string, sign: string) {
  return (
    <>
      <rect x="22" y="14" width="54" height="70" rx="6" fill={back} />
      <rect x="32" y="68" width="42" height="11" rx="2" fill="var(--page)" />
      <rect x="34" y="14" width="42" height="62" rx="4" fill={cover} />
      <path d={sign} fill="none" stroke="var(--page)" strokeWidth="7" />
    </>
  );
}

const stills = {
  loading: openBook,
  success: closedBook('var(--pine)', 'var(--moss)', 'm42 46 9 10 15-20'),
  failure: (
    <g transform="rotate(9 48 48)">
      {closedBook('var(--wine)', 'var(--brick)', 'm44 36 20 20M64 36 44 56')}
    </g>
  ),
} satisfies Record<AnimationName, ReactNode>;
