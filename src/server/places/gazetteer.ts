import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FoundPlace } from '../../api/schemas.ts';
import { distance, type Point } from '../../exchange/cells.ts';
import { placesName } from '../data/data-folder.ts';
import { writeAtomically } from '../ground/atomic-file.ts';
import { finderIn } from './finder.ts';

/** Places by name and by nearness. */
export interface Gazetteer {
  /**
   * By the beginning of their names or postcodes, then by words of them in any order, then by a town and a district,
   * each in the order of the file.
   */
  named: (text: string) => FoundPlace[];
  /** The nearest first. */
  around: (point: Point) => FoundPlace[];
  hasPostcodes: boolean;
}

/** A line of a table. */
export interface Place extends Point {
  name: string;
  /** The country, by ISO 3166-1, or a postcode behind it. */
  region: string;
  /** The name of the part of the country; empty where it is not known. */
  area: string;
}

const maxItems = 8;

/** In kilometres. */
const reachKm = 15;
/** In degrees of latitude: no less than the reach. */
const bandDegrees = 0.14;

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** Reads the places of the operator where there are any, otherwise ours. */
export async function openGazetteer(dataFolder: string | undefined): Promise<Gazetteer> {
  const own = dataFolder === undefined ? undefined : join(dataFolder, placesName);
  const file = own && existsSync(own) ? own : join(import.meta.dirname, placesName);
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString();
  return gazetteerOf(text.split('\n').filter(Boolean).map(placeOf));
}

/** Replaces the places of the operator, for servers that start from now on. */
export async function writePlaces(folder: string, places: readonly Place[]): Promise<void> {
  const lines = places.map(({ name, region, latitude, longitude, area }) =>
    [name, region, latitude, longitude, area].join('\t'),
  );
  // The best quality would take minutes for a large country.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const bytes = await promisify(brotliCompress)(lines.join('\n'), { params });
  await writeAtomically(join(folder, placesName), handle => handle.writeFile(bytes));
}

function gazetteerOf(places: readonly Place[]): Gazetteer {
  const namesOf = (place: Place) => [place.name, postcodeOf(place)].filter(Boolean);
  const find = finderIn(places, { namesOf, most: maxItems });
  return {
    named: text => find(text).map(shown),
    around: point =>
      places
        .filter(({ latitude }) => Math.abs(latitude - point.latitude) < bandDegrees)
        .map(place => ({ place, kilometres: distance(point, place) }))
        .filter(({ kilometres }) => kilometres <= reachKm)
        .toSorted((one, other) => one.kilometres - other.kilometres)
        .slice(0, maxItems)
        .map(({ place }) => shown(place)),
    hasPostcodes: places.some(place => postcodeOf(place) !== ''),
  };
}

function postcodeOf({ region }: Pick<Place, 'region'>): string {
  return region.slice('DE '.length);
}

/** With names for the country and its part; a town that is one by itself is not named twice. */
function shown({ name, region, area, latitude, longitude }: Place): FoundPlace {
  const country = countries.of(region.slice(0, 'DE'.length));
  const parts = new Set([postcodeOf({ region }), area === name ? '' : area, country]);
  return { name, region: [...parts].filter(Boolean).join(', '), latitude, longitude };
}

/** A table of an older release has no areas. */
function placeOf(line: string): Place {
  const [name = '', region = '', latitude, longitude, area = ''] = line.split('\t');
  return { name, region, latitude: Number(latitude), longitude: Number(longitude), area };
}
