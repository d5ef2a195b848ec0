/** What a test did with the charts. */
export interface Trace {
  /** `tests/flows/site.test.ts`, or the journey's file. */
  file: string;
  /** The titles from the outside in, joined by ` › `. */
  test: string;
  kind: 'unit' | 'browser';
  /** The window of a browser: `desktop` or `phone`. */
  window?: string;
  passed: boolean;
  steps: Step[];
  /** Of a test that failed, the steps when it passed last. */
  before?: Step[];
}

/** The last run of all tests. */
export interface Run {
  /** As in ISO 8601. */
  date: string;
  /** The hash of the commit, with a note where files had changed since. */
  commit: string;
  /** What each chart was, by its id. */
  digests: Record<string, string>;
}

/** One event and everything that it led to within its chart. It holds names only, no data. */
export interface Step {
  chart: string;
  /** As in the chart; `start` for the first. */
  event: string;
  /** The chart that sent it, or null for a visitor, a clock or an answer. */
  sender: string | null;
  /** The transitions taken, one after the other; none where the event was ignored. */
  taken: string[];
  /** Every active state afterwards, sorted: the root comes first. */
  states: string[];
}
