import anyAscii from 'any-ascii';

/** As much as two of them leave room for in a row of an index: one sign may become forty. */
const maxLength = 600;
/** Each word of a search costs. */
const maxWords = 8;

/** Words as they are searched: in small Latin letters without accents, from any script. */
export function plainText(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, maxLength);
}

/** The words that a text searches, each once; the longest, which are the rarest, where there are many. */
export function wordsIn(text: string): string[] {
  const words = plainText(text).match(/\S+/g) ?? [];
  return [...new Set(words)].toSorted((one, other) => other.length - one.length).slice(0, maxWords);
}

/**
 * For `to_tsquery('simple', …)`: words that begin like those of a text; undefined where it has none. Nearly all
 * books have a word that begins with one letter, so that one is looked for as it is.
 */
export function queryOf(text: string): string | undefined {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  return words.map(word => (word.length === 1 ? word : `${word}:*`)).join(' & ');
}
