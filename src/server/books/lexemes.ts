import { plainText, type Word, wordsOf } from '../ground/fold.ts';

/**
 * One more with each change of what `lexemesOf` writes, which also needs a migration with an index of what is older,
 * and one of the wishes.
 */
export const foldVersion = 1;

/** Each word of a search costs. */
const maxWords = 8;
/** Of a longer word, what follows is not searched. */
const maxLetters = 60;
/** From so many letters on, a word is found inside another one. */
const minInside = 4;
const saints = ['st', 'ste', 'sankt', 'saint', 'sainte', 'sint'];

/**
 * What a book is found by, as the text of a `tsvector`: its words in each way to write them, what they end with,
 * behind '~', and of scripts without spaces each sign and each two.
 */
export function lexemesOf(...texts: string[]): string {
  const lexemes = new Set(texts.flatMap(text => plainText(text).match(/\S+/g) ?? []));
  for (const word of texts.flatMap(wordsOf)) {
    for (const lexeme of lexemesOfWord(word)) lexemes.add(cutLexeme(lexeme));
  }
  return Array.from(lexemes, quoted).join(' ');
}

function lexemesOfWord({ spellings, signs, whole }: Word): string[] {
  const parts = spellings.flat();
  return [
    ...parts,
    ...spellings.map(joined),
    ...(signs ? [...signs, ...pairsOf(signs)] : parts.flatMap(endsOf)),
    ...(whole === undefined ? [] : [whole]),
  ];
}

/** The words that a text searches, each once; the longest, which are the rarest, where there are many. */
export function wordsIn(text: string): string[] {
  const words = plainText(text).match(/\S+/g) ?? [];
  return [...new Set(words)].toSorted((one, other) => other.length - one.length).slice(0, maxWords);
}

/** For `::tsquery`. */
export interface Query {
  /** Words that begin like those of a text. */
  begins: string;
  /** The same, and words that have one of four letters or more inside; undefined where there is none. */
  has: string | undefined;
  /** Any book that it finds has a lexeme that begins with one of these, behind '~' or not. */
  starts: string[];
}

/** Undefined where a text has no word. Signs alone are searched where nothing else is. */
export function queryOf(text: string): Query | undefined {
  const all = wordsOf(text);
  const named = all.filter(({ spellings, signs }) => spellings.length > 0 || signs);
  const words = (named.length > 0 ? named : all)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .slice(0, maxWords);
  if (words.length === 0) return undefined;
  const [begins = '', has = ''] = [beginning, including].map(write =>
    words.map(word => conditionOf(word, write)).join(' & '),
  );
  return {
    begins,
    has: has === begins ? undefined : has,
    starts: words.slice(0, 1).flatMap(startsOf),
  };
}

/** One of the lexemes that each way to write a word asks for. */
function startsOf({ spellings, signs, whole }: Word): string[] {
  if (whole !== undefined) return [whole];
  if (signs) return (signs.length > 1 ? pairsOf(signs) : signs).slice(0, 1);
  return spellings.flatMap(parts => {
    const longest = parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
    return [...(saints.includes(longest) ? saints : [longest]), joined(parts)];
  });
}

function lengthOf({ spellings: [parts = []], signs, whole = '' }: Word): number {
  return signs?.length ?? (joined(parts).length || whole.length);
}

type Write = (lexeme: string) => string;

function conditionOf({ spellings, signs, whole }: Word, write: Write): string {
  if (whole !== undefined) return spellings.length > 0 ? beginning(whole) : quoted(whole);
  if (signs) {
    return (signs.length > 1 ? pairsOf(signs) : signs)
      .slice(0, 2 * maxWords)
      .map(quoted)
      .join(' & ');
  }
  const ways = spellings.flatMap(parts => [
    parts.map(part => partOf(part, write)).join(' & '),
    ...(parts.length > 1 ? [beginning(cutLexeme(joined(parts)))] : []),
  ]);
  return `(${[...new Set(ways)].join(' | ')})`;
}

function partOf(part: string, write: Write): string {
  const others = saints.includes(part) ? saints.filter(saint => saint !== part) : [];
  const ways = [write(cutLexeme(part)), ...others.map(quoted)];
  return ways.length > 1 ? `(${ways.join(' | ')})` : ways.join('');
}

/** Nearly all books have a word that begins with one letter, so that one is looked for as it is. */
function beginning(lexeme: string): string {
  return lexeme.length === 1 ? quoted(lexeme) : `${quoted(lexeme)}:*`;
}

function including(lexeme: string): string {
  const isLong = lexeme.length >= minInside && isOfLetters(lexeme);
  return isLong ? `(${beginning(lexeme)} | ${beginning(`~${lexeme}`)})` : beginning(lexeme);
}

function endsOf(part: string): string[] {
  if (!isOfLetters(part)) return [];
  const word = cutLexeme(part);
  return Array.from(
    { length: Math.max(0, word.length - minInside) },
    (_, index) => `~${word.slice(index + 1)}`,
  );
}

function isOfLetters(lexeme: string): boolean {
  return /^[a-z]+$/.test(lexeme);
}

function pairsOf(signs: readonly string[]): string[] {
  return signs.slice(1).map((second, index) => `${signs[index]}${second}`);
}

function joined(parts: readonly string[]): string {
  return parts.join('');
}

function cutLexeme(lexeme: string): string {
  return Array.from(lexeme).slice(0, maxLetters).join('');
}

/** As PostgreSQL reads a lexeme. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}
