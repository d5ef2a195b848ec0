import type { ReactNode } from 'react';
import { Cat } from '../frame/cat.tsx';
import type { CoverStyle } from './cover-style.ts';

/** What is printed on a cover, in its colours: `--one`, `--other`, and those of the street. */
export function CoverDrawing({ name }: { name: CoverStyle['drawing'] }) {
  return (
    <svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMax slice" strokeLinejoin="round">
      {pictures[name]}
    </svg>
  );
}

const pictures = {
  houses: (
    <>
      <path d="M6 66h24v34H6zM92 58h22v42H92z" fill="var(--other)" />
      <path d="m36 48 25-21 25 21v52H36z" fill="var(--one)" />
      <path
        d="M44 54h12v14H44zM66 54h12v14H66zM12 74h12v10H12zM97 68h12v12H97z"
        fill="var(--lamp)"
      />
      <path d="M53 100V86a8 8 0 0 1 16 0v14z" fill="var(--board)" />
      <path d="m32 53 29-24 29 24" fill="none" stroke="var(--page)" strokeWidth="5" />
      <path
        d="m28 49 33-27 33 27"
        fill="none"
        stroke="var(--other)"
        strokeLinecap="round"
        strokeWidth="7"
      />
    </>
  ),
  moon: (
    <>
      <circle cx="60" cy="48" r="30" fill="var(--sun)" />
      <path d="M0 62q10-9 20 0t20 0 20 0 20 0 20 0 20 0v38H0z" fill="var(--other)" />
      <path d="M-10 75q10-9 20 0t20 0 20 0 20 0 20 0 20 0 20 0v30h-140z" fill="var(--one)" />
      <path d="M0 88q10-9 20 0t20 0 20 0 20 0 20 0 20 0v12H0z" fill="var(--board)" />
      <path d="M44 62h32l-6 9H50zM59 60V34l17 24z" fill="var(--page)" />
    </>
  ),
  rails: (
    <>
      <circle cx="84" cy="40" r="18" fill="var(--sun)" />
      <path d="M0 60q30-26 62-6t58 0v46H0z" fill="var(--other)" />
      <path d="M0 68q60-12 120 0v32H0z" fill="var(--one)" />
      <path d="M56 68h8M53 75h14M48 84h24M42 95h36" stroke="var(--board)" strokeWidth="4" />
      <path d="m58 63-18 37M62 63l18 37" stroke="var(--page)" strokeWidth="3" />
    </>
  ),
  cat: (
    <>
      <path d="M28 100V48a32 32 0 0 1 64 0v52z" fill="var(--one)" />
      <path d="M35 90V49a25 25 0 0 1 50 0v41z" fill="var(--sun)" />
      <path d="M60 24v66M35 54h50" stroke="var(--one)" strokeWidth="4" />
      <Cat x={46} y={90} />
      <path d="M20 89h80v11H20z" fill="var(--other)" />
    </>
  ),
  trees: (
    <>
      <circle cx="28" cy="34" r="13" fill="var(--sun)" />
      <path d="M24 70h5v30h-5zM60 62h6v38h-6zM97 72h5v28h-5z" fill="var(--board)" />
      <path d="M50 58a13 29 0 0 1 26 0 13 24 0 0 1-26 0z" fill="var(--one)" />
      <circle cx="26" cy="66" r="17" fill="var(--other)" />
      <circle cx="99" cy="64" r="18" fill="var(--other)" />
      <path d="M0 92q34-14 64-4t56-2v14H0z" fill="var(--one)" />
      <path d="M38 92h12M82 92h14" stroke="var(--page)" strokeWidth="3" />
    </>
  ),
  stairs: (
    <>
      <path d="M74 14h32v60H74z" fill="var(--one)" />
      <path d="M80 60V36a10 10 0 0 1 20 0v24z" fill="var(--sun)" />
      <path d="M0 100V88h16V78h16V68h16V60h72v40z" fill="var(--other)" />
      <path d="M0 88h16M16 78h16M32 68h16M48 60h72" stroke="var(--page)" strokeWidth="4" />
      <path d="M68 14h44" stroke="var(--other)" strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  tower: (
    <>
      <path d="M58 28 0 10v34zM62 28l58-18v34z" fill="var(--sun)" />
      <path d="M50 36h20l7 64H43z" fill="var(--one)" />
      <path d="M49 48h22l1.5 14h-25zM46 76h28l1.5 14h-31z" fill="var(--page)" />
      <path d="M50 20h20v17H50z" fill="var(--lamp)" />
      <path d="m46 20 14-13 14 13z" fill="var(--other)" />
      <path d="M46 37h28" stroke="var(--board)" strokeWidth="4" />
      <path d="M0 92q10-7 20 0t20 0 20 0 20 0 20 0 20 0v8H0z" fill="var(--other)" />
    </>
  ),
  mountains: (
    <>
      <circle cx="34" cy="36" r="16" fill="var(--sun)" />
      <path d="m44 100 38-76 38 76z" fill="var(--one)" />
      <path d="m0 100 36-52 34 52z" fill="var(--other)" />
      <path d="m82 24 11 22-8-4-6 7-6-6-3 3z" fill="var(--other)" />
      <path d="m36 48 11 16-6-2-5 6-5-5-6 1z" fill="var(--one)" />
      <path d="M14 100v-8h10v8zM12 92l7-6 7 6z" fill="var(--board)" />
    </>
  ),
} satisfies Record<CoverStyle['drawing'], ReactNode>;
