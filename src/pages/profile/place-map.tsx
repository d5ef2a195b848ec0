import { centreOf, distance, type Place, type Point, radiusOf } from '../../exchange/cells.ts';
import type { House as Look } from '../../exchange/house.ts';
import { placeMap as words } from '../../words/profile/place.ts';
import { House } from '../members/house.tsx';
import style from './place-map.module.css';

type Town = Point & { name: string };

interface PlaceMapProps {
  place: Place;
  /** Whose place it is. */
  house: Look;
  around: readonly Town[];
}

/** A place as a circle with the house of the member, and the towns around it. North is up. */
export function PlaceMap({ place, house, around }: PlaceMapProps) {
  const spots = spotsOf(around, centreOf(place));
  const radius = radiusOf(place);
  const scale = scaleFor(radius, spots);
  const labels = labelsOf(spots, scale);
  const bar = bars.findLast(kilometres => kilometres * scale <= longestBar) ?? bars[0];
  const names = labels.map(({ name }) => name);
  const said = { role: 'img', 'aria-label': words.label(words.across[place.span], names) };
  return (
    <svg
      {...said}
      className={style['map']}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <path className={style['grid']} d={gridOf(bar * scale)} />
      <circle className={style['place']} r={radius * scale} />
      <g transform="translate(-13 -14)">
        <House {...house} width={26} height={26} />
      </g>
      <path className={style['north']} d={`M${width / 2 - 20} -84l5 14-5-3-5 3z`} />
      {labels.map(({ name, x, y, side }) => (
        <g key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y} r="3" />
          <text x={x + side * gap} y={y + 4} textAnchor={side > 0 ? 'start' : 'end'}>
            {name}
          </text>
        </g>
      ))}
      <path className={style['bar']} d={`M${barLeft} 84v7h${bar * scale}v-7`} />
      <text x={barLeft + gap} y="86">
        {words.bar(bar)}
      </text>
    </svg>
  );
}

const [width, height] = [320, 200];
/** Nothing stands nearer to the frame. */
const edge = 8;
/** From a dot to its name. */
const gap = 7;
/** How wide a letter is, on average, in a wide font. */
const letter = 6.8;

/** In kilometres. */
const bars = [1, 2, 5, 10] as const;
const longestBar = 110;
const barLeft = 12 - width / 2;

/** A line of text with what belongs to it, and how far it goes to both sides of its middle. */
interface Line {
  middle: number;
  half: number;
  y: number;
}

const barLine: Line = { middle: barLeft + longestBar / 2, half: longestBar / 2, y: 84 };

/** A town, in kilometres to the east and to the south of the centre. */
interface Spot {
  name: string;
  east: number;
  south: number;
}

/** The nearest first. */
function spotsOf(towns: readonly Town[], centre: Point): Spot[] {
  const degree = 111.195;
  const narrow = Math.cos((centre.latitude * Math.PI) / 180);
  return towns
    .toSorted((one, other) => distance(one, centre) - distance(other, centre))
    .map(({ name, latitude, longitude }) => ({
      name,
      // 180 degrees east are 180 degrees west.
      east: (((longitude - centre.longitude + 540) % 360) - 180) * narrow * degree,
      south: (centre.latitude - latitude) * degree,
    }));
}

/** How long a kilometre is: the circle is a third as high as the map, or less where that shows towns. */
function scaleFor(radius: number, spots: Spot[]): number {
  const third = height / 6 / radius;
  const [nearest = third, , next = third] = spots.map(({ east, south }) =>
    Math.min((width / 2 - 20) / Math.abs(east), (height / 2 - 36) / Math.abs(south)),
  );
  return nearest < third / 6 ? third : Math.min(third, nearest, Math.max(next, third / 2));
}

interface Label extends Line {
  name: string;
  x: number;
  /** Of the dot: 1 is to the right, -1 to the left. */
  side: number;
}

/** The towns whose names find room, on one side of their dots or the other. */
function labelsOf(spots: Spot[], scale: number): Label[] {
  const labels: Label[] = [];
  for (const { name, east, south } of spots) {
    const [x, y] = [east * scale, south * scale];
    const [length, radius] = [gap + name.length * letter, 4];
    const half = (length + radius) / 2;
    const label = [1, -1]
      .map(side => ({ name, x, y, side, half, middle: x + side * (half - radius) }))
      .find(one => isInside(one) && ![barLine, ...labels].some(other => isOver(one, other)));
    if (label) labels.push(label);
  }
  return labels;
}

/** Lines around the centre, as far from each other as the bar is long. */
function gridOf(step: number): string {
  const half = Math.ceil(width / 2 / step);
  const lines = Array.from({ length: 2 * half + 1 }, (_, index) => (index - half) * step);
  return lines.map(at => `M${at} -${height}v${2 * height}M-${width} ${at}h${2 * width}`).join('');
}

function isInside({ middle, half, y }: Line): boolean {
  return Math.abs(middle) + half <= width / 2 - edge && Math.abs(y) <= height / 2 - 2 * edge;
}

function isOver(one: Line, other: Line): boolean {
  return (
    Math.abs(one.middle - other.middle) < one.half + other.half && Math.abs(one.y - other.y) < 15
  );
}
