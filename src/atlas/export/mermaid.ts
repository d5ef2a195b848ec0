import { conditionOf, eventOf } from '../chart/words.ts';
import { ancestryOf, type Chart, type State, type Transition } from '../model/chart.ts';
import { scxmlId } from './keys.ts';

/** The chart as a `stateDiagram-v2` of Mermaid. */
export function mermaidOf(chart: Chart): string {
  const aliases = new Map(chart.states.map(({ id }, index) => [id, `s${index}`]));
  const alias = (id: string) => aliases.get(id) ?? '';
  const roots = chart.states.filter(({ parent }) => parent === null);
  // An edge within a block would drag the states at its ends into that block.
  const edges = chart.states.flatMap(({ id, transitions }) =>
    transitions.flatMap(one =>
      one.targets.map(target => `${alias(id)} --> ${alias(target)} : ${labelOf(chart, one)}`),
    ),
  );
  const lines = [...roots.flatMap(root => blockOf(chart, root, alias)), ...edges];
  return [...(isForElk(chart) ? [] : byDagre), 'stateDiagram-v2', ...indented(lines), ''].join(
    '\n',
  );
}

const byDagre = ['---', 'config:', '  layout: dagre', '---'];

/**
 * Whether Mermaid 12 can lay out the chart by ELK, as it does by itself. It lays out what a state or a
 * region holds apart from the rest where no line leads from there to elsewhere, and then fails at a line
 * between one of the states held and something within that.
 */
function isForElk(chart: Chart): boolean {
  const isIn = (id: string, around: string) => ancestryOf(chart, id).some(one => one.id === around);
  const around = (id: string) => ancestryOf(chart, id)[1];
  const lines = chart.states.flatMap(({ id, transitions }) =>
    transitions.flatMap(({ targets }) => targets.map(target => [id, target] as const)),
  );
  // A note is elsewhere, and a line leads to it.
  const noted = chart.states.filter(
    one => one.children.length > 0 && notesOf(chart, one).length > 0,
  );
  const all = [...lines, ...noted.map(({ id }) => [id, ''] as const)];
  return lines.every(([from, to]) => {
    const outer = isIn(to, from) ? from : to;
    const holder = around(outer);
    if (!holder || from === to || !isIn(from, outer)) return true;
    const isRegion = holder.type === 'parallel';
    const apart = isRegion ? outer : holder.id;
    const parts = isRegion ? [outer] : holder.children;
    return all.some(
      ends =>
        ends.some(id => isIn(id, apart)) &&
        !parts.some(part => ends.every(id => isIn(id, part))) &&
        around(ends[0]) !== around(ends[1]),
    );
  });
}

type Alias = (id: string) => string;

function blockOf(chart: Chart, state: State, alias: Alias): string[] {
  const name = `state "${safe(scxmlId(state))}" as ${alias(state.id)}`;
  const children = chart.states
    .filter(({ parent }) => parent === state.id)
    .toSorted((one, other) => state.children.indexOf(one.id) - state.children.indexOf(other.id))
    .map(child => blockOf(chart, child, alias));
  const notes = notesOf(chart, state);
  const end = state.type === 'final' ? [`${alias(state.id)} --> [*]`] : [];
  if (children.length === 0) {
    return [name, ...notes.map(note => `${alias(state.id)} : ${note}`), ...end];
  }
  const start = state.initial === null ? [] : [`[*] --> ${alias(state.initial)}`];
  const between = state.type === 'parallel' ? ['--'] : [];
  const inside = children.flatMap((child, index) => (index > 0 ? between.concat(child) : child));
  return [`${name} {`, ...indented([...start, ...inside]), '}', ...noteAt(alias(state.id), notes)];
}

/** What happens within a state: all that is not an edge. */
function notesOf(chart: Chart, { type, invokes, entry, exit, transitions }: State): string[] {
  return [
    ...(type === 'history' ? ['history'] : []),
    ...invokes.map(({ id, source }) =>
      id === source ? `invoke ${safe(id)}` : `invoke ${safe(source)} (${safe(id)})`,
    ),
    ...entry.map(action => `entry / ${safe(action)}`),
    ...exit.map(action => `exit / ${safe(action)}`),
    ...transitions
      .filter(({ targets }) => targets.length === 0)
      .map(transition => labelOf(chart, transition)),
  ];
}

/** A state that has others within has no room for words of its own. */
function noteAt(alias: string, notes: string[]): string[] {
  const lines = indented(notes.map(note => `• ${note}`));
  return lines.length > 0 ? [`note right of ${alias}`, ...lines, 'end note'] : [];
}

function labelOf(chart: Chart, transition: Transition): string {
  const { name, wait } = eventOf(chart, transition);
  const condition = conditionOf(chart, transition);
  return [
    safe(wait ? `${name} (${wait})` : name),
    ...(condition === null ? [] : [`[${safe(condition)}]`]),
    ...(transition.actions.length > 0 ? [`/ ${transition.actions.map(safe).join(', ')}`] : []),
  ].join(' ');
}

/** Mermaid knows `#58;` for a colon, and takes `direction LR` for an order wherever it stands. */
function safe(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\p{M} .,'()/!?-]/gu, sign => `#${sign.codePointAt(0)};`)
    .replaceAll(/(?<=direction) (?=TB|BT|LR|RL)/gi, '#32;');
}

function indented(lines: string[]): string[] {
  return lines.map(line => `  ${line}`);
}
