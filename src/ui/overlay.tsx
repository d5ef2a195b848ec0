import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { Logo } from './logo.tsx';
import style from './overlay.module.css';

interface OverlayProps {
  id: string;
  label: string;
  opener: ReactNode;
  children: ReactNode;
}

/** Opens, closes and gives the focus back without any script. */
export function Overlay({ id, label, opener, children }: OverlayProps) {
  const close = useRef<HTMLButtonElement>(null);
  // Until the script has loaded the browser exposes the state itself, and an attribute would be wrong.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    // React focuses such an element instead of writing the attribute that the popover looks for.
    close.current?.setAttribute('autofocus', '');
    setExpanded(close.current?.closest('[popover]')?.matches(':popover-open') ?? false);
  }, []);

  return (
    <>
      <button
        type="button"
        className={style['opener']}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={expanded}
      >
        {opener}
      </button>
      <nav
        id={id}
        popover="auto"
        className={style['overlay']}
        aria-label={label}
        onToggle={event => setExpanded(event.newState === 'open')}
      >
        <div className={style['top']}>
          <Logo />
          <CloseButton ref={close} autoFocus popoverTarget={id} popoverTargetAction="hide" />
        </div>
        {children}
      </nav>
    </>
  );
}
