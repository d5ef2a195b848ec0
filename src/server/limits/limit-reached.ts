import type { Limit } from '../ground/answers.ts';

/** Something is asked for too often; this time nothing of it was done. */
export class LimitReached extends Error {
  override name = 'LimitReached';
  readonly limit: Limit;
  /** Until it can be asked for again. */
  readonly seconds: number;

  constructor(limit: Limit, seconds: number) {
    super(`The limit of ${limit} is reached`);
    this.limit = limit;
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}
