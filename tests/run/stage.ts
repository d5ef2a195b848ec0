/** Part of a run. Its result is counts, whatever happens in it. */
export interface Stage {
  name: string;
  /** A stage that is itself a run tells of its own stages. */
  run: () => Counts | Outcome | Promise<Counts | Outcome>;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each test that did not pass at once. */
  lines: string[];
  stages?: Timed[];
}

/** What has come of a run. */
export interface Outcome extends Counts {
  stages: Timed[];
}

interface Timed {
  name: string;
  seconds: number;
  passed: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, lines: [] };

export const failedLine = 'Failed: ';

/** Counts one failure, with the reason in a line. */
export function failure(why: string): Counts {
  return { ...none, failed: 1, lines: [failedLine + why] };
}

/** Counts one proof that cannot be had here, with the reason in a line. */
export function skip(why: string): Counts {
  console.log(`Skipped: ${why}`);
  return { ...none, skipped: 1, lines: [`Skipped: ${why}`] };
}
