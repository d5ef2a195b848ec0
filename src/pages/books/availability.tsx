import type { Copy } from '../../api/schemas.ts';
import { states as words } from '../../words/shelf/spine.ts';
import style from './availability.module.css';

/** A window that is lit while the book is on offer, and the word for it. */
export function Availability({ state }: Pick<Copy, 'state'>) {
  return (
    <span className={style['availability']}>
      <Lamp state={state} />
      <span>{words[state]}</span>
    </span>
  );
}

/** The window without the word. */
export function Lamp({ state }: Pick<Copy, 'state'>) {
  return (
    <svg className={style[state]} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M0 0h16v16H0z" fill="var(--board)" />
      <path d="M2 2h5.25v5.25H2zM8.75 2H14v5.25H8.75zM2 8.75h5.25V14H2zM8.75 8.75H14V14H8.75z" />
    </svg>
  );
}
