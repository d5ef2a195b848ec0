import { moved, movedRow, type Point, type StateBox } from '../chart/layout.ts';
import { paragraph } from './text.ts';

/** Between words and a line that passes them. */
const clearance = 10;

/** Moves name and rows of a state aside, where lines on their way to what it holds leave room. */
export function besideLines(box: StateBox, lines: Point[][]): StateBox {
  const { x: left, width, name, rows, sill } = box;
  if (sill === null) return box;
  const crossings = lines.flatMap(points => crossingsOf(points, box.y, sill));
  const nameEnd = name.x + paragraph(name.runs, Infinity).width;
  const needed = Math.max(nameEnd, ...rows.map(row => row.x + row.width)) - left + clearance;
  const isFree = (start: number) =>
    start + needed <= left + width && crossings.every(x => x < start || x > start + needed);
  const starts = [left, ...crossings.map(x => x + 0.5).toSorted((one, other) => one - other)];
  const start = starts.find(one => one >= left && isFree(one)) ?? left;
  const by = { x: start - left, y: 0 };
  return {
    ...box,
    name: moved(name, by),
    rows: rows.map(row => movedRow(row, by)),
  };
}

/** Where a line goes down or up through a band. */
function crossingsOf(points: Point[], top: number, bottom: number): number[] {
  return points.slice(1).flatMap(({ x, y }, index) => {
    const from = points[index];
    if (!from || from.x !== x) return [];
    return Math.min(from.y, y) < bottom && Math.max(from.y, y) > top ? [x] : [];
  });
}
