import { beforeAll, describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import type { Box, Layout, Point } from '../../src/atlas/chart/layout.ts';
import { sourceOf, transitionsOf } from '../../src/atlas/model/chart.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import { request } from '../../src/exchange/request.ts';
import { door } from './door.ts';

describe.each([...extractCharts(), door])('the drawing of $id', chart => {
  let layout: Layout;
  beforeAll(async () => {
    layout = await layoutOf(chart);
  });

  test('has each state, and each transition as a row', () => {
    const rows = Object.values(layout.boxes).flatMap(box => box.rows);
    expect(new Set(Object.keys(layout.boxes))).toEqual(new Set(chart.states.map(({ id }) => id)));
    expect(rows.flatMap(row => row.transition ?? []).toSorted()).toEqual(
      transitionsOf(chart)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('holds every state and every row within its box', () => {
    const held = chart.states.flatMap(({ id, parent }) => {
      const rows = (layout.boxes[id]?.rows ?? []).map(row => [layout.boxes[id], row]);
      return parent === null ? rows : [[layout.boxes[parent], layout.boxes[id]], ...rows];
    });
    expect(held.filter(([outer, inner]) => !contains(outer, inner))).toEqual([]);
  });

  test('keeps rows and innermost states apart', () => {
    const plates = chart.states.flatMap(({ id, children }): (Box | undefined)[] => {
      const box = layout.boxes[id];
      return children.length === 0 ? [box] : (box?.rows ?? []);
    });
    const overlaps = plates.flatMap((plate, index) =>
      plates.slice(index + 1).flatMap(next => (overlap(plate, next) ? [[plate, next]] : [])),
    );
    expect(overlaps).toEqual([]);
  });

  test('leads a line from each row to each target', () => {
    const faults = transitionsOf(chart).filter(({ id, targets }) => {
      const row = layout.boxes[sourceOf(id)]?.rows.find(({ transition }) => transition === id);
      const lines = layout.lines[id] ?? [];
      const isLed = lines.every(
        (way, index) =>
          reaches(way[0], row) && reaches(way.at(-1), layout.boxes[targets[index] ?? '']),
      );
      return lines.length !== targets.length || !isLed;
    });
    expect(faults).toEqual([]);
  });

  test('leads no line across a row or an innermost state', () => {
    const leaves = chart.states.filter(({ children }) => children.length === 0);
    const rows = Object.values(layout.boxes).flatMap(box => box.rows);
    const crossed = Object.entries(layout.lines).flatMap(([id, lines]) => {
      const plates = [
        ...leaves.filter(state => state.id !== sourceOf(id)).map(state => layout.boxes[state.id]),
        ...rows,
      ];
      return lines.flatMap(segmentsOf).filter(line => plates.some(plate => overlap(line, plate)));
    });
    expect(crossed).toEqual([]);
  });
});

test('the chart of requests is readable as a whole on a screen of 1440 by 900 pixels', async () => {
  const { width, height } = await layoutOf(chartOf(request));
  // What the rest of the page leaves.
  expect(Math.min(1240 / width, 840 / height)).toBeGreaterThan(0.75);
});

function overlap(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return true;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function contains(outer: Box | undefined, inner: Box | undefined): boolean {
  if (!outer || !inner) return false;
  return (
    outer.x < inner.x &&
    outer.y < inner.y &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y + inner.height < outer.y + outer.height
  );
}

/** Within it, or on its border. */
function reaches(point: Point | undefined, box: Box | undefined): boolean {
  if (!point || !box) return false;
  const { x, y } = point;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function segmentsOf(points: Point[]): Box[] {
  return points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    const [left, top] = [Math.min(from.x, x), Math.min(from.y, y)];
    return { x: left, y: top, width: Math.abs(from.x - x), height: Math.abs(from.y - y) };
  });
}
