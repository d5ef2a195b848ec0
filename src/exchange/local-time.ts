/**
 * What a field for date and time holds, in milliseconds since the epoch; NaN for anything else. Such a
 * text knows of no time zone: it is meant in that of the device.
 */
export function timeOf(text: string): number {
  return new Date(text).getTime();
}

/**
 * The instant, in ISO 8601 with UTC, of a text without a zone, such as a field for date and time holds.
 * Throws a `RangeError` where it is none.
 */
export function instantOf(text: string): string {
  return new Date(text).toISOString();
}

/** What such a field holds for a time in milliseconds since the epoch. */
export function localTime(time: number): string {
  const ahead = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - ahead).toISOString().slice(0, 16);
}

const hourMs = 3_600_000;
const saturday = 6;

/**
 * Three times at which neighbours like to meet, on the device, the next ones first: evenings, and Saturday at eleven.
 * Each is at least an hour after `now`, which is in milliseconds since the epoch, as they are.
 */
export function timesToMeet(now: number): number[] {
  const at = (days: number, hour: number) => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    return day.setHours(hour, 0, 0, 0);
  };
  const isFree = (time: number) => time >= now + hourMs;
  const toSaturday = saturday - new Date(now).getDay();
  const mornings = [at(toSaturday, 11), at(toSaturday + 7, 11)].filter(isFree).slice(0, 1);
  const evenings = [at(0, 18), at(1, 18), at(2, 18)].filter(isFree).slice(0, 2);
  return [...evenings, ...mornings].toSorted((one, other) => one - other);
}
