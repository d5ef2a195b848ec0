import isbn3 from 'isbn3';

/** The thirteen digits of an ISBN that is written in any usual way; undefined where it is none. */
export function isbnIn(text: string): string | undefined {
  const written = text.normalize('NFKC').replace(/^\s*ISBN(?:-1[03])?:?/i, '');
  if (!/^[\dX\s\p{Pd}]*$/iu.test(written)) return undefined;
  return isbn3.asIsbn13(written.replaceAll(/[^\dX]/gi, '')) ?? undefined;
}
