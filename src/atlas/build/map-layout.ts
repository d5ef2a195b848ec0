import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AtlasData, Group } from '../data.ts';
import type { MapLayout, Place, Road, Sent } from '../map/layout.ts';
import { wordsOf } from '../map/words.ts';
import type { Passing } from '../messages.ts';
import type { Chart } from '../model/chart.ts';

/** All maps, which differ in the groups of several charts that are shown as one place each. */
export async function layoutsOfMap(charts: Chart[], groups: Group[], passings: Passing[]) {
  const several = groups.filter(group => group.charts.length > 1);
  const maps: AtlasData['maps'] = [];
  for (const closed of choicesOf(several)) {
    const layout = await layoutOfMap(charts, passings, closed);
    maps.push({ closed: closed.map(({ name }) => name), layout });
  }
  return maps;
}

function choicesOf<Item>(items: Item[]): Item[][] {
  let choices: Item[][] = [[]];
  for (const item of items) choices = choices.concat(choices.map(choice => [...choice, item]));
  return choices;
}

/**
 * Lays out all charts with what they call, and the messages between them. The charts of a closed
 * group are one place, without their calls and what they send each other.
 */
export async function layoutOfMap(
  allCharts: Chart[],
  passings: Passing[],
  closed: Group[] = [],
): Promise<MapLayout> {
  const groupOf = (id: string) => closed.find(({ charts }) => charts.includes(id))?.name;
  const placeOf = (id: string | null) => (id === null ? pages : (groupOf(id) ?? id));
  const charts = allCharts.filter(({ id }) => groupOf(id) === undefined);
  const passed = passings
    .map(({ from, to, ...sent }) => ({ ...sent, from: placeOf(from), to: placeOf(to) }))
    .filter(({ from, to }) => from !== to);
  const places = placesOf(charts, closed, passed);
  const roads = roadsOf(places, passed);
  const sought: ElkNode = {
    id: 'map',
    layoutOptions: options,
    children: places.map(({ id, kind, text }) => ({ id, ...sizeOf(kind, text) })),
    edges: roads.map(edgeOf),
  };
  const graph = await new ELK().layout(sought);
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    places: places.map(({ id, kind }, index) => ({
      id,
      kind,
      box: boxOf(graph.children?.[index]),
    })),
    roads: roads.map((road, index) => drawn(road, graph.edges?.[index])),
  };
}

type Passed = Passing & { from: string };

const pages = 'the pages';

/** What is no chart itself. */
function callsOf(charts: Chart[]): string[] {
  const calls = charts.flatMap(({ states }) =>
    states.flatMap(({ invokes }) =>
      invokes.filter(one => one.chart === undefined).map(({ source }) => source),
    ),
  );
  return [...new Set(calls)];
}

interface Site extends Omit<Place, 'box'> {
  /** What stands below its name. */
  text: string;
}

/** A chart stands above those that it starts; of others, the one with more senders stands lower. */
function placesOf(charts: Chart[], closed: Group[], passed: Passed[]): Site[] {
  const starterOf = (id: string) => passed.find(({ to, event }) => to === id && event === 'start');
  const depthOf = (id: string, below: string[] = []): number => {
    const starter = starterOf(id)?.from;
    if (starter === undefined || starter === id || below.includes(starter)) return 0;
    return 1 + depthOf(starter, [...below, id]);
  };
  const hearsFrom = (id: string) =>
    new Set(passed.filter(({ to }) => to === id).map(({ from }) => from)).size;
  const owners: Site[] = [
    ...charts.map(({ id, description }) => ({ id, kind: 'chart' as const, text: description })),
    ...closed.map(({ name: id, charts }) => ({
      id,
      kind: 'group' as const,
      text: charts.join(', '),
    })),
  ];
  const sorted = owners.toSorted(
    ({ id: one }, { id: other }) =>
      depthOf(one) - depthOf(other) || hearsFrom(one) - hearsFrom(other),
  );
  return [
    { id: pages, kind: 'pages', text: '' },
    ...sorted,
    ...callsOf(charts).map(id => ({ id, kind: 'call' as const, text: '' })),
  ];
}

type Way = Omit<Road, 'points' | 'label'>;

function roadsOf(places: Site[], passed: Passed[]): Way[] {
  const sentBy = (from: string, to: string) => {
    const own = passed.filter(one => one.from === from && one.to === to);
    return [...Map.groupBy(own, ({ event }) => event)]
      .map(([event, same]): Sent => ({ event, isSeen: same.some(({ isSeen }) => isSeen) }))
      .toSorted((one, other) => one.event.localeCompare(other.event, 'en'));
  };
  return places
    .flatMap(({ id: from }, index) =>
      places.slice(index + 1).map(({ id: to }) => ({
        from,
        to,
        there: sentBy(from, to),
        back: sentBy(to, from),
      })),
    )
    .filter(({ there, back }) => there.length + back.length > 0);
}

const widths = { pages: 170, chart: 290, group: 290, call: 220 } satisfies Record<
  Place['kind'],
  number
>;

/** A name and one line, or the lines of a text and two more with what is proven. */
function sizeOf(kind: Place['kind'], text: string) {
  const lines = text === '' ? 0 : Math.ceil(text.length / 34) + 2;
  return { width: widths[kind], height: text === '' ? 60 : 52 + lines * lineHeight };
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '40',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeNode': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

const lineHeight = 18;
const characterWidth = 7.2;

function edgeOf({ from, to, there, back }: Way, index: number): ElkExtendedEdge {
  const lines = [...there, ...back].map(wordsOf);
  const longest = Math.max(...lines.map(({ length }) => length));
  const label = {
    text: lines.join(' '),
    width: Math.ceil((longest + 3) * characterWidth),
    height: lines.length * lineHeight + 8,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
  return { id: `road ${index}`, sources: [from], targets: [to], labels: [label] };
}

function boxOf(node: Partial<Pick<ElkNode, 'x' | 'y' | 'width' | 'height'>> = {}) {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  return { x: Math.round(x), y: Math.round(y), width, height };
}

function drawn(way: Way, edge: ElkExtendedEdge | undefined): Road {
  const [section] = edge?.sections ?? [];
  if (!section) throw new Error(`The way from ${way.from} to ${way.to} was not laid out`);
  const { startPoint, bendPoints = [], endPoint } = section;
  const points = [startPoint, ...bendPoints, endPoint];
  return {
    ...way,
    points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    label: boxOf(edge?.labels?.[0]),
  };
}
