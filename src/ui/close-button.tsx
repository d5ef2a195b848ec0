import type { ComponentProps } from 'react';
import { elements } from '../words/elements.ts';
import { CloseIcon } from './icons.tsx';
import style from './close-button.module.css';

/** A button with a cross that closes what it stands on. */
export function CloseButton(props: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <button
      {...props}
      type="button"
      name="close"
      className={style['close']}
      aria-label={elements.close}
    >
      <CloseIcon />
    </button>
  );
}
