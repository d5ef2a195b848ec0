import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk.bundled.js';
import { ancestryOf, type Chart, type State, type Transition } from '../model/chart.ts';
import { captionsOf, type Contents } from './contents.ts';

/** One line of the drawing, from a state, or from the dot within it, to a state. */
export interface Way {
  id: string;
  source: string;
  target: string;
  /** From the inside of its source to something within. */
  isInner: boolean;
  /** Against the order of the source. The layout is given it turned round, so that it has no circles. */
  isBack: boolean;
  /** None of a dot. */
  transitions: Transition[];
}

/** Of every state that holds others. */
const within = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const drawing = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

const first = { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' };

/** The chart as the layout engine wants it, some states with more room on their right. */
export function graphOf(
  chart: Chart,
  contents: Map<string, Contents>,
  ways: Way[],
  room: ReadonlyMap<string, number>,
): ElkNode {
  const nodeOf = (state: State): ElkNode => {
    const { id } = state;
    const { width = 0, height = 0 } = contents.get(id) ?? {};
    if (state.children.length === 0)
      return { id, width, height, layoutOptions: { 'elk.alignment': 'TOP' } };
    const inner = ways.filter(way => way.isInner && way.source === id);
    const children = state.children.flatMap(child => chart.states.filter(one => one.id === child));
    return {
      id,
      layoutOptions: {
        ...within,
        'elk.alignment': 'TOP',
        'elk.padding': `[top=${height + 10},left=18,bottom=18,right=${18 + (room.get(id) ?? 0)}]`,
      },
      children: [
        ...(inner.length > 0
          ? [{ id: insideOf(id), width: inner.length * 20, height: 1, layoutOptions: first }]
          : []),
        ...(state.initial === null
          ? []
          : [{ id: dotOf(id), width: 12, height: 12, layoutOptions: first }]),
        ...children.map(nodeOf),
      ],
    };
  };
  return {
    id: 'drawing',
    layoutOptions: { ...drawing, ...within },
    children: chart.states.slice(0, 1).map(nodeOf),
    edges: ways.map(way => edgeOf(chart, way)),
  };
}

/** Every line that a chart needs. */
export function waysOf(chart: Chart): Way[] {
  const initials = chart.states.flatMap(({ id, initial }) =>
    initial === null
      ? []
      : [
          {
            id: dotOf(id),
            source: dotOf(id),
            target: initial,
            isInner: false,
            isBack: false,
            transitions: [],
          },
        ],
  );
  const bundles = chart.states.flatMap(state =>
    bundlesOf(state).flatMap(transitions => {
      const { id: source } = state;
      return (transitions[0]?.targets ?? []).map((target, index) => ({
        id: wayId(transitions, index),
        source,
        target,
        isInner: target !== source && ancestryOf(chart, target).some(({ id }) => id === source),
        isBack: isBack(chart, source, target),
        transitions,
      }));
    }),
  );
  return [...initials, ...bundles];
}

/** Those of a state that lead to the same: they share their line. */
export function bundlesOf({ transitions }: State): Transition[][] {
  const leading = transitions.filter(({ targets }) => targets.length > 0);
  return [...Map.groupBy(leading, ({ targets }) => targets.join()).values()];
}

export function wayId([first]: Transition[], target: number): string {
  return `${first?.id}::${target}`;
}

export function dotOf(state: string): string {
  return `${state}::initial`;
}

function insideOf(state: string): string {
  return `${state}::inside`;
}

function edgeOf(
  chart: Chart,
  { id, source, target, isInner, isBack, transitions }: Way,
): ElkExtendedEdge {
  const from = isInner ? insideOf(source) : source;
  const isLabelled = transitions.length > 0 && id === wayId(transitions, 0);
  return {
    id,
    sources: [isBack ? target : from],
    targets: [isBack ? from : target],
    labels: isLabelled ? [labelOf(chart, id, transitions)] : [],
  };
}

function labelOf(chart: Chart, text: string, transitions: Transition[]): ElkLabel {
  const { width, height } = captionsOf(chart, transitions);
  return {
    text,
    width,
    height,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
}

/** Whether the target, or what holds it, stands before the source, where the two part. */
function isBack(chart: Chart, source: string, target: string): boolean {
  const sources = ancestryOf(chart, source).toReversed();
  const targets = ancestryOf(chart, target).toReversed();
  const parting = sources.findIndex(({ id }, index) => id !== targets[index]?.id);
  const siblings = sources[parting - 1]?.children ?? [];
  const [one, other] = [sources[parting], targets[parting]];
  return Boolean(one && other && siblings.indexOf(other.id) < siblings.indexOf(one.id));
}
