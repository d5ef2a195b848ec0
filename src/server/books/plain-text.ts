import anyAscii from 'any-ascii';

/** Words as they are searched: in small Latin letters without accents, whatever script they are in. */
export function plainText(text: string): string {
  return anyAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** For `to_tsquery('simple', …)`: words that begin like those of a text; undefined where it has none. */
export function queryOf(text: string): string | undefined {
  const plain = plainText(text);
  return plain === '' ? undefined : plain.replaceAll(/\S+/g, '$&:*').replaceAll(' ', ' & ');
}
