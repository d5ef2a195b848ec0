/** Calls one after the other, which show together what one call alone cannot. */
export interface Sequence {
  /** What a backend does, in words. */
  name: string;
  /** What the web needs it for. */
  why: string;
  /** The state in which it begins. It is taken back at the end. */
  given: string;
  /** What its states are asked for with. */
  with?: Record<string, unknown>;
  steps: readonly Step[];
  /** What is sent, where the name does not say it. */
  sent?: string[];
  /** Says what is wrong with the messages of all calls, each empty where there is none. */
  compare?: (messages: string[]) => string | undefined;
}

export type Step = Call | Change;

export interface Call {
  /** Unique among the calls of its sequence, in words. */
  name: string;
  method: string;
  path: string;
  query?: Record<string, string>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  /** The `code` of the answer, where the web goes by it. */
  code?: string;
  /** Whether it sends the cookies that earlier answers have set, as a browser does. */
  keepsCookies?: boolean;
  /** The status of the answer; any, where it is left out. */
  status?: number | undefined;
}

/** A change of the provider state in the middle of a sequence. */
interface Change {
  action: 'setup' | 'teardown';
  state: string;
}
