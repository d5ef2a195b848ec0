import { centreOf, type Place, type Point, radiusOf } from '../../exchange/cells.ts';
import { placeMap as words } from '../../words/place.ts';
import style from './place-map.module.css';

interface Town extends Point {
  name: string;
}

interface PlaceMapProps {
  place: Place;
  around: readonly Town[];
}

/** A place as a circle, and the towns around it. North is up. */
export function PlaceMap({ place, around }: PlaceMapProps) {
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
      {labels.map(({ name, x, y, side }) => (
        <g key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y} r="3" />
          <text x={x + side * gap} y={y + 4} textAnchor={side > 0 ? 'start' : 'end'}>
            {name}
          </text>
        </g>
      ))}
      <path className={style['bar']} d={`M${barBox.left} 84v7h${bar * scale}v-7`} />
      <text x={barBox.left + gap} y="86">
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

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const barBox: Box = { left: 12 - width / 2, right: longestBar - width / 2, top: 72, bottom: 92 };

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
    .map(({ name, latitude, longitude }) => ({
      name,
      // 180 degrees east are 180 degrees west.
      east: (((longitude - centre.longitude + 540) % 360) - 180) * narrow * degree,
      south: (centre.latitude - latitude) * degree,
    }))
    .toSorted(
      (one, other) => Math.hypot(one.east, one.south) - Math.hypot(other.east, other.south),
    );
}

/** How long a kilometre is: the circle is a third as high as the map, or less where that shows towns. */
function scaleFor(radius: number, spots: Spot[]): number {
  const third = height / 6 / radius;
  const [nearest = third, , next = third] = spots.map(({ east, south }) =>
    Math.min((width / 2 - 20) / Math.abs(east), (height / 2 - 36) / Math.abs(south)),
  );
  return nearest < third / 6 ? third : Math.min(third, nearest, Math.max(next, third / 2));
}

interface Label extends Box {
  name: string;
  x: number;
  y: number;
  /** Of the dot: 1 is to the right, -1 to the left. */
  side: number;
}

/** The towns whose names find room, on one side of their dots or the other. */
function labelsOf(spots: Spot[], scale: number): Label[] {
  const labels: Label[] = [];
  for (const { name, east, south } of spots) {
    const [x, y] = [east * scale, south * scale];
    const end = gap + name.length * letter;
    const [top, bottom] = [y - 7, y + 7];
    const label = [
      { name, x, y, side: 1, left: x - 4, right: x + end, top, bottom },
      { name, x, y, side: -1, left: x - end, right: x + 4, top, bottom },
    ].find(one => isInside(one) && ![barBox, ...labels].some(other => isOver(one, other)));
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

function isInside({ left, right, top, bottom }: Box): boolean {
  return Math.max(-left, right) <= width / 2 - edge && Math.max(-top, bottom) <= height / 2 - edge;
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
