/** Where everything of a chart is drawn, in pixels from the top left corner of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** The box of each state, by its id; the root's is the frame around all others. */
  boxes: Record<string, StateBox>;
  /** The arrow of each transition, by its id; one without a target is a row in the box of its source. */
  edges: Record<string, Edge>;
  /** From the dot to the initial state, by the id of the state that has the initial one. */
  initials: Record<string, Point[]>;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface StateBox extends Box {
  /** How high the part is that holds the name. */
  head: number;
  name: Line;
  /** Below name and rows, where transitions start that lead to states within. */
  sill: number | null;
  rows: Row[];
}

/** What a state does, or a transition that stays inside it. */
export interface Row extends Box {
  transition: string | null;
  lines: Line[];
}

export interface Edge {
  /** One way to each target. */
  ways: Point[][];
  label: Label;
}

export interface Label extends Box {
  lines: Line[];
}

/** A line of text, from the start of its base line. */
export interface Line extends Point {
  runs: Run[];
}

export interface Run {
  part: 'name' | 'event' | 'guard' | 'action' | 'key';
  text: string;
}

export function moved<T extends Point>(thing: T, by: Point): T {
  return { ...thing, x: thing.x + by.x, y: thing.y + by.y };
}

export function movedRow(row: Row, by: Point): Row {
  return { ...moved(row, by), lines: row.lines.map(line => moved(line, by)) };
}
