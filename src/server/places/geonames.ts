import { open } from 'node:fs/promises';
import { errorMessage } from '../ground/error-message.ts';
import { StartFault } from '../ground/start-fault.ts';
import type { Place } from './gazetteer.ts';

interface Row extends Place {
  population: number;
  /** Not of a mountain, nor of a village that was given up. */
  isInhabited: boolean;
  /** Of the part of the country, which is in the same table; the code, too, of a row that is one. */
  areaCode: string;
  isArea: boolean;
}

/** By the number of columns of a table (https://download.geonames.org/export/, the two `readme.txt`). */
const readers: Record<number, (columns: string[]) => Row> = {
  12: ([country, postcode, name = '', area = '', , , , , , latitude, longitude]) => ({
    name,
    region: `${country} ${postcode}`,
    latitude: degrees(latitude),
    longitude: degrees(longitude),
    area,
    population: 0,
    isInhabited: true,
    areaCode: '',
    isArea: false,
  }),
  19: columns => {
    const [, name = '', , , latitude, longitude, kind, code = '', region = ''] = columns;
    return {
      name,
      region,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      area: '',
      population: Number(columns[14]),
      isInhabited: kind === 'P' && !/^PPL[HQW]$/.test(code),
      areaCode: `${region} ${columns[10]}`,
      isArea: code === 'ADM1',
    };
  },
};

/** The places of a table of GeoNames, the largest first. Throws a `StartFault` where it is none. */
export async function readGeonames(file: string): Promise<Place[]> {
  const rows = await rowsIn(file).catch((error: unknown) => {
    throw new StartFault(`${file} cannot be used: ${errorMessage(error)}.`);
  });
  return rows.toSorted((one, other) => other.population - one.population);
}

async function rowsIn(file: string): Promise<Row[]> {
  const handle = await open(file);
  const rows: Row[] = [];
  const areas = new Map<string, string>();
  let number = 0;
  for await (const line of handle.readLines()) {
    number += 1;
    if (line === '') continue;
    const row = rowOf(line);
    if (!row) {
      throw new Error(
        `line ${number} is of no table of GeoNames, neither of a country (19 columns) nor of ` +
          'postcodes (12 columns)',
      );
    }
    if (row.isInhabited) rows.push(row);
    if (row.isArea) areas.set(row.areaCode, row.name);
  }
  if (rows.length === 0) throw new Error('it has no places');
  for (const row of rows) row.area = areas.get(row.areaCode) ?? row.area;
  return rows;
}

function rowOf(line: string): Row | undefined {
  const columns = line.split('\t');
  const row = readers[columns.length]?.(columns);
  return row && isRight(row) ? row : undefined;
}

function isRight({ name, region, latitude, longitude, population }: Row): boolean {
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return name !== '' && /^[A-Z]{2}( \S.*)?$/.test(region) && isPoint && population >= 0;
}

/** An empty text is no number. */
function degrees(text = ''): number {
  return Number(text || NaN);
}
