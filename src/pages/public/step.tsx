import type { ReactNode } from 'react';
import { landing } from '../../words/public/landing.ts';
import { PageLink } from '../frame/page-link.tsx';

const words = landing.steps;

/** One of the steps from a shelf to a book, with the way to it. */
export function Step({ name, href }: { name: keyof typeof words; href: string }) {
  const { title, text } = words[name];
  return (
    <li>
      <svg viewBox="0 0 120 72" aria-hidden="true" fill="none" strokeWidth="4">
        {drawings[name]}
      </svg>
      <h3>
        <PageLink href={href}>{title}</PageLink>
      </h3>
      <p>{text}</p>
    </li>
  );
}

/** Spines, a cover, and the house at which one meets. */
const drawings = {
  show: (
    <>
      <path d="M8 22h18v50H8z" fill="var(--moss)" />
      <path d="M28 10h14v62H28z" fill="var(--wine)" />
      <path d="M44 26h20v46H44z" fill="var(--slate)" />
      <path d="m72 16 16-4 14 56-16 4z" fill="var(--brick)" />
      <path d="M8 32h18M28 22h14M28 60h14M44 36h20M44 62h20M75 26l16-4" stroke="var(--page)" />
    </>
  ),
  find: (
    <>
      <path d="M38 6h46v66H38z" fill="var(--slate)" />
      <circle cx="68" cy="40" r="10" fill="var(--lamp)" />
      <path d="m38 62 16-16 14 12 16-14v28H38z" fill="var(--moss)" />
      <path d="M42 6v66M52 16h24M52 24h16" stroke="var(--page)" />
    </>
  ),
  meet: (
    <>
      <path d="m32 34 28-22 28 22v38H32z" fill="var(--brick)" />
      <path d="M40 40h12v14H40zM68 40h12v14H68z" fill="var(--lamp)" />
      <path d="M54 72V60a6 6 0 0 1 12 0v12z" fill="var(--board)" />
      <path d="m28 36 32-25 32 25" stroke="var(--page)" />
      <path d="m26 32 34-27 34 27" stroke="var(--moss)" />
    </>
  ),
} satisfies Record<keyof typeof words, ReactNode>;
