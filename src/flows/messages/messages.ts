import { isLegible } from '../../api/legible.ts';
import { uuidV4 } from '../../api/uuid-v4.ts';

/** What was written, and is not sent yet. */
export interface Message {
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

/** A message of what was typed, with a key by which it is sent once. */
export function messageOf(text: string): Message {
  return { key: uuidV4(), text: text.trim() };
}

/** Reads messages that were kept; none where they cannot be read. */
export function restoreMessages(kept: string | undefined): Message[] {
  try {
    const messages: unknown = JSON.parse(kept ?? '');
    return Array.isArray(messages) ? messages.filter(isMessage) : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && 'text' in value;
}
