import type { Values } from './form.ts';

/** What a form held that was kept; what it holds at first where nothing was. */
export function restoreDraft<Field extends string>(
  kept: string | undefined,
  usual: Values<Field>,
): Values<Field> {
  try {
    const read = new Map<string, unknown>(Object.entries(Object(JSON.parse(kept ?? ''))));
    const fields = Object.entries(usual).map(([field, value]) => {
      const raw = read.get(field);
      return [field, typeof raw === 'string' ? raw : value];
    });
    return { ...usual, ...Object.fromEntries(fields) };
  } catch {
    return usual;
  }
}
