import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FoundPlace } from '../../api/schemas.ts';
import { distance, type Point } from '../../exchange/cells.ts';
import { placesName } from '../data/data-folder.ts';
import { writeAtomically } from '../ground/atomic-file.ts';

/** Places by name and by nearness. */
export interface Gazetteer {
  /** By the beginning of their names or postcodes, in the order of the file. */
  startingWith: (text: string) => FoundPlace[];
  /** The nearest first. */
  around: (point: Point) => FoundPlace[];
}

const maxItems = 8;

/** In kilometres. */
const reachKm = 15;
/** In degrees of latitude: no less than the reach. */
const bandDegrees = 0.14;

/** Letters that are written with a stroke, or as two in one, and that people type without. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Reads the places of the operator where there are any, otherwise ours. */
export async function openGazetteer(dataFolder: string | undefined): Promise<Gazetteer> {
  const own = dataFolder === undefined ? undefined : join(dataFolder, placesName);
  const file = own && existsSync(own) ? own : join(import.meta.dirname, placesName);
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString();
  return gazetteerOf(text.split('\n').filter(Boolean).map(placeOf));
}

/** Replaces the places of the operator, for servers that start from now on. */
export async function writePlaces(folder: string, places: readonly FoundPlace[]): Promise<void> {
  const lines = places.map(({ name, region, latitude, longitude }) =>
    [name, region, latitude, longitude].join('\t'),
  );
  // The best quality would take minutes for a large country.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const bytes = await promisify(brotliCompress)(lines.join('\n'), { params });
  await writeAtomically(join(folder, placesName), handle => handle.writeFile(bytes));
}

function gazetteerOf(places: readonly FoundPlace[]): Gazetteer {
  const rows = places.map(place => ({
    place,
    name: folded(place.name),
    code: folded(place.region.slice('DE '.length)),
  }));
  return {
    startingWith: text => {
      const start = folded(text);
      if (start === '') return [];
      const found: FoundPlace[] = [];
      for (const { place, name, code } of rows) {
        const isWanted = name.startsWith(start) || code.startsWith(start);
        if (isWanted && found.push(place) === maxItems) break;
      }
      return found;
    },
    around: point =>
      places
        .filter(({ latitude }) => Math.abs(latitude - point.latitude) < bandDegrees)
        .map(place => ({ place, kilometres: distance(point, place) }))
        .filter(({ kilometres }) => kilometres <= reachKm)
        .toSorted((one, other) => one.kilometres - other.kilometres)
        .slice(0, maxItems)
        .map(({ place }) => place),
  };
}

function placeOf(line: string): FoundPlace {
  const [name = '', region = '', latitude, longitude] = line.split('\t');
  return { name, region, latitude: Number(latitude), longitude: Number(longitude) };
}

/** Capital letters, accents and what stands between words do not count. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðıßæœ]/g, letter => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
