import { useEffect, useEffectEvent } from 'react';

/** Answers keys wherever the focus is, unless something there has a use for the key. */
export function useKeys(handlers: Record<string, () => void>): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const handler = handlers[event.key];
    if (!handler || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
