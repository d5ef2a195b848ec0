import type { ComponentProps } from 'react';
import { CloseIcon } from './icons.tsx';
import style from './close-button.module.css';

export function CloseButton(props: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button {...props} type="button" name="close" className={style['close']} aria-label="Close">
      <CloseIcon />
    </button>
  );
}
