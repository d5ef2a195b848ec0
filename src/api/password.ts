/** In characters as a person counts them; `openapi.yaml` says the same in `NewPassword`. */
export const passwordLength = { min: 6, max: 50 } as const;

export type LengthFault = 'too short' | 'too long';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Counts extended grapheme clusters (Unicode Standard Annex 29), in the browser and on the server
 * alike, and stops counting once the password is too long.
 */
export function lengthFault(password: string): LengthFault | undefined {
  let characters = 0;
  for (const _ of segmenter.segment(password)) {
    characters += 1;
    if (characters > passwordLength.max) return 'too long';
  }
  return characters < passwordLength.min ? 'too short' : undefined;
}
