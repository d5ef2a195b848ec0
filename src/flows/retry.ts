import type { NetworkFailure } from '../api/outcome.ts';

/** What has come of a call of any operation. */
interface AnyOutcome {
  kind: 'answer' | NetworkFailure;
  isServerFault?: true;
}

/** How often what is read is asked for again by itself; what changes something never is. */
const maxRetries = 3;
const firstPauseMs = 2_000;

interface Counting {
  /** How many calls in a row have failed, one too many where another one would fail, too. A press begins with one again. */
  failures: number;
}

/** With one more failure. */
export function failuresWith({ failures }: Counting, outcome: AnyOutcome): number {
  return mayPass(outcome) ? failures + 1 : maxRetries + 1;
}

/** Whether the server is asked again without a press. */
export function mayBeTriedAgain({ failures }: Counting): boolean {
  return failures <= maxRetries;
}

/** The pause before the next call, in milliseconds: twice as long each time. */
export function pauseAfter({ failures }: Counting): number {
  return firstPauseMs * 2 ** (failures - 1);
}

/** What leads on from the state that shows why something could not be read. */
export const triedAgain = {
  on: {
    'try again pressed': {
      target: 'loading',
      meta: { rule: 'failure in its place' },
      actions: 'count anew',
    },
  },
  after: {
    'a growing pause': {
      guard: 'it may be tried again',
      target: 'loading',
      meta: { rule: 'reads try again' },
    },
  },
} as const;

/** Whether the fault lies with the connection, or with a server that may soon be well. */
function mayPass({ kind, isServerFault }: AnyOutcome): boolean {
  return isServerFault === true || kind === 'offline' || kind === 'timed out';
}
