import type { Point } from './layout.ts';

const radius = 7;
const head = { length: 9, half: 4 };

/** Along the points, round where it turns, and a little short of its end, where the arrow is. */
export function curved(points: Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const stopped = [...points.slice(0, -1), towards(end, before, head.length - 2)];
  return stopped
    .map((point, index) => {
      const [last, next] = [stopped[index - 1], stopped[index + 1]];
      if (!last) return `M${place(point)}`;
      if (!next) return `L${place(point)}`;
      const room = Math.min(radius, distance(last, point) / 2, distance(point, next) / 2);
      return `L${place(towards(point, last, room))}Q${place(point)} ${place(towards(point, next, room))}`;
    })
    .join('');
}

/** The arrow at the end of a line. */
export function arrowHead(points: Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const { x, y } = towards(end, before, head.length);
  const across = before.x === end.x ? { x: head.half, y: 0 } : { x: 0, y: head.half };
  const one = { x: x + across.x, y: y + across.y };
  const other = { x: x - across.x, y: y - across.y };
  return `M${place(end)}L${place(one)}L${place(other)}z`;
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function place({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
