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
  /** The call that it is about, where that is not the first that changes something. */
  about?: Pick<Call, 'method' | 'path'>;
  /** What is sent, where the name does not say it. */
  sent?: string[];
  /** Says what is wrong with the messages of all calls, each empty where there is none. */
  compare?: (messages: string[]) => string | undefined;
}

export type Step = Call | Change;

export interface Call {
  /** In words. */
  name: string;
  method: string;
  /** A name in braces, here, in the query or in JSON, stands for what a state was asked with, has returned, or an answer has shown. */
  path: string;
  query?: Record<string, string>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  /** The `code` of the answer, where the web goes by it. */
  code?: string;
  /** Whether it sends the cookies that earlier answers have set, as a browser does. */
  keepsCookies?: boolean;
  /** Whose session it sends, of those that the state has returned. */
  by?: 'member' | 'other';
  /** Whether it sends an `Idempotency-Key`: in all calls of a sequence the same. */
  isKeyed?: boolean;
  /** The status of the answer; any, where it is left out. */
  status?: number | undefined;
  /** What the answer has, by its place in the body, such as `items.0.id`. An unknown name in braces takes what is there. */
  shows?: Record<string, unknown>;
  /** What stands anywhere in the answer. */
  says?: string;
}

/** A change of the provider state in the middle of a sequence. */
export interface Change {
  action: 'setup' | 'teardown';
  state: string;
}

/** The calls of a sequence that change something; a sign-in alone only where nothing else does. */
export function changesIn({ steps }: Sequence): Call[] {
  const calls = steps.filter(step => 'method' in step);
  const changes = calls.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
  const others = changes.filter(({ path }) => path !== '/api/session');
  return others.length > 0 ? others : changes;
}

/** The call by which a sequence is found. */
export function subjectOf(sequence: Sequence): Pick<Call, 'method' | 'path'> {
  const calls = sequence.steps.filter(step => 'method' in step);
  const [subject = { method: '', path: '' }] = [...changesIn(sequence), ...calls];
  return sequence.about ?? subject;
}

type Details = Omit<Call, 'name' | 'method' | 'path' | 'query'> & { name?: string };

/** Makes calls of one sender; `line` has the method and the address. */
function callsOf(who: string, sender: Pick<Call, 'by' | 'keepsCookies'>) {
  return (line: string, answer: number | Details = {}): Call => {
    const [method = '', path = '', search] = line.split(/[ ?]/);
    const query = Object.fromEntries(new URLSearchParams(search));
    const details = typeof answer === 'number' ? { status: answer } : answer;
    return { name: `${line}${who}`, method, path, query, status: 200, ...sender, ...details };
  };
}

export const byMember = callsOf(' by the member', { by: 'member' });
export const byOther = callsOf(' by the other', { by: 'other' });
export const byAnyone = callsOf('', {});
export const byBrowser = callsOf('', { keepsCookies: true });
