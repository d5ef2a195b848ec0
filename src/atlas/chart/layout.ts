/** Where everything of a chart is drawn, in pixels from the top left corner of the drawing. */
export interface Layout {
  width: number;
  height: number;
  /** By the id of the state; the root is not drawn. */
  boxes: Record<string, Box>;
  /** By the id of the transition; those without a target stand inside the box of their source. */
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

export interface Edge {
  points: Point[];
  label: Box;
}
