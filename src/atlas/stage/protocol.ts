import type { Transition } from '../model/chart.ts';
import type { Step } from '../model/walk.ts';

/** What the atlas asks of the stage in its frame. */
export type Command = Wish | { type: 'reload' } | { type: 'dress'; theme: Theme };

/** What is asked of the site on the stage. */
export type Wish =
  | { type: 'do'; chart: string; event: string; example: string }
  | { type: 'go'; steps: -1 | 1 }
  | { type: 'pass'; milliseconds: number }
  | { type: 'run the clock'; runs: boolean }
  | { type: 'hold the parts'; holds: boolean };

/** What the stage reports to the atlas. Like a recorded step it holds names only, no data. */
export type Report =
  | { type: 'began' }
  | { type: 'step'; step: Step }
  | { type: 'status'; status: Status };

export type Theme = 'light' | 'dark';

export interface Status {
  /** The name of the example that opens this page. */
  page: string;
  canGo: { back: boolean; forward: boolean };
  /** The time is in whole seconds since the stage began. */
  clock: { seconds: number; runs: boolean };
  /** Whether the fetching of a page's chart is held back. */
  holdsParts: boolean;
  /** The charts that run. */
  running: string[];
  offers: Offer[];
}

/** Something that can be done now, and what its chart makes of it. */
export interface Offer {
  chart: string;
  /** As in the chart: `submitted`, `done: fetch the chart`, `after: a long wait`. */
  event: string;
  kind: Transition['kind'];
  /** Tells what is sent with it; empty where there is nothing to tell. */
  example: string;
  /** The transitions that it takes, in other charts too; none where the chart ignores it. */
  takes: string[];
  /** The transitions whose guard says no. */
  refuses: string[];
  /** Whether it cannot be done because a modal lies over the page. */
  isCovered: boolean;
}

/** A message that the atlas has sent to its own stage, or nothing: anybody may post messages. */
export function commandIn(message: Message): Command | undefined {
  return isOurs(message) && isCommand(message.data) ? message.data : undefined;
}

export function reportIn(message: Message): Report | undefined {
  return isOurs(message) && isReport(message.data) ? message.data : undefined;
}

type Message = Pick<MessageEvent<unknown>, 'data' | 'origin'>;

function isOurs({ origin }: Message): boolean {
  return origin === globalThis.origin;
}

const commands: Record<Command['type'], true> = {
  do: true,
  go: true,
  pass: true,
  'run the clock': true,
  'hold the parts': true,
  reload: true,
  dress: true,
};

const reports: Record<Report['type'], true> = { began: true, step: true, status: true };

function isCommand(data: unknown): data is Command {
  return hasType(data) && Object.hasOwn(commands, data.type);
}

function isReport(data: unknown): data is Report {
  return hasType(data) && Object.hasOwn(reports, data.type);
}

function hasType(data: unknown): data is { type: string } {
  return (
    typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'
  );
}
