import { useEffect, useEffectEvent } from 'react';

/** Answers keys wherever the focus is, unless something there has a use for the key. */
export function useKeys(deeds: Record<string, () => void>): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const deed = deeds[event.key];
    if (!deed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
