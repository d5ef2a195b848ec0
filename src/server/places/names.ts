import { wordsOf } from '../ground/fold.ts';

/** What is written for 'Saint'. */
const saints = new Set(['st', 'ste', 'sankt', 'saint', 'sainte', 'sint']);
/** Of a longer text it is not tried which words are the town. */
const maxWords = 6;

/** The ways to write a name in small Latin letters, each behind a line feed and a space, and before a line feed. */
export type Key = string;

/** A way to write what is asked for. */
export type Way = string;

/** Of a name. */
export function keyOf(name: string): Key {
  return `\n ${waysToWrite(name).join('\n ')}\n`;
}

/** In the order of its words: in both spellings of 'Zürich', of 'L’Aquila' as one word or two, and of 'St.' as a saint. */
export function waysToWrite(text: string): Way[] {
  const simple = text.toLowerCase();
  // Most names are of such letters alone, which takes a tenth of the time.
  const ways = /^[a-z]+( [a-z]+)*$/.test(simple) ? [simple] : spelled(text);
  return [...new Set(ways.flatMap(way => [way, sainted(way)]))].filter(way => way !== '');
}

function spelled(text: string): Way[] {
  const words = wordsOf(text).filter(({ spellings }) => spellings.length > 0);
  return [0, 1].flatMap(spelling =>
    [' ', ''].map(gap =>
      words.map(({ spellings }) => (spellings[spelling] ?? spellings[0] ?? []).join(gap)).join(' '),
    ),
  );
}

function sainted(way: Way): Way {
  return way
    .split(' ')
    .map(word => (saints.has(word) ? 'saint' : word))
    .join(' ');
}

/** Whether a name begins so. */
export function beginsWith(ways: readonly Way[]): (key: Key) => boolean {
  const starts = ways.map(way => `\n ${way}`);
  return key => starts.some(start => key.includes(start));
}

/** Whether a name has words that begin like all of these, or the part of its country has those that are missing. */
export function hasWords(ways: readonly Way[]): (key: Key, area?: Key) => boolean {
  const all = ways.map(way => way.split(' ').map(word => ` ${word}`));
  return (key, area = '') =>
    all.some(words => {
      const missing = words.filter(word => !key.includes(word));
      return missing.length < words.length && missing.every(word => area.includes(word));
    });
}

/** Whether a name is this, or goes on behind it with another word: 'Frankfurt' is one of 'Frankfurt am Main'. */
export function isCalled(way: Way): (key: Key) => boolean {
  const [whole, start] = [`\n ${way}\n`, `\n ${way} `];
  return key => key.includes(whole) || key.includes(start);
}

/** Which words may be the town, and which the district, the longer town first. */
export function townAndDistrict(way: Way): { town: Way; district: Way }[] {
  const words = way.split(' ');
  if (words.length > maxWords) return [];
  const [before, after] = [
    (count: number) => words.slice(0, count).join(' '),
    (count: number) => words.slice(count).join(' '),
  ];
  return Array.from({ length: words.length - 1 }, (_, index) => words.length - 1 - index).flatMap(
    count => [
      { town: before(count), district: after(count) },
      { town: after(words.length - count), district: before(words.length - count) },
    ],
  );
}
