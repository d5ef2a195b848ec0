import type { ReactNode } from 'react';
import style from './detail.module.css';

/** One thing that is said of what is selected, under its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={style['fact']}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}
