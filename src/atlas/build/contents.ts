import { type Line, moved, type Row, type Run, type StateBox } from '../chart/layout.ts';
import { conditionOf, eventOf, keyOf } from '../chart/words.ts';
import type { Chart, State, Transition } from '../model/chart.ts';
import { lineHeight, type Paragraph, paragraph, stacked } from './text.ts';

/** A box before it has a place. */
export type Contents = Omit<StateBox, 'x' | 'y'>;

interface Caption {
  width: number;
  height: number;
  lines: Line[];
}

type Unplaced = Caption & Pick<Row, 'transition'>;

const side = 12;
/** For what says whether a test took the state. */
const sign = 18;
const gap = 4;
/** Labels on one line. */
const between = 2;
const head = 32;
const narrowest = 96;
const widest = { label: 160, row: 190, rows: 480 };

/** What stands inside the box of a state, from the box's own top left corner. */
export function contentsOf(chart: Chart, state: State): Contents {
  const isAtomic = state.children.length === 0;
  const title = paragraph([...typeRuns(state), { part: 'name', text: keyOf(state.id) }], Infinity);
  const rows = placed(rowsOf(chart, state), side / 2, isAtomic ? 0 : widest.rows);
  const right = Math.max(side / 2, ...rows.map(row => row.x + row.width));
  const bottom = Math.max(head, ...rows.map(({ y, height }) => y + height + side / 2));
  const width = Math.max(narrowest, title.width + 2 * side + sign, right + side / 2);
  return {
    width,
    height: bottom,
    head,
    name: { x: side, y: 21, runs: title.lines.flatMap(({ runs }) => runs) },
    sill: isAtomic ? null : bottom,
    rows: isAtomic ? rows.map(row => ({ ...row, width: width - row.x - side / 2 })) : rows,
  };
}

/** Event, guard and actions, each on a line of its own; of several transitions one below the other. */
export function captionsOf(chart: Chart, transitions: Transition[]) {
  const plates = transitions.map(one => plate(wordsOf(chart, one, widest.label), one.id));
  const width = Math.max(...plates.map(one => one.width));
  const captions: (Caption & { y: number })[] = [];
  let bottom = -between;
  for (const { height, lines } of plates) {
    captions.push({ y: bottom + between, width, height, lines });
    bottom += between + height;
  }
  return { width, height: bottom, captions };
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
  const inside = state.transitions.filter(({ targets }) => targets.length === 0);
  return [
    ...notes.map(([key, text]) => note(key, text)),
    ...inside.map(one => plate(wordsOf(chart, one, widest.row), one.id)),
  ];
}

function note(key: string, text: string): Unplaced {
  const { width, lines } = paragraph(
    [
      { part: 'key', text: key },
      { part: 'action', text },
    ],
    widest.row,
  );
  return {
    width: width + side,
    height: lines.length * lineHeight + 2,
    lines: lines.map(line => moved(line, { x: side / 2, y: 0 })),
    transition: null,
  };
}

function wordsOf(chart: Chart, transition: Transition, maximum: number): Paragraph {
  const { name, wait } = eventOf(chart, transition);
  const condition = conditionOf(chart, transition);
  const event: Run[] = [{ part: 'event', text: name }];
  if (wait) event.push({ part: 'key', text: `· ${wait}` });
  const lines: Run[][] = [event];
  if (condition !== null) lines.push([{ part: 'guard', text: `[${condition}]` }]);
  for (const action of transition.actions) {
    lines.push([
      { part: 'key', text: '/' },
      { part: 'action', text: action },
    ]);
  }
  return stacked(lines.map(runs => paragraph(runs, maximum)));
}

function plate({ width, lines }: Paragraph, transition: string): Unplaced {
  return {
    width: width + 16,
    height: lines.length * lineHeight + 8,
    lines: lines.map(line => moved(line, { x: 8, y: 4 })),
    transition,
  };
}

/** One below the other, or side by side while they fit. */
function placed(rows: Unplaced[], left: number, maximum: number): Row[] {
  const done: Row[] = [];
  let [x, y, bottom] = [left, head + gap, head + gap];
  for (const row of rows) {
    if (x > left && x + row.width > maximum) [x, y] = [left, bottom + gap];
    const corner = { x, y };
    const lines = row.lines.map(line => moved(line, corner));
    done.push({ ...row, ...corner, lines });
    bottom = Math.max(bottom, y + row.height);
    x += row.width + gap;
  }
  return done;
}
