import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { type Layout, moved, movedRow, type Point, type StateBox } from '../chart/layout.ts';
import type { Chart, State } from '../model/chart.ts';
import { type Contents, contentsOf } from './contents.ts';
import { type Edge, edgesOf } from './edges.ts';
import { aboveOf, dotRoom, graphOf, lane, lanesOf, lineOf } from './graph.ts';

const elk = new ELK();

/** Equal charts have equal layouts. */
export async function layoutOf(chart: Chart): Promise<Layout> {
  const edges = edgesOf(chart);
  const contents = new Map(
    chart.states.map(state => {
      const { west, east } = lanesOf(edges, state.id);
      const width = state.children.length > 0 ? lane : 0;
      const room = { left: width * west.length, right: width * east.length };
      return [state.id, contentsOf(chart, state, room)];
    }),
  );
  const narrow = await elk.layout(graphOf(chart, contents, edges, new Map()));
  // ELK ignores the least width of a state that holds others, so a second layout adds what is lacking.
  const graph = await elk.layout(graphOf(chart, contents, edges, lackingIn(narrow, contents)));
  const boxes = levelled(chart, edges, boxesOf(chart, graph, contents));
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    lines: linesOf(chart, edges, boxes, graph),
    initials: Object.fromEntries(
      chart.states.flatMap(({ id, initial }) => {
        const box = initial === null ? undefined : boxes[initial];
        return box ? [[id, dotted(box)]] : [];
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

function boxesOf(chart: Chart, graph: ElkNode, contents: Map<string, Contents>): Layout['boxes'] {
  const boxes: Layout['boxes'] = {};
  const visit = ({ children = [] }: ElkNode, at: Point) => {
    for (const child of children) {
      const corner = { x: at.x + (child.x ?? 0), y: at.y + (child.y ?? 0) };
      const content = contents.get(child.id);
      if (content) boxes[child.id] = placed(content, child, corner, aboveOf(chart, child.id));
      visit(child, corner);
    }
  };
  visit(graph, { x: 0, y: 0 });
  return boxes;
}

function placed(
  content: Contents,
  { width = 0, height = 0 }: ElkNode,
  { x, y }: Point,
  above: number,
): StateBox {
  const by = rounded({ x, y: y + above });
  const end = rounded({ x: x + width, y: y + height });
  return {
    ...by,
    width: end.x - by.x,
    height: end.y - by.y,
    head: content.head,
    name: moved(content.name, by),
    rows: content.rows.map(row => movedRow(row, by)),
  };
}

/** Regions one below the other are equally wide, where no line counts on their right border. */
function levelled(chart: Chart, edges: Edge[], boxes: Layout['boxes']): Layout['boxes'] {
  const crossing = edges.filter(({ isInner }) => !isInner);
  const ends = new Set(crossing.flatMap(({ source, target }) => [source, target]));
  const regions = chart.states
    .filter(({ type, children }) => type === 'parallel' && !children.some(id => ends.has(id)))
    .flatMap(({ children }) => {
      const own = children.flatMap(id => boxes[id] ?? []);
      if (new Set(own.map(({ x }) => x)).size > 1) return [];
      const width = Math.max(...own.map(box => box.width));
      return children.flatMap(id => (boxes[id] ? [[id, { ...boxes[id], width }] as const] : []));
    });
  return { ...boxes, ...Object.fromEntries(regions) };
}

/** From the row of each transition to the line that it may share, and along that to the target. */
function linesOf(
  chart: Chart,
  edges: Edge[],
  boxes: Layout['boxes'],
  graph: ElkNode,
): Layout['lines'] {
  const drawn = new Map(edges.map(edge => [edge, pointsOf(graph, edge)]));
  const lines: Layout['lines'] = {};
  for (const { edge, side, x } of chart.states.flatMap(state => lanesIn(state, boxes, drawn))) {
    for (const { id } of edge.transitions) {
      const row = boxes[edge.source]?.rows.find(({ transition }) => transition === id);
      if (!row) continue;
      const start = { x: side === 'west' ? row.x : row.x + row.width, y: row.y + row.height / 2 };
      (lines[id] ??= []).push(joined(rounded(start), x, drawn.get(edge) ?? []));
    }
  }
  return lines;
}

/** From the border of the source to that of the target. */
function pointsOf({ edges = [] }: ElkNode, { id, isBack }: Edge): Point[] {
  const sections = edges.find(edge => edge.id === lineOf(id))?.sections ?? [];
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint].concat(bendPoints, endPoint),
  );
  return (isBack ? points.toReversed() : points).map(rounded);
}

/** Where the lines of a state run up and down on their edge from its rows to its border. */
function lanesIn({ id, children }: State, boxes: Layout['boxes'], drawn: Map<Edge, Point[]>) {
  const { x = 0, width = 0 } = boxes[id] ?? {};
  const height = (edge: Edge) => drawn.get(edge)?.[0]?.y ?? 0;
  return Object.entries(lanesOf([...drawn.keys()], id)).flatMap(([side, edges]) =>
    // The higher a line leaves its state, the nearer it runs to the border, so that few cross.
    edges
      .toSorted((one, other) => height(one) - height(other))
      .map((edge, index) => {
        const inwards = children.length > 0 ? lane * (index + 1) : -5;
        return { edge, side, x: side === 'west' ? x + inwards : x + width - inwards };
      }),
  );
}

/** From the start to the line, along a lane where they are at different heights. */
function joined(start: Point, lane: number, line: Point[]): Point[] {
  const [first, ...rest] = line;
  if (!first) return [];
  if (Math.abs(first.y - start.y) <= 1) return [{ ...start, y: first.y }, ...rest];
  return [start, { x: lane, y: start.y }, { x: lane, y: first.y }, ...rest];
}

/** From a dot above a box into it. */
function dotted({ x, y }: StateBox): Point[] {
  return [
    { x: x + 16, y: y - dotRoom + 6 },
    { x: x + 16, y },
  ];
}

/** Whole pixels, for sharp lines and a short file. */
function rounded({ x, y }: Point): Point {
  return { x: whole(x), y: whole(y) };
}

/** ELK adds the same numbers in different orders, so that equal ones differ in their last digits. */
function whole(length: number): number {
  return Math.round(Number(length.toFixed(3)));
}
