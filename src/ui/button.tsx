import type { ComponentProps } from 'react';
import style from './button.module.css';

interface Look {
  /** Whether a page has something more important to do. */
  isSecond?: boolean;
}

export function Button({
  type = 'button',
  isSecond = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button {...rest} type={type} className={style[isSecond ? 'second' : 'button']} />;
}

/** Looks like a button, because it is a thing to do. */
export function ButtonLink({
  children,
  isSecond = false,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & Look) {
  return (
    <a {...rest} className={style[isSecond ? 'second' : 'button']}>
      {children}
    </a>
  );
}
