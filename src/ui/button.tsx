import type { ComponentProps } from 'react';
import style from './button.module.css';

export function Button({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...rest} type={type} className={style['button']} />;
}
