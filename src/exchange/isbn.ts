/** Whether a text is meant to be an ISBN, right or wrong: ten digits or more, and nothing that an ISBN has not. */
export function looksLikeIsbn(text: string): boolean {
  const written = text.normalize('NFKC').replace(/^\s*ISBN(?:-1[03])?:?/i, '');
  return /^[\dX\s\p{Pd}]+$/iu.test(written) && written.replaceAll(/[^\dX]/gi, '').length >= 10;
}
