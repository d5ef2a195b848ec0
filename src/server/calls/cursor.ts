/** Of what follows a row in a list that is sorted by its ids. */
export function cursorAt(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** Undefined for a cursor that is not ours. */
export function idAt(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined;
}

/** Of what follows a row in a list, by what the list is sorted. */
export function cursorOf(...keys: (string | number)[]): string {
  return Buffer.from(keys.join('.')).toString('base64url');
}

/** By its last change, and its id; undefined for a cursor that is not ours. */
export function positionOf(cursor: string) {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, time, id] = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  return time === undefined || id === undefined
    ? undefined
    : { changedAt: new Date(Number(time)), id };
}
