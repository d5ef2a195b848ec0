/** Where everything of a chart is drawn, in pixels from the top left corner of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** The box of each state, by its id; the root's is the frame around all others. */
  boxes: Record<string, StateBox>;
  /** From the row of each transition, by its id, to each of its targets. */
  lines: Record<string, Point[][]>;
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
  rows: Row[];
}

/** What a state does, or one of its transitions. */
export interface Row extends Box {
  transition: string | null;
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

/** A copy of a thing on the drawing, moved by so many pixels. */
export function moved<T extends Point>(thing: T, by: Point): T {
  return { ...thing, x: thing.x + by.x, y: thing.y + by.y };
}

/** A copy of a row on the drawing, moved with its lines by so many pixels. */
export function movedRow(row: Row, by: Point): Row {
  return { ...moved(row, by), lines: row.lines.map(line => moved(line, by)) };
}
