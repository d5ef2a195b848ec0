import { type Line, moved, type Row, type Run, type StateBox } from '../chart/layout.ts';
import { conditionOf, eventOf, labelOf } from '../chart/words.ts';
import type { Chart, State, Transition } from '../model/chart.ts';
import { bundlesOf } from './edges.ts';
import { lineHeight, type Paragraph, paragraph, stacked } from './text.ts';

/** A box before it has a place. */
export type Contents = Omit<StateBox, 'x' | 'y'>;

/** In pixels. */
interface Room {
  left: number;
  right: number;
}

interface Unplaced {
  width: number;
  height: number;
  lines: Line[];
  transition: string | null;
}

const side = 10;
/** Between the border of a box and its rows. */
const inset = 5;
/** For what says whether a test took the state. */
const sign = 18;
/** Between rows. */
const between = 2;
const head = 30;
const narrowest = 72;
/** Text that is longer is broken. */
const widest = 145;

/**
 * What stands inside the box of a state, from the box's own top left corner: its name, what it does,
 * and its transitions, those that lead to the same one below the other. Rows leave room at their sides
 * for the lines that run within a state which holds others.
 */
export function contentsOf(chart: Chart, state: State, room: Room): Contents {
  const title = paragraph(
    [...typeRuns(state), { part: 'name', text: labelOf(state.id) }],
    Infinity,
  );
  const rows = rowsOf(chart, state);
  const left = inset + room.left;
  const widestRow = Math.max(0, ...rows.map(row => row.width));
  const needed = left + widestRow + inset + room.right;
  const width = Math.max(narrowest, title.width + 2 * side + sign, needed);
  const rowWidth = state.children.length === 0 ? width - 2 * inset : widestRow;
  const placed: Row[] = [];
  let bottom = head;
  for (const row of rows) {
    const corner = { x: left, y: bottom };
    const lines = row.lines.map(line => moved(line, corner));
    placed.push({ ...row, ...corner, width: rowWidth, lines });
    bottom += row.height + between;
  }
  return {
    width,
    height: rows.length > 0 ? bottom - between + inset : head,
    head,
    name: { x: side, y: 20, runs: title.lines.flatMap(({ runs }) => runs) },
    rows: placed,
  };
}

function typeRuns({ type }: State): Run[] {
  return type === 'history' ? [{ part: 'key', text: 'H' }] : [];
}

function rowsOf(chart: Chart, state: State): Unplaced[] {
  const notes: [key: string, text: string][] = [
    ...state.tags.map((tag): [string, string] => ['tag', tag]),
    ...state.invokes.map(({ id, source }): [string, string] => [
      'invoke',
      id === source ? source : `${source} (${id})`,
    ]),
    ...state.entry.map((action): [string, string] => ['entry /', action]),
    ...state.exit.map((action): [string, string] => ['exit /', action]),
  ];
  return [
    ...notes.map(([key, text]) => note(key, text)),
    ...bundlesOf(state).flatMap(bundle => bundle.map(one => plate(chart, one))),
  ];
}

function note(key: string, text: string): Unplaced {
  const runs: Run[] = [
    { part: 'key', text: key },
    { part: 'action', text },
  ];
  return { ...padded(paragraph(runs, widest), 1), transition: null };
}

/** Event and guard, on one line where they fit, and each action on a line of its own. */
function plate(chart: Chart, transition: Transition): Unplaced {
  const { name, wait } = eventOf(chart, transition);
  const condition = conditionOf(chart, transition);
  const event: Run[] = [{ part: 'event', text: name }];
  if (wait) event.push({ part: 'key', text: `· ${wait}`.replaceAll(' ', '\u00a0') });
  const guard: Run[] = condition === null ? [] : [{ part: 'guard', text: `[${condition}]` }];
  const isShort = paragraph([...event, ...guard], widest).lines.length === 1;
  const lines = [
    ...(isShort ? [[...event, ...guard]] : [event, guard]),
    ...transition.actions.map((action): Run[] => [
      { part: 'key', text: '/' },
      { part: 'action', text: action },
    ]),
  ];
  const text = stacked(lines.map(runs => paragraph(runs, widest)));
  return { ...padded(text, 3), transition: transition.id };
}

function padded({ width, lines }: Paragraph, above: number) {
  return {
    width: width + 2 * (side - inset),
    height: lines.length * lineHeight + 2 * above,
    lines: lines.map(line => moved(line, { x: side - inset, y: above })),
  };
}
