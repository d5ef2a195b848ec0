import { existsSync, readFileSync } from 'node:fs';
import type { Place, Proof } from './claim.ts';

/** Whether a file has a test of this title, behind the titles of its groups, and with this row. */
export function isThere({ file, title, row }: Proof): boolean {
  const text = textOf(file);
  let from = 0;
  for (const part of title.split(' > ')) {
    const at = quotedIn(text, part, from);
    if (at === undefined) return false;
    from = at + 1;
  }
  return row === undefined || quotedIn(text, row) !== undefined;
}

export function isSaid({ file, words }: Place): boolean {
  return textOf(file).includes(words);
}

function quotedIn(text: string, part: string, from = 0): number | undefined {
  const quotes = ["'", '`', '"'];
  return quotes.map(quote => text.indexOf(quote + part + quote, from)).find(at => at >= 0);
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
