import { distance, type Point } from '../../exchange/cells.ts';
import { indexOfNames } from './name-index.ts';
import { keyOf, townAndDistrict, type Way, waysToWrite } from './names.ts';

interface Named extends Point {
  /** The part of the country. */
  area: string;
}

interface Naming<Place> {
  namesOf: (place: Place) => readonly string[];
  /** How many are found at most. */
  most: number;
}

/** In kilometres, from the middle of a town to that of a district. */
const reachKm = 15;
/** Of a longer text it is not tried which words are of what. */
const maxWords = 6;

/**
 * Finds the first of some places that a text means: by the beginning of a name, then by words of it in any order;
 * where there are none, by words of the name and of its area, then by a district of a town, or else that town.
 */
export function finderIn<Place extends Named>(
  places: readonly Place[],
  { namesOf, most }: Naming<Place>,
): (text: string) => Place[] {
  const { rowsWith, keyOf: keyAt } = indexOfNames(places.map(place => keyOf(namesOf(place))));
  const areas = new Map(
    [...new Set(places.map(({ area }) => area))].map(one => [one, keyOf([one])]),
  );

  /** In the order of the rows. */
  function first(
    all: Iterable<number>[],
    isMeant: (row: number, place: Place) => boolean = () => true,
  ): Place[] {
    const rows = new Set<number>();
    for (const some of all) {
      let count = 0;
      for (const row of some) {
        const place = places[row];
        if (!place || !isMeant(row, place)) continue;
        rows.add(row);
        count += 1;
        if (count === most) break;
      }
    }
    const sorted = [...rows].toSorted((one, other) => one - other).slice(0, most);
    return sorted.flatMap(row => places[row] ?? []);
  }

  const beginning = (way: Way) => rowsWith(`\n ${way}`);
  const called = (way: Way) => [rowsWith(`\n ${way}\n`), rowsWith(`\n ${way} `)];

  function having(way: Way, isMeant: (place: Place) => boolean = () => true): Place[] {
    const words = partsOf(way);
    const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
    return first(
      [rowsWith(longest)],
      (row, place) => words.every(word => keyAt(row).includes(word)) && isMeant(place),
    );
  }

  function havingSome(way: Way): Place[] {
    const words = partsOf(way);
    return first(words.map(rowsWith), (row, { area }) => {
      const all = keyAt(row) + (areas.get(area) ?? '');
      return words.every(word => all.includes(word));
    });
  }

  function inTown(parts: { town: Way; district: Way }[]): Place[] {
    let known: Place[] = [];
    for (const { town, district } of parts) {
      const towns = first(called(town));
      if (towns.length === 0) continue;
      const isNear = (place: Place) => towns.some(one => distance(one, place) <= reachKm);
      const districts = having(district, isNear);
      if (districts.length > 0) return districts;
      if (known.length === 0) known = towns;
    }
    return known;
  }

  return text => {
    const ways = waysToWrite(text);
    const begun = first(ways.map(beginning));
    if (begun.length === most) return begun;
    const found = new Set([...begun, ...ways.flatMap(way => having(way))]);
    if (found.size > 0) return [...found].slice(0, most);
    const short = ways.filter(way => partsOf(way).length <= maxWords);
    const inArea = new Set(short.flatMap(havingSome));
    return inArea.size > 0 ? [...inArea].slice(0, most) : inTown(short.flatMap(townAndDistrict));
  };
}

/** The beginnings of its words, as they stand in a key. */
function partsOf(way: Way): string[] {
  return way.split(' ').map(word => ` ${word}`);
}
