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
const bands = [1, 2, 5, 10, 25] as const;
export type Band = (typeof bands)[number] | 0;

/** In kilometres. Cells of this size have numbers that fit into 32 bits with a sign. */
const cellSize = 0.62;
/** In kilometres: one degree of a meridian, for an earth that is a sphere. */
const degree = 111.195;
const rows = Math.ceil((180 * degree) / cellSize);
/** More than any row has. */
const columns = Math.ceil((360 * degree) / cellSize);

/** The place of a span that a point lies in. Its cell is the middle one, wherever in it the point lies. */
export function placeAt({ latitude, longitude }: Point, span: Span): Place {
  const row = middle(((latitude + 90) * degree) / cellSize, span, rows);
  const column = middle(((longitude + 180) / 360) * columnsOf(row), span, columnsOf(row));
  return { cell: row * columns + column, span };
}

/** The middle of a place, and so of its cell. */
export function centreOf({ cell }: Pick<Place, 'cell'>): Point {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return {
    latitude: ((row + 0.5) * cellSize) / degree - 90,
    longitude: ((column + 0.5) / columnsOf(row)) * 360 - 180,
  };
}

/** In kilometres: the radius of a circle as large as the place. */
export function radiusOf({ span }: Pick<Place, 'span'>): number {
  return (span * cellSize) / 2;
}

/** In kilometres, along the surface (the haversine formula). */
export function distance(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (2 * degree * Math.asin(Math.min(1, Math.sqrt(half))) * 180) / Math.PI;
}

/** How far neighbours are from each other, from the middle of one place to that of the other. */
export function bandBetween(one: Pick<Place, 'cell'>, other: Pick<Place, 'cell'>): Band {
  const kilometres = distance(centreOf(one), centreOf(other));
  return bands.find(band => kilometres <= band) ?? 0;
}

/** The middle of the group of `span` that a position, counted in cells, lies in. */
function middle(position: number, span: Span, most: number): number {
  const first = Math.floor(Math.min(Math.max(position, 0), most - 1) / span) * span;
  return Math.min(first + (span - 1) / 2, most - 1);
}

/** Cells of one row are as wide as they are high, as nearly as whole numbers allow. */
function columnsOf(row: number): number {
  const latitude = radians(((row + 0.5) * cellSize) / degree - 90);
  return Math.max(1, Math.round(columns * Math.cos(latitude)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
