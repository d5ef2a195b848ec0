import { type RawBuilder, sql } from 'kysely';

/** The form of an id in a cursor. */
export const anId = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** A text that is no cursor of the list makes the call malformed. */
export class WrongCursor extends Error {
  override name = 'WrongCursor';
  statusCode = 400;
}

/** What a page shows of the rows that were read for it, one more than it holds; and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  keysOf: (row: Row) => Parameters<typeof cursorOf>,
) {
  const shown = rows.slice(0, size);
  const last = shown.length < rows.length ? shown.at(-1) : undefined;
  return { shown, next: last ? cursorOf(...keysOf(last)) : null };
}

/** Of what follows a row in a list, by what the list is sorted. */
export function cursorOf(...keys: (string | number)[]): string {
  return Buffer.from(keys.join('.')).toString('base64url');
}

/** What a cursor is made of, each key in its form; empty without a cursor. */
export function keysIn(cursor: string | undefined, ...forms: string[]): string[] {
  if (cursor === undefined) return [];
  const form = forms.map(key => `(${key})`).join(String.raw`\.`);
  const found = new RegExp(`^${form}$`).exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw new WrongCursor();
  return found.slice(1);
}

/** In a list by the last change, the newest first, what follows a cursor `time.id`: all of it without one. */
export function isChangedBefore(cursor: string | undefined): RawBuilder<boolean> {
  const [time, id] = keysIn(cursor, String.raw`\d{1,13}`, anId);
  return time === undefined
    ? sql`true`
    : sql`(changed_at, id) < (${new Date(Number(time))}, ${id})`;
}
