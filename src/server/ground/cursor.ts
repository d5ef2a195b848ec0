/** The form of an id in a cursor. */
export const anId = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** A text that is no cursor of the list makes the call malformed. */
export class WrongCursor extends Error {
  override name = 'WrongCursor';
  statusCode = 400;
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

/** By its last change, and its id; undefined without a cursor. */
export function timeAndIdIn(cursor: string | undefined) {
  const [time, id] = keysIn(cursor, String.raw`\d{1,13}`, anId);
  return time === undefined || id === undefined
    ? undefined
    : { changedAt: new Date(Number(time)), id };
}
