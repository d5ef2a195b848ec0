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
