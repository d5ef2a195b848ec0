/** Calls one after the other, which show together what one call alone cannot. */
export interface Sequence {
  /** What a backend does, in words. */
  name: string;
  /** What the web needs it for. */
  why: string;
  /** The state in which it begins. It is taken back at the end. */
  given: string;
  steps: readonly Step[];
  /** Says what is wrong with the messages of all calls, each empty where there is none. */
  compare?: (messages: string[]) => string | undefined;
}

type Step = Call | Change;

export interface Call {
  method: string;
  path: string;
  query?: Record<string, string>;
  /** Sent as it is where it is a text, else as JSON. */
  body?: unknown;
  /** Any, where it is left out. */
  status?: number;
}

/** Of the provider state, in the middle of the sequence. */
interface Change {
  action: 'setup' | 'teardown';
  state: string;
}
