/** In milliseconds: an answer takes a while, and it says the second alone. */
const slackMs = 120_000;

/** By how many milliseconds the clock of the device is wrong; never changed on the server. */
let lateMs = 0;

/** The first time that was learnt, in milliseconds since the epoch. */
let firstLearnt: number | undefined;

/**
 * Learns how late it is from the `Date` of an answer (RFC 9110, 6.6.1): the server decides what is past, and the
 * clock of a device may be wrong by days.
 */
export function learnTime(date: string | null): void {
  const learnt = Date.parse(date ?? '');
  if (Number.isNaN(learnt)) return;
  firstLearnt ??= learnt;
  const late = learnt - Date.now();
  lateMs = Math.abs(late) > slackMs ? late : 0;
}

/**
 * How late it was on the server at the first answer to this document, in milliseconds since the epoch; undefined where
 * it has not said so.
 */
export function firstServerTime(): number | undefined {
  return firstLearnt;
}

/** How late it is on the server, in milliseconds since the epoch. */
export function serverTime(): number {
  return Date.now() + lateMs;
}

/** Whether the clock of the device says another time than the server. */
export function isClockWrong(): boolean {
  return lateMs !== 0;
}
