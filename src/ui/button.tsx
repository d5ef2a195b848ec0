import type { ComponentProps } from 'react';
import style from './button.module.css';

interface Look {
  /** Whether a page has something more important to do. */
  isSecondary?: boolean;
}

/** A button that does something on this page. */
export function Button({
  type = 'button',
  isSecondary = false,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button {...rest} type={type} className={style[isSecondary ? 'second' : 'button']} />;
}

/** Looks like a button, because it is a thing to do. */
export function ButtonLink({
  children,
  isSecondary = false,
  className = '',
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={`${style[isSecondary ? 'second' : 'button']} ${className}`.trim()}>
      {children}
    </a>
  );
}
