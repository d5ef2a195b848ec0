import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AtlasData, Group } from '../data.ts';
import type { MapLayout, Place, Road } from '../map/layout.ts';
import type { Chart } from '../model/chart.ts';
import type { Message } from '../model/coverage.ts';

/** All maps, which differ in the groups of several charts that are shown as one place each. */
export async function layoutsOfMap(charts: Chart[], groups: Group[], messages: Message[]) {
  const several = groups.filter(group => group.charts.length > 1);
  const maps: AtlasData['maps'] = [];
  for (const closed of choicesOf(several)) {
    const layout = await layoutOfMap(charts, messages, closed);
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
 * Lays out all charts with what they call, and the messages that were seen to pass between them. The
 * charts of a closed group are one place, without their calls and what they tell each other.
 */
export async function layoutOfMap(
  allCharts: Chart[],
  messages: Message[],
  closed: Group[] = [],
): Promise<MapLayout> {
  const groupOf = (id: string) => closed.find(({ charts }) => charts.includes(id))?.name;
  const charts = allCharts.filter(({ id }) => groupOf(id) === undefined);
  const sent = sentIn(allCharts, messages)
    .map(({ from, to, event }) => ({ from: groupOf(from) ?? from, to: groupOf(to) ?? to, event }))
    .filter(({ from, to }) => from !== to);
  const passed = [...sent, ...startsOf(charts)];
  const places = placesOf(charts, closed, passed);
  const roads = roadsOf(places, passed);
  const sought: ElkNode = {
    id: 'map',
    layoutOptions: options,
    children: places.map(({ id, kind }) => ({ id, ...sizes[kind] })),
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

type Passed = Pick<Message, 'to' | 'event'> & { from: string };

const pages = 'the pages';

/** An event without a sender, from a clock or an answer for instance, is no message. */
function sentIn(charts: Chart[], messages: Message[]): Passed[] {
  const isSent = ({ to, event }: Message) =>
    charts.some(({ id, events }) => id === to && events.includes(event));
  return messages.flatMap(message => {
    const { from, to, event } = message;
    if (from !== null) return [{ from, to, event }];
    return isSent(message) ? [{ from: pages, to, event }] : [];
  });
}

/** Of what the charts call. */
function startsOf(charts: Chart[]): Passed[] {
  return callsOf(charts).map(({ chart, id }) => ({ from: chart, to: id, event: 'start' }));
}

/** What is no chart itself: the start of a chart is a message. */
function callsOf(charts: Chart[]): { id: string; chart: string }[] {
  return charts.flatMap(({ id: chart, states }) =>
    states.flatMap(({ invokes }) =>
      invokes.filter(one => one.chart === undefined).map(({ source }) => ({ id: source, chart })),
    ),
  );
}

type Site = Omit<Place, 'box'>;

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
    ...charts.map(({ id }) => ({ id, kind: 'chart' as const })),
    ...closed.map(({ name }) => ({ id: name, kind: 'group' as const })),
  ];
  const sorted = owners.toSorted(
    ({ id: one }, { id: other }) =>
      depthOf(one) - depthOf(other) || hearsFrom(one) - hearsFrom(other),
  );
  return [
    { id: pages, kind: 'pages' },
    ...sorted,
    ...[...new Set(callsOf(charts).map(({ id }) => id))].map(id => ({ id, kind: 'call' as const })),
  ];
}

type Way = Omit<Road, 'points' | 'label'>;

function roadsOf(places: Site[], passed: Passed[]): Way[] {
  const eventsOf = (from: string, to: string) =>
    [...new Set(passed.filter(one => one.from === from && one.to === to).map(one => one.event))]
      .map(event => (event.startsWith('done: ') ? 'done' : event))
      .toSorted();
  return places
    .flatMap(({ id: from }, index) =>
      places.slice(index + 1).map(({ id: to }) => ({
        from,
        to,
        there: eventsOf(from, to),
        back: eventsOf(to, from),
      })),
    )
    .filter(({ there, back }) => there.length + back.length > 0);
}

const sizes = {
  pages: { width: 170, height: 60 },
  chart: { width: 290, height: 116 },
  group: { width: 290, height: 116 },
  call: { width: 220, height: 60 },
} satisfies Record<Place['kind'], { width: number; height: number }>;

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
  const lines = [...there, ...back];
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
