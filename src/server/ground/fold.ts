import anyAscii from 'any-ascii';

/** As much as two of them leave room for in a row of an index: one sign may become forty. */
const maxLength = 600;

/** What of a text counts for nobody: points of Hebrew and Arabic, the line that stretches a word, and what can't be seen. */
const points = /[\p{M}&&[\p{scx=Hebrew}\p{scx=Arabic}\p{scx=Syriac}]]|\u0640|\p{DI}/gv;
/** What people type for an apostrophe, as NFKC leaves it: of an acute accent by itself it makes two signs. */
const apostrophes = / \u0301|[\u0060\u02B9-\u02BD\u2018\u2019\u201B\u2032]/g;

/** Written without spaces between words. */
const scripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map(name => String.raw`\p{scx=${name}}`)
  .join('');
const run = partOf(String.raw`[[\p{L}\p{N}]&&[${scripts}]]`);
const part = partOf(String.raw`[[\p{L}\p{N}]--[${scripts}]]`);
/** Makes one word of two, which may be written as one: 'e-mail', 'don't', 'J.R.R.', 'R&B', '20,000'. */
const joint = String.raw`(?:[.'\-&*\u2010\u00B7\u05BE\u05F3\u05F4]|(?<=\d),(?=\d)|(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew}))`;
/** Makes another word of one: 'C++', 'C#', and before it '.NET'. */
const tail = String.raw`(?:\+\+|\+(?![\p{L}\p{N}])|#(?!\p{L}))`;
const dot = String.raw`(?<![^\s\p{Ps}\p{Pi}"',;:\/])\.(?=\p{L}{2})`;
const anyWord = new RegExp(
  [
    `(?<run>${run})`,
    `(?<before>${dot})?(?<core>${part}(?:${joint}(?!${part}${tail})${part})*)(?<after>${tail})?`,
    String.raw`(?<!\S)[\p{P}\p{S}]+(?!\S)`,
  ].join('|'),
  'gv',
);

/** Letters that are also written as others; as the one that it looks like, any-ascii writes each by itself. */
const otherwise: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  đ: 'dj',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
};
const others = new RegExp(`[${Object.keys(otherwise).join('')}]`, 'g');

/** Letters of a kind, each with its marks. */
function partOf(letter: string): string {
  return String.raw`${letter}(?:${letter}|\p{M})*`;
}

/** A word of a text, in any script. */
export interface Word {
  /** Each way to write it in small Latin letters, by its parts: 'O’Brien' has two. None of signs alone. */
  spellings: string[][];
  /** The signs of a script without spaces, between which there may be other words. */
  signs?: string[];
  /** Where it is found as a whole only: 'c++', '.net', '!!!'. */
  whole?: string;
}

/**
 * A text in small Latin letters and digits, with one space for anything else but what makes another word of one,
 * as in 'C++': by it books are told apart.
 */
export function plainText(text: string): string {
  return anyAscii(unpointed(text))
    .toLowerCase()
    .replaceAll(/(?<=[a-z])(\+\+|\+(?![a-z0-9])|#(?![a-z]))|[^a-z0-9]+/g, (_, kept = ' ') => kept)
    .trim()
    .slice(0, maxLength);
}

/** The words of a text, in their order, as they are searched. */
export function wordsOf(text: string): Word[] {
  const folded = unpointed(text.slice(0, maxLength))
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('♯', '#')
    // 'J. R. R.' is 'J.R.R.'.
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L}\.) (?=\p{L}\.)/gu, '$1');
  return Array.from(folded.matchAll(anyWord), ({ 0: all, groups = {} }) => {
    const { run, before = '', core, after = '' } = groups;
    if (run !== undefined) {
      const latin = partsOf(run).join('');
      return { spellings: latin ? [[latin]] : [], signs: signsOf(run) };
    }
    if (core === undefined) return { spellings: [], whole: all };
    const spellings = spellingsOf(core);
    const [[...parts] = []] = spellings;
    const whole = `${before}${parts.join('') || core}${after}`;
    return before || after || parts.length === 0 ? { spellings, whole } : { spellings };
  });
}

function spellingsOf(word: string): string[][] {
  const other = word.replaceAll(others, one => otherwise[one] ?? one);
  const all = (other === word ? [word] : [word, other]).map(partsOf);
  return all.filter(parts => parts.length > 0);
}

/** In Latin letters, parted by whatever else is in it. */
function partsOf(word: string): string[] {
  return (
    anyAscii(word)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** With the marks that belong to each; katakana as hiragana. */
function signsOf(run: string): string[] {
  const signs = run.match(/\P{M}\p{M}*/gu) ?? [];
  return signs.map(one =>
    one.replace(/^[\u30A1-\u30F6]/, kana =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60),
    ),
  );
}

/** With each letter in the one form that Unicode has for all that mean the same (UAX #15, NFKC). */
function unpointed(text: string): string {
  return text.normalize('NFKC').replaceAll(apostrophes, "'").replaceAll(points, '');
}
