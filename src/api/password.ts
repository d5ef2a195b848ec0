/** In characters as a person counts them; `openapi.yaml` says the same in `NewPassword`. */
export const passwordLength = { min: 6, max: 50 } as const;

export type LengthFault = 'tooShort' | 'tooLong';

// Made when it is needed first: in a page that has just come, that costs more than all the rest.
let segmenter: Intl.Segmenter | undefined;

/**
 * Counts extended grapheme clusters (Unicode Standard Annex 29), in the browser and on the server
 * alike, and stops counting once the password is too long.
 */
export function lengthFault(password: string): LengthFault | undefined {
  let characters = 0;
  for (const _ of clustersOf(password)) {
    characters += 1;
    if (characters > passwordLength.max) return 'tooLong';
  }
  return characters < passwordLength.min ? 'tooShort' : undefined;
}

function clustersOf(text: string): Iterable<unknown> {
  // What is printed in ASCII is a cluster each.
  if (/^[ -~]*$/.test(text)) return text;
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
