import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bandBetween,
  bands,
  cellsIn,
  centreOf,
  distance,
  placeAt,
  type Point,
  radiusOf,
  spans,
} from '../../src/exchange/cells.ts';

const upTo = (max: number) => fc.double({ min: -max, max, noNaN: true });
const anywhere = fc.record({ latitude: upTo(90), longitude: upTo(180) });
const span = fc.constantFrom(...spans);

/** A point so many kilometres to the north and to the east. */
function moved({ latitude, longitude }: Point, north: number, east: number): Point {
  const degree = 111.195;
  const width = degree * Math.cos((latitude * Math.PI) / 180);
  return { latitude: latitude + north / degree, longitude: longitude + east / width };
}

// Where cells have the same width within a place, and none is cut off by 180 degrees.
const inland = fc.record({ latitude: upTo(70), longitude: upTo(179) });

test('a place is about as wide and high as its span', () => {
  fc.assert(
    fc.property(inland, span, upTo(1), upTo(1), (point, span, north, east) => {
      const place = placeAt(point, span);
      const centre = centreOf(place);
      const radius = radiusOf(place);
      // A larger place consists of smaller ones, and so its edge is not straight.
      const half = (span === 1 ? 0.97 : 0.5) * radius;
      expect(placeAt(moved(centre, north * half, east * half), span)).toEqual(place);
      expect(distance(centre, point)).toBeLessThan(radius * 2);
    }),
  );
});

test('all points of a place lie in the same larger one', () => {
  fc.assert(
    fc.property(inland, span, upTo(1.5), upTo(1.5), (point, span, north, east) => {
      const place = placeAt(point, span);
      const radius = radiusOf(place);
      const other = moved(centreOf(place), north * radius, east * radius);
      fc.pre(placeAt(other, span).cell === place.cell);
      const larger = spans.filter(one => one > span);
      expect(larger.map(one => placeAt(other, one))).toEqual(
        larger.map(one => placeAt(point, one)),
      );
    }),
  );
});

test('a place anywhere has a number of 31 bits, and is the one of its middle', () => {
  fc.assert(
    fc.property(anywhere, span, (point, span) => {
      const place = placeAt(point, span);
      expect(place.cell).toBeGreaterThanOrEqual(0);
      expect(place.cell).toBeLessThan(2 ** 31);
      expect(placeAt(centreOf(place), span)).toEqual(place);
      expect(distance(centreOf(place), point)).toBeLessThan(span);
    }),
  );
});

test('cells are numbered from the south pole and from 180 degrees west', () => {
  const corners = [
    { latitude: -90, longitude: -180 },
    { latitude: 52.52, longitude: 13.405 },
    { latitude: 90, longitude: 180 },
  ];
  const cells = corners.map(point => spans.map(span => placeAt(point, span).cell));
  expect(cells).toEqual([
    [0, 64566, 258264],
    [1650302506, 1650367068, 1650560751],
    [2084287330, 2084222769, 2084029092],
  ]);
});

test('a circle that is drawn for a place is 0.6, 1.9 or 5.6 km wide', () => {
  const widths = spans.map(span => 2 * radiusOf({ span }));
  expect(widths.map(width => width.toFixed(1))).toEqual(['0.6', '1.9', '5.6']);
});

test('neighbours learn a band of their distance, also across 180 degrees', () => {
  const berlin = placeAt({ latitude: 52.52, longitude: 13.405 }, 1);
  const east = (kilometres: number) => placeAt(moved(centreOf(berlin), 0, kilometres), 1);
  const bands = [0, 0.62, 1.9, 4.9, 9.9, 24.8, 26].map(kilometres =>
    bandBetween(berlin, east(kilometres)),
  );
  expect(bands).toEqual([1, 1, 2, 5, 10, 25, 0]);
  const [fiji, dateLine] = [179.98, -179.98].map(longitude =>
    placeAt({ latitude: -16.8, longitude }, 1),
  );
  expect(fiji && dateLine && bandBetween(fiji, dateLine)).toBe(5);
});

test('the cells in a band are those that are in it by their distance, also at 180 degrees', () => {
  // No member lives at a pole, where all cells of a row are as far away as each other.
  const inhabited = fc.record({ latitude: upTo(85), longitude: upTo(180) });
  const edges = fc.constantFrom(
    { latitude: 52.52, longitude: 180 },
    { latitude: -16.8, longitude: -179.95 },
  );
  const ways = fc.array(fc.tuple(upTo(26), upTo(26)), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(inhabited, edges), ways, (point, ways) => {
      const place = placeAt(point, 1);
      const all = ([...bands, 0] as const).map(band => ({ band, cells: cellsIn(band, place) }));
      for (const [north, east] of ways) {
        const { latitude, longitude } = moved(point, north, east);
        const wrapped = ((longitude + 540) % 360) - 180;
        const { cell } = placeAt({ latitude, longitude: wrapped }, 1);
        const found = all.filter(({ cells }) =>
          cells.some(([first, last]) => first <= cell && cell <= last),
        );
        expect(found.map(({ band }) => band)).toEqual([bandBetween({ cell }, place)]);
      }
      const numbers = all.map(({ cells }) => cells.flat());
      expect(numbers).toEqual(numbers.map(cells => cells.toSorted((one, other) => one - other)));
    }),
    { numRuns: 200 },
  );
});
