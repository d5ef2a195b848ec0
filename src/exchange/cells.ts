/** A point on the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** How many cells a place is wide and high. */
export const spans = [1, 3, 9] as const;
export type Span = (typeof spans)[number];

/** A square of the grid, or a square of its squares around the cell in the middle. */
export interface Place {
  cell: number;
  span: Span;
}

/** In kilometres: all that a neighbour learns of a distance; 0 stands for farther than all. */
export const bands = [1, 2, 5, 10, 25] as const;
export type Band = (typeof bands)[number] | 0;

/** Cells that lie side by side in one row, or in several: the numbers of the first and of the last. */
export type Stretch = readonly [first: number, last: number];

/** In kilometres. Cells of this size have numbers that fit into 32 bits with a sign. */
const cellSizeKm = 0.62;
/** In kilometres: one degree of a meridian, for an earth that is a sphere. */
const degreeKm = 111.195;
const rows = Math.ceil((180 * degreeKm) / cellSizeKm);
/** More than any row has. */
const columns = Math.ceil((360 * degreeKm) / cellSizeKm);

/**
 * The place of a span that a point lies in. Its cell is the middle one, wherever in it the point lies. All
 * points of a place lie in the same larger one, so that who has chosen both has not said more.
 */
export function placeAt(point: Point, span: Span): Place {
  const smaller = spans[spans.indexOf(span) - 1];
  const { latitude, longitude } = smaller ? centreOf(placeAt(point, smaller)) : point;
  const row = middle(((latitude + 90) * degreeKm) / cellSizeKm, span, rows);
  const column = middle(((longitude + 180) / 360) * columnsOf(row), span, columnsOf(row));
  return { cell: row * columns + column, span };
}

/** The middle of a place, and so of its cell. */
export function centreOf({ cell }: Pick<Place, 'cell'>): Point {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return {
    latitude: latitudeOf(row),
    longitude: ((column + 0.5) / columnsOf(row)) * 360 - 180,
  };
}

/** In kilometres: the radius of a circle as large as the place. */
export function radiusOf({ span }: Pick<Place, 'span'>): number {
  return (span * cellSizeKm) / 2;
}

/** In kilometres, along the surface (the haversine formula). */
export function distance(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (2 * degreeKm * Math.asin(Math.min(1, Math.sqrt(half))) * 180) / Math.PI;
}

/** How far neighbours are from each other, from the middle of one place to that of the other. */
export function bandBetween(one: Pick<Place, 'cell'>, other: Pick<Place, 'cell'>): Band {
  const kilometres = distance(centreOf(one), centreOf(other));
  return bands.find(band => kilometres <= band) ?? 0;
}

/** All cells that are in a band of distance from a place, in the order of their numbers. */
export function cellsIn(band: Band, { cell }: Pick<Place, 'cell'>): Stretch[] {
  const nearer = bands[(band ? bands.indexOf(band) : bands.length) - 1];
  const within = band ? disc(cell, band) : [[0, rows * columns - 1] as const];
  const hole = nearer ? disc(cell, nearer) : [];
  return within.flatMap(stretch => without(stretch, hole));
}

/** The cells whose middle is so near to that of another one. */
function disc(cell: number, kilometres: number): Stretch[] {
  const centre = centreOf({ cell });
  const [middle, reach] = [Math.floor(cell / columns), Math.ceil(kilometres / cellSizeKm)];
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => middle - reach + index);
  return near
    .filter(row => row >= 0 && row < rows)
    .flatMap(row => {
      const half = halfWidth(centre.latitude, latitudeOf(row), kilometres);
      if (half === undefined) return [];
      const count = columnsOf(row);
      const column = ((centre.longitude + 180) / 360) * count - 0.5;
      const first = Math.ceil(column - (half / 360) * count);
      const last = Math.floor(column + (half / 360) * count);
      return around(first, last, count).map(
        ([from, to]) => [row * columns + from, row * columns + to] as const,
      );
    });
}

/** In degrees of longitude: how far a circle around a point reaches at another latitude, if it does. */
function halfWidth(from: number, to: number, kilometres: number): number | undefined {
  const half = Math.sin(radians(kilometres / degreeKm) / 2) ** 2;
  const across = half - Math.sin(radians(to - from) / 2) ** 2;
  if (across < 0) return undefined;
  // The middle of the last row lies a little beyond the pole.
  const narrowing = Math.abs(Math.cos(radians(from)) * Math.cos(radians(to)));
  return (2 * Math.asin(Math.min(1, Math.sqrt(across / narrowing))) * 180) / Math.PI;
}

/** Columns of a row of `count`, of which the first follows the last: in order. */
function around(first: number, last: number, count: number): Stretch[] {
  if (last - first >= count - 1) return [[0, count - 1]];
  const turns = [count, 0, -count].map(
    turn => [Math.max(first + turn, 0), Math.min(last + turn, count - 1)] as const,
  );
  return turns.filter(([from, to]) => from <= to).toSorted(([one], [other]) => one - other);
}

/** What is left of a stretch without others, which are in order. */
function without([first, last]: Stretch, others: Stretch[]): Stretch[] {
  const met = others.filter(([from, to]) => from <= last && to >= first);
  const starts = [first, ...met.map(([, to]) => to + 1)];
  const ends = [...met.map(([from]) => from - 1), last];
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? last;
    return from <= to ? [[from, to] as const] : [];
  });
}

/** The middle of the group of `span` that a position, counted in cells, lies in. */
function middle(position: number, span: Span, most: number): number {
  const first = Math.floor(Math.min(Math.max(position, 0), most - 1) / span) * span;
  return Math.min(first + (span - 1) / 2, most - 1);
}

/** Cells of one row are as wide as they are high, as nearly as whole numbers allow. */
function columnsOf(row: number): number {
  return Math.max(1, Math.round(columns * Math.cos(radians(latitudeOf(row)))));
}

/** Of the middle of a row. */
function latitudeOf(row: number): number {
  return ((row + 0.5) * cellSizeKm) / degreeKm - 90;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
