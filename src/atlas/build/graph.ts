import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk.bundled.js';
import type { Row } from '../chart/layout.ts';
import type { Chart, State } from '../model/chart.ts';
import type { Contents } from './contents.ts';
import type { Edge } from './edges.ts';

/** Between the lines that run side by side within a state. */
export const lane = 8;
/** Above an initial state, for the dot. */
export const dotRoom = 20;
/** Between the upper border of a state and the lines that lead to it. */
const entrance = 16;

/** Of every state that holds others. */
const within = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '7',
  'elk.spacing.nodeSelfLoop': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
};

const drawing = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** The chart as the layout engine wants it, some states with more room on their right. */
export function graphOf(
  chart: Chart,
  contents: ReadonlyMap<string, Contents>,
  edges: Edge[],
  room: ReadonlyMap<string, number>,
): ElkNode {
  const nodeOf = (state: State): ElkNode => {
    const { id } = state;
    const content = contents.get(id);
    const above = aboveOf(chart, id);
    const { width = 0, height = 0 } = content ?? {};
    const ports = portsOf(edges, id, content, above);
    if (state.children.length === 0) {
      const layoutOptions = { 'elk.portConstraints': 'FIXED_POS', 'elk.alignment': 'LEFT' };
      return { id, width, height: height + above, ports, layoutOptions };
    }
    const { west, east } = lanesOf(edges, id);
    const sides = {
      top: above + height + 8,
      left: 14 + lane * west.length,
      bottom: 14,
      right: 14 + lane * east.length + (room.get(id) ?? 0),
    };
    const padding = Object.entries(sides).map(([name, length]) => `${name}=${length}`);
    const children = state.children.flatMap(child => chart.states.filter(one => one.id === child));
    return {
      id,
      ports,
      layoutOptions: {
        ...within,
        'elk.alignment': 'LEFT',
        'elk.portConstraints': 'FIXED_ORDER',
        'elk.padding': `[${padding.join()}]`,
      },
      children: [...west.filter(edge => edge.isInner).map(insideNode), ...children.map(nodeOf)],
    };
  };
  return {
    id: 'drawing',
    layoutOptions: { ...drawing, ...within },
    children: chart.states.slice(0, 1).map(nodeOf),
    edges: edges.map(edgeOf),
  };
}

/** How much higher than its box a state is for the layout. */
export function aboveOf(chart: Chart, id: string): number {
  return chart.states.some(({ initial }) => initial === id) ? dotRoom : 0;
}

/** The lines of a state that holds others, by the border along which they run. */
export function lanesOf(edges: Edge[], id: string): { west: Edge[]; east: Edge[] } {
  const own = edges.filter(({ source }) => source === id);
  const isWest = ({ isInner, isBack }: Edge) => isInner || isBack;
  return { west: own.filter(isWest), east: own.filter(edge => !isWest(edge)) };
}

/** The id, in the graph, of the line that an edge is drawn as. */
export function lineOf(edge: string): string {
  return `${edge}::line`;
}

/** The middle of the rows from which a line starts. */
function middleOf(rows: Row[], { transitions }: Edge): number {
  const own = rows.filter(row => transitions.some(({ id }) => id === row.transition));
  const [top, last] = [own.at(0), own.at(-1)];
  return top && last ? (top.y + last.y + last.height) / 2 : 0;
}

/** Where a line to something within a state comes out of its lane. */
function insideNode(edge: Edge): ElkNode {
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  return { id: insideOf(edge), width: 1, height: 10, layoutOptions };
}

/** Lines come in at one point of the left border, those that lead back at one of the right border. */
function portsOf(
  edges: Edge[],
  id: string,
  content: Contents | undefined,
  above: number,
): ElkPort[] {
  const { width = 0, rows = [] } = content ?? {};
  const port = (name: string, isWest: boolean, y: number) => ({
    id: name,
    x: isWest ? 0 : width,
    y: y + above,
    width: 0,
    height: 0,
    layoutOptions: { 'elk.port.side': isWest ? 'WEST' : 'EAST' },
  });
  const coming = edges.filter(({ target }) => target === id);
  return [
    ...(coming.some(({ isBack }) => !isBack) ? [port(goalOf(id, false), true, entrance)] : []),
    ...(coming.some(({ isBack }) => isBack) ? [port(goalOf(id, true), false, entrance)] : []),
    ...edges
      .filter(({ source, isInner }) => source === id && !isInner)
      .map(edge => port(edge.id, edge.isBack, middleOf(rows, edge))),
  ];
}

function edgeOf(edge: Edge): ElkExtendedEdge {
  const { id, target, isInner, isBack } = edge;
  const from = isInner ? insideOf(edge) : id;
  const to = goalOf(target, isBack);
  return { id: lineOf(id), sources: [isBack ? to : from], targets: [isBack ? from : to] };
}

function goalOf(state: string, isBack: boolean): string {
  return `${state}::${isBack ? 'back' : 'forth'}`;
}

function insideOf({ id }: Edge): string {
  return `${id}::inside`;
}
