import { type RefObject, useEffect, useRef } from 'react';

/** How long after a command the stage may still be showing what came of it, in milliseconds. */
const aftermath = 1_000;

/**
 * A page that opens on the stage focuses its heading, a modal its button, and with them the frame.
 * The control that has just sent a command gets the focus back; a user who goes to the frame keeps it there.
 */
export function useKeptFocus(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const owner = useRef<HTMLElement>(null);
  const toldAt = useRef(0);
  useEffect(() => {
    const takeBack = () => {
      const isTaken = document.activeElement === frame.current;
      const isRecent = performance.now() - toldAt.current < aftermath;
      if (isTaken && isRecent) owner.current?.focus({ preventScroll: true });
    };
    const letGo = (event: Event) => {
      if (!('key' in event) || event.key === 'Tab') owner.current = null;
    };
    addEventListener('blur', takeBack);
    addEventListener('pointerdown', letGo, true);
    addEventListener('keydown', letGo, true);
    return () => {
      removeEventListener('blur', takeBack);
      removeEventListener('pointerdown', letGo, true);
      removeEventListener('keydown', letGo, true);
    };
  }, [frame]);
  return () => {
    const { activeElement } = document;
    owner.current = activeElement instanceof HTMLElement ? activeElement : null;
    toldAt.current = performance.now();
  };
}
