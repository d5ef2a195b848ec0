import type { ReactNode } from 'react';
import { useAddress } from '../address.ts';
import { Detail } from '../detail/detail.tsx';
import style from './split.module.css';

/** A view, and beside it what is known of the state or transition that was selected in it. */
export function Split({ children }: { children: ReactNode }) {
  const [{ selected }] = useAddress();
  return (
    <div className={style['split']} data-open={selected !== undefined}>
      <div className={style['view']}>{children}</div>
      {selected !== undefined && <Detail id={selected} />}
    </div>
  );
}
