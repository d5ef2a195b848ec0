import type { ComponentProps } from 'react';
import style from './button.module.css';

export function Button({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={style['button']} />;
}

/** Looks like a button, because it is the one thing to do on a page. */
export function ButtonLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={style['button']}>
      {children}
    </a>
  );
}
