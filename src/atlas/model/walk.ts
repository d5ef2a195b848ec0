/** What a test did: every event that a chart took, in the order in which they were sent. */
export interface Walk {
  /** `tests/flows/site.test.ts`, or the journey's file. */
  file: string;
  /** The titles from the outside in, joined by ` › `. */
  test: string;
  kind: 'unit' | 'browser';
  /** The window of a browser's walk: `desktop` or `phone`. */
  window: string | null;
  passed: boolean;
  steps: Step[];
  /** Of a test that plays a row of the rules. */
  row?: Row;
  /** Cells (see `cellId`) of which the test has asserted that nothing happens. */
  ignored: string[];
}

interface Row {
  rule: string;
  /** How many of the last steps came of its last act. */
  acted: number;
  /** Where it says that the charts are then: the ends of the ids of states. */
  places: string[];
}

/** One event and everything that it led to within its chart. It holds names only, no data. */
export interface Step {
  chart: string;
  /** Where a chart runs several times in a walk: which of its actors, counted from 0, which is left out. */
  actor?: number;
  /** As in the chart; `start` for the first. */
  event: string;
  /** The chart that sent it, or null for a visitor, a clock or an answer. */
  sender: string | null;
  /** The transitions taken, one after the other; none where the event was ignored. */
  taken: string[];
  /** Every active state afterwards, sorted: the root comes first. */
  states: string[];
  /** The picture of the page afterwards, in a browser's walk. */
  picture?: string;
}

export function cellId(state: string, event: string): string {
  return `${state}::${event}`;
}
