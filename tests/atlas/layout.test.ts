import { beforeAll, describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { layoutOf } from '../../src/atlas/build/layout.ts';
import { paragraph } from '../../src/atlas/build/text.ts';
import type { Box, Layout, Line, Point } from '../../src/atlas/chart/layout.ts';
import { ancestryOf, type Chart, sourceOf, transitionsOf } from '../../src/atlas/model/chart.ts';
import { bigChart } from './big-chart.ts';
import { madeUpCharts } from './made-up-charts.ts';

test('the big chart has 40 states and 120 transitions', () => {
  const chart = bigChart();
  expect([chart.states.length, transitionsOf(chart).length]).toEqual([40, 120]);
  expect(chart).toEqual(bigChart());
});

const charts = [...extractCharts(), bigChart(), ...madeUpCharts()];

describe.each([
  ['without pages', () => new Set<string>()],
  ['with the page of each state', leavesOf],
])('a layout %s', (_, pictured) => {
  describe.each(charts.map(chart => [chart.id, chart] as const))('of %s', (_, chart) => {
    let layout: Layout;
    beforeAll(async () => {
      layout = await layoutOf(chart, pictured(chart));
    });

    test('is the same again', async () => {
      const again = await layoutOf(structuredClone(chart), pictured(chart));
      expect(JSON.stringify(again)).toBe(JSON.stringify(layout));
    });

    test('has a box for each state, and a line or a row for each transition', () => {
      const rows = Object.values(layout.boxes).flatMap(box => box.rows);
      const drawn = [
        ...Object.keys(layout.edges),
        ...rows.flatMap(({ transition }) => transition ?? []),
      ];
      expect(Object.keys(layout.boxes).toSorted()).toEqual(
        chart.states.map(({ id }) => id).toSorted(),
      );
      expect(drawn.toSorted()).toEqual(
        transitionsOf(chart)
          .map(({ id }) => id)
          .toSorted(),
      );
    });

    test('puts every state inside the one that holds it, apart from its siblings', () => {
      const faults = chart.states.flatMap(({ id, parent, children }) => [
        ...(parent === null || contains(layout.boxes[parent], layout.boxes[id]) ? [] : [id]),
        ...pairsOf(children).filter(([one, other]) =>
          overlap(layout.boxes[one], layout.boxes[other]),
        ),
      ]);
      expect(faults).toEqual([]);
    });

    test('keeps labels apart from states and from each other', () => {
      const plates = platesOf(chart, layout);
      const faults = pairsOf(plates).filter(([[, one], [, other]]) => overlap(one, other));
      expect(faults).toEqual([]);
    });

    test('leads every line from its source to the border of its target', () => {
      const faults = transitionsOf(chart).flatMap(({ id, targets }) =>
        (layout.edges[id]?.ways ?? []).flatMap((way, index) => {
          const target = targets[index] ?? '';
          const isInner = ancestryOf(chart, target).some(one => one.id === sourceOf(id));
          const source = layout.boxes[sourceOf(id)];
          const starts =
            isInner && target !== sourceOf(id)
              ? way[0]?.y === source?.sill
              : isOnBorder(way[0], source);
          return starts && isOnBorder(way.at(-1), layout.boxes[target]) ? [] : [id];
        }),
      );
      expect(faults).toEqual([]);
    });

    test('draws lines straight, and through no state, name or label of others', () => {
      const plates = [...platesOf(chart, layout), ...writtenOn(layout)];
      const faults = Object.entries(layout.edges).flatMap(([id, { ways }]) =>
        ways.flatMap(segmentsOf).map(segment => ({
          id,
          isCrooked: segment.width > 0 && segment.height > 0,
          crossed: plates.filter(([other, plate]) => other !== id && overlap(segment, plate)),
        })),
      );
      expect(faults.filter(one => one.isCrooked || one.crossed.length > 0)).toEqual([]);
    });

    test('writes every label on its line', () => {
      const faults = Object.entries(layout.edges).filter(
        ([, { label, ways }]) => !ways.flatMap(segmentsOf).some(segment => overlap(segment, label)),
      );
      expect(faults.map(([id]) => id)).toEqual([]);
    });

    test('ends the parts of a parallel state at the same height', () => {
      const parts = chart.states.filter(({ type }) => type === 'parallel');
      const ends = parts.map(({ children }) => children.map(id => endOf(layout.boxes[id])));
      expect(ends.filter(one => new Set(one).size > 1)).toEqual([]);
    });

    test('starts at a dot in every state that holds others', () => {
      const faults = chart.states.filter(
        ({ id, initial }) =>
          initial !== null && !isOnBorder(layout.initials[id]?.at(-1), layout.boxes[initial]),
      );
      expect(faults).toEqual([]);
    });

    test('leaves room for the pages', () => {
      const places = chart.states.filter(({ id }) => {
        const box = layout.boxes[id];
        return box?.picture && contains(box, box.picture);
      });
      expect(new Set(places.map(({ id }) => id))).toEqual(pictured(chart));
    });
  });
});

function leavesOf({ states }: Chart): Set<string> {
  return new Set(states.filter(({ children }) => children.length === 0).map(({ id }) => id));
}

type Plate = [id: string, box: Box | undefined];

function platesOf(chart: Chart, { boxes, edges }: Layout): Plate[] {
  const labels = Object.entries(edges).map(([id, { label }]): Plate => [id, label]);
  return Array.from(leavesOf(chart), (id): Plate => [id, boxes[id]]).concat(labels);
}

/** The names and rows of states. */
function writtenOn({ boxes }: Layout): Plate[] {
  return Object.entries(boxes).flatMap(([id, { name, rows }]) =>
    rows
      .map((row, index): Plate => [`row ${index} of ${id}`, row])
      .concat([[`name of ${id}`, placeOfName(name)]]),
  );
}

function placeOfName({ x, y, runs }: Line): Box {
  return { x, y: y - 12, width: paragraph(runs, Infinity).width, height: 16 };
}

function pairsOf<T>(all: T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

function overlap(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return true;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function endOf(box: Box | undefined): number | undefined {
  return box && box.y + box.height;
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

function isOnBorder(point: Point | undefined, box: Box | undefined): boolean {
  if (!point || !box) return false;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const isBeside = (point.x === box.x || point.x === right) && point.y > box.y && point.y < bottom;
  const isAbove = (point.y === box.y || point.y === bottom) && point.x > box.x && point.x < right;
  return isBeside || isAbove;
}

function segmentsOf(points: Point[]): Box[] {
  return points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y };
    return {
      x: Math.min(from.x, x),
      y: Math.min(from.y, y),
      width: Math.abs(from.x - x),
      height: Math.abs(from.y - y),
    };
  });
}
