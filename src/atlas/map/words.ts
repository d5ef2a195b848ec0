import type { Sent } from './layout.ts';

/** A message as the map names it: `request started`, `request takes long · not seen`. */
export function wordsOf({ event, isSeen }: Sent): string {
  return isSeen ? event : `${event} · not seen`;
}
