import { beforeAll, describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import type { Box, Layout, Point } from '../../src/atlas/chart/layout.ts';
import { sourceOf, transitionsOf } from '../../src/atlas/model/chart.ts';
import { door } from './door.ts';

describe.each([...extractCharts(), door])('the drawing of $id', chart => {
  let layout: Layout;
  beforeAll(async () => {
    layout = await layoutOf(chart);
  });

  test('has each state, and each transition as a line or as a row', () => {
    const rows = Object.values(layout.boxes).flatMap(box => box.rows);
    const drawn = [...Object.keys(layout.edges), ...rows.flatMap(row => row.transition ?? [])];
    expect(new Set(Object.keys(layout.boxes))).toEqual(new Set(chart.states.map(({ id }) => id)));
    expect(drawn.toSorted()).toEqual(
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

  test('keeps labels and innermost states apart', () => {
    const leaves = chart.states.filter(({ children }) => children.length === 0);
    const plates = [
      ...leaves.map(({ id }) => [id, layout.boxes[id]] as const),
      ...Object.entries(layout.edges).map(([id, { label }]) => [id, label] as const),
    ];
    const overlaps = plates.flatMap(([one, box], index) =>
      plates
        .slice(index + 1)
        .flatMap(([other, next]) => (overlap(box, next) ? [[one, other]] : [])),
    );
    expect(overlaps).toEqual([]);
  });

  test('leads each line through its label to its target', () => {
    const faults = transitionsOf(chart).filter(({ id, targets }) => {
      const { ways = [], label } = layout.edges[id] ?? {};
      const ends = ways.map(
        (way, index) => [way.at(-1), layout.boxes[targets[index] ?? '']] as const,
      );
      const isLed = ends.every(([end, box]) => end && box && reaches(end, box));
      const isLabelled = ways.flatMap(segmentsOf).some(line => overlap(line, label));
      return targets.length > 0 && !(isLed && isLabelled);
    });
    expect(faults).toEqual([]);
  });

  test('leads no line across a label or an innermost state that is not its own', () => {
    const leaves = chart.states.filter(({ children }) => children.length === 0);
    const crossed = Object.entries(layout.edges).flatMap(([id, { ways }]) => {
      const others = Object.entries(layout.edges).filter(
        ([other, edge]) => other !== id && edge.ways !== ways,
      );
      const plates = [
        ...leaves.filter(state => state.id !== sourceOf(id)).map(state => layout.boxes[state.id]),
        ...others.map(([, { label }]) => label),
      ];
      return ways.flatMap(segmentsOf).filter(line => plates.some(plate => overlap(line, plate)));
    });
    expect(crossed).toEqual([]);
  });
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
function reaches({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function segmentsOf(points: Point[]): Box[] {
  return points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    const [left, top] = [Math.min(from.x, x), Math.min(from.y, y)];
    return { x: left, y: top, width: Math.abs(from.x - x), height: Math.abs(from.y - y) };
  });
}
