import { withLatinDigits } from './digits.ts';

const separators = /[\s\p{Pd}\u2212._]/gu;
const quotes = String.raw`[\s=\p{Pi}\p{Pf}\u201E\u201A"'\u0060\u00B4]`;
const quoted = new RegExp(`^${quotes}+|${quotes}+$`, 'gu');
/** With its length only where ten digits or more follow. */
const label =
  /^(?:urn:)?e?(?:ISBN|EAN|ISMN)(?:[\s\p{Pd}\u2212]*\(?1[03]\)?(?=(?:[^\dX]*[\dX]){10}))?(?=[^\p{L}])[\s:#.)]*/iu;

/** Whether a text is meant to be an ISBN, right or wrong: ten digits or more, and what is usual around them. */
export function looksLikeIsbn(text: string): boolean {
  return /^\d{9,}[\dX]$/i.test(numberIn(text));
}

/**
 * The thirteen digits of an ISBN that is written in any usual way; undefined where its check digit is another, or
 * where there is none. A range that nobody has been given yet is taken, for it may have been since.
 */
export function isbnIn(text: string): string | undefined {
  const written = numberIn(text);
  if (/^97[89]\d{10}$/.test(written)) {
    return isMusic(written) || !isEan(written) ? undefined : written;
  }
  return /^\d{9}[\dX]$/i.test(written) ? longer(written) : undefined;
}

/** Whether a text is the number of sheet music (ISO 10957), which stands where an ISBN does. */
export function looksLikeMusic(text: string): boolean {
  const written = numberIn(text);
  return isMusic(written) && isEan(written);
}

function isMusic(digits: string): boolean {
  return /^9790\d{9}$/.test(digits);
}

/** What shops, cards and programs put around the digits is left out. */
function numberIn(text: string): string {
  return withLatinDigits(text)
    .replaceAll(quoted, '')
    .replace(label, '')
    .replaceAll(/\([^()]*\)/g, '')
    .replace(/\s*:\s*\p{Sc}\s*\d+(?:[.,]\d+)?\s*$/u, '')
    .replaceAll(quoted, '')
    .replace(/(?<=^\d{9,})\.0+$/, '')
    .replaceAll(separators, '');
}

/** The digits of ISBN-10 (ISO 2108:2017, C) as thirteen. */
function longer(written: string): string | undefined {
  const sum = Array.from(written.toUpperCase()).reduce(
    (total, sign, index) => total + (10 - index) * (sign === 'X' ? 10 : Number(sign)),
    0,
  );
  if (sum % 11 !== 0) return undefined;
  const digits = `978${written.slice(0, 9)}`;
  return `${digits}${(10 - (weighted(digits) % 10)) % 10}`;
}

function isEan(digits: string): boolean {
  return weighted(digits) % 10 === 0;
}

/** With the weights of EAN-13. */
function weighted(digits: string): number {
  return Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
}
