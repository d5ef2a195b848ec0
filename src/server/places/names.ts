import { wordsOf } from '../ground/fold.ts';

/** What is written for 'Saint'. */
const saint = /\b(st|ste|sankt|sainte|sint)\b/g;
/** Most names are of such letters alone, which takes a tenth of the time. */
const simple = /^[A-Za-z]+( [A-Za-z]+)*$/;

/** A name in small Latin letters. */
export type Way = string;

/** In both spellings of 'Zürich', of 'L’Aquila' as one word or two, and of 'St.' as a saint. */
export function waysToWrite(text: string): Way[] {
  const ways = simple.test(text) ? [text.toLowerCase()] : spelled(text);
  const [way = ''] = ways;
  if (ways.length === 1 && way.search(saint) < 0) return ways;
  return [...new Set([...ways, ...ways.map(one => one.replaceAll(saint, 'saint'))])];
}

function spelled(text: string): Way[] {
  const words = wordsOf(text).flatMap(({ spellings }) => (spellings.length > 0 ? [spellings] : []));
  if (words.length === 0) return [];
  const write = (spelling: number, gap: string) =>
    words.map(all => (all[spelling] ?? all[0] ?? []).join(gap)).join(' ');
  const isOne = words.every(([parts = []]) => parts.length === 1);
  const gaps = isOne ? [' '] : [' ', ''];
  return gaps.flatMap(gap => [write(0, gap), write(1, gap)]);
}

/** Which words may be the town, and which the district, the longer town first. */
export function townAndDistrict(way: Way): { town: Way; district: Way }[] {
  const words = way.split(' ');
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

/** Each word and each name stands behind a space, and each name between line feeds. */
export function keyOf(names: readonly string[]): string {
  return `\n ${names.flatMap(waysToWrite).join('\n ')}\n`;
}
