import type { Values } from './form.ts';

/** What a form held that was kept; what it holds at first where nothing was. */
export function draftIn<Field extends string>(
  kept: string | undefined,
  usual: Values<Field>,
): Values<Field> {
  try {
    const read = new Map<string, unknown>(Object.entries(Object(JSON.parse(kept ?? ''))));
    const fields = Object.entries(usual).map(([field, value]) => {
      const said = read.get(field);
      return [field, typeof said === 'string' ? said : value];
    });
    return { ...usual, ...Object.fromEntries(fields) };
  } catch {
    return usual;
  }
}
