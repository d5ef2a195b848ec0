import { isLegible } from '../../api/legible.ts';
import { uuidV4 } from '../../api/uuid-v4.ts';
import { type Kept, keptList } from '../kept-list.ts';

/** What was written, and is not sent yet. */
export interface Message extends Kept {
  /** With which it is sent, however often that is tried. */
  key: string;
  text: string;
}

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxMessageLength = 4000;

/** Whether a text has something to read, and is not too long for a message. */
export function canBeSent(text: string): boolean {
  return isLegible(text) && text.length <= maxMessageLength;
}

/** A message of what was typed, after those of all tabs, with a key by which it is sent once. */
export function messageOf(text: string, kept: readonly Message[]): Message {
  return { key: uuidV4(), number: (kept.at(-1)?.number ?? 0) + 1, text: text.trim() };
}

/** Messages as the browser keeps them. */
export const keptMessages = keptList(isMessage);

function isMessage(value: unknown): value is Message {
  const fields = ['key', 'number', 'text'];
  return typeof value === 'object' && value !== null && fields.every(field => field in value);
}
