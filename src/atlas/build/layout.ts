import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import {
  type Box,
  type Edge,
  type Layout,
  moved,
  movedRow,
  type Point,
  type StateBox,
} from '../chart/layout.ts';
import type { Chart } from '../model/chart.ts';
import { captionsOf, type Contents, contentsOf } from './contents.ts';
import { bundlesOf, dotOf, graphOf, type Way, wayId, waysOf } from './graph.ts';
import { besideLines } from './head.ts';

interface Drawn {
  points: Point[];
  /** The top left corner of the label, where there is one. */
  corner: Point;
}

const elk = new ELK();

/** Equal charts have equal layouts. */
export async function layoutOf(chart: Chart): Promise<Layout> {
  const contents = new Map(chart.states.map(state => [state.id, contentsOf(chart, state)]));
  const ways = waysOf(chart);
  const narrow = await elk.layout(graphOf(chart, contents, ways, new Map()));
  // ELK ignores the least width of a state that holds others, so a second layout adds what is lacking.
  const graph = await elk.layout(graphOf(chart, contents, ways, lackingIn(narrow, contents)));
  const boxes = levelled(chart, ways, boxesOf(graph, contents));
  const lines = new Map(ways.map(way => [way.id, drawnOf(graph, boxes, way)]));
  const points = [...lines.values()].map(one => one.points);
  for (const [id, box] of Object.entries(boxes)) boxes[id] = besideLines(box, points);
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    edges: edgesOf(chart, lines),
    initials: Object.fromEntries(
      chart.states.flatMap(({ id }) => {
        const points = lines.get(dotOf(id))?.points;
        return points ? [[id, points]] : [];
      }),
    ),
  };
}

/** How much wider each state must be for what stands in it. */
function lackingIn(graph: ElkNode, contents: Map<string, Contents>): Map<string, number> {
  const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
  return new Map(
    nodesIn(graph).map(({ id, width = 0 }) => {
      const needed = contents.get(id)?.width ?? 0;
      return [id, Math.max(0, needed - width)];
    }),
  );
}

function boxesOf(graph: ElkNode, contents: Map<string, Contents>): Layout['boxes'] {
  const boxes: Layout['boxes'] = {};
  const visit = ({ children = [] }: ElkNode, at: Point) => {
    for (const child of children) {
      const corner = { x: at.x + (child.x ?? 0), y: at.y + (child.y ?? 0) };
      const content = contents.get(child.id);
      if (content) boxes[child.id] = placed(content, child, corner);
      visit(child, corner);
    }
  };
  visit(graph, { x: 0, y: 0 });
  return boxes;
}

function placed(content: Contents, { width = 0, height = 0 }: ElkNode, corner: Point): StateBox {
  const by = rounded(corner);
  const { x, y } = rounded({ x: corner.x + width, y: corner.y + height });
  return {
    ...by,
    width: x - by.x,
    height: y - by.y,
    head: content.head,
    name: moved(content.name, by),
    sill: content.sill === null ? null : content.sill + by.y,
    rows: content.rows.map(row => movedRow(row, by)),
  };
}

/** Regions side by side end at the same height, where no line counts on their lower border. */
function levelled(chart: Chart, ways: Way[], boxes: Layout['boxes']): Layout['boxes'] {
  const ends = new Set(ways.flatMap(({ source, target }) => [source, target]));
  const regions = chart.states
    .filter(({ type, children }) => type === 'parallel' && !children.some(id => ends.has(id)))
    .flatMap(({ children }) => {
      const own = children.flatMap(id => boxes[id] ?? []);
      if (new Set(own.map(({ y }) => y)).size > 1) return [];
      const height = Math.max(...own.map(box => box.height));
      return children.flatMap(id => (boxes[id] ? [[id, { ...boxes[id], height }] as const] : []));
    });
  return { ...boxes, ...Object.fromEntries(regions) };
}

function drawnOf({ edges = [] }: ElkNode, boxes: Layout['boxes'], way: Way): Drawn {
  const edge = edges.find(({ id }) => id === way.id);
  const [label] = edge?.labels ?? [];
  const along = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint].concat(bendPoints, endPoint),
  );
  const [start, ...rest] = (way.isBack ? along.toReversed() : along).map(rounded);
  const corner = rounded({ x: label?.x ?? 0, y: label?.y ?? 0 });
  if (!start) return { points: [], corner };
  const sill = way.isInner ? boxes[way.source]?.sill : undefined;
  const points = [{ ...start, y: sill ?? start.y }, ...rest];
  const { width = 0, height = 0 } = label ?? {};
  const plate = { ...corner, width, height };
  if (way.source === way.target) return { points: throughLabel(points, plate), corner };
  return { points: way.transitions.length > 1 ? alongLabels(points, plate) : points, corner };
}

/** A loop lies beside its label; drawn through it, everyone can tell whose label it is. */
function throughLabel(points: Point[], { x, y, width, height }: Box): Point[] {
  const [start, from, to, end, ...more] = points;
  if (!start || !from || !to || !end || more.length > 0) return points;
  const middle = from.x === to.x ? { x: x + width / 2 } : { y: y + height / 2 };
  return [start, { ...from, ...middle }, { ...to, ...middle }, end];
}

/** The line that several share lies to the left of what their labels say. */
function alongLabels(points: Point[], { x, y, width, height }: Box): Point[] {
  const [left, top, bottom] = [x + 3, y - 5, y + height + 5];
  const index = points.findIndex((one, at) => {
    const other = points[at + 1] ?? one;
    const isHigher = Math.min(one.y, other.y) <= top && Math.max(one.y, other.y) >= bottom;
    return isHigher && one.x > x && one.x < x + width;
  });
  const [one, other] = points.slice(index);
  if (index === -1 || !one || !other) return points;
  const detour = [
    { x: one.x, y: top },
    { x: left, y: top },
    { x: left, y: bottom },
    { x: one.x, y: bottom },
  ];
  return points.toSpliced(index + 1, 0, ...(one.y < other.y ? detour : detour.toReversed()));
}

function edgesOf(chart: Chart, lines: Map<string, Drawn>): Record<string, Edge> {
  return Object.fromEntries(
    chart.states.flatMap(bundlesOf).flatMap(transitions => {
      const targets = transitions[0]?.targets ?? [];
      const drawn = targets.flatMap((_, index) => lines.get(wayId(transitions, index)) ?? []);
      const ways = drawn.map(({ points }) => points);
      const { x, y } = drawn[0]?.corner ?? { x: 0, y: 0 };
      const { captions } = captionsOf(chart, transitions);
      return transitions.flatMap(({ id }, index) => {
        const caption = captions[index];
        if (!caption) return [];
        const corner = { x, y: y + caption.y };
        const lines = caption.lines.map(line => moved(line, corner));
        return [[id, { ways, label: { ...caption, ...corner, lines } }]];
      });
    }),
  );
}

/** Whole pixels, for sharp lines and a short file. */
function rounded({ x, y }: Point): Point {
  return { x: whole(x), y: whole(y) };
}

/** ELK adds the same numbers in different orders, so that equal ones differ in their last digits. */
function whole(length: number): number {
  return Math.round(Number(length.toFixed(3)));
}
