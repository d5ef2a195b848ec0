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
  told: string[];
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

export const none: Counts = { passed: 0, failed: 0, skipped: 0, told: [] };

export const failedTold = 'Failed: ';

/** Counts one failure, with the reason in a line. */
export function failure(why: string): Counts {
  return { ...none, failed: 1, told: [failedTold + why] };
}

/** Counts one proof that cannot be had here, with the reason in a line. */
export function skip(why: string): Counts {
  console.log(`Skipped: ${why}`);
  return { ...none, skipped: 1, told: [`Skipped: ${why}`] };
}
