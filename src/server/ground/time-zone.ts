import { expecting } from '../../environment.ts';

/** In milliseconds. All zones are so many of these ahead of UTC, or behind it. */
const quarterMs = 15 * 60_000;

export const timeZone = expecting('a time zone by IANA such as Europe/Berlin', text =>
  isTimeZone(text) ? { value: text } : undefined,
);

/** A machine may say of its own that it is unknown. */
const { timeZone: said } = new Intl.DateTimeFormat().resolvedOptions();
export const zoneOfMachine = isTimeZone(said) ? said : 'UTC';

/** The next time at which clocks in a zone show a time such as '07:00'. */
export function nextTime(clock: string, now: Date, zone: string): Date {
  const clocks = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  let time = Math.floor(now.getTime() / quarterMs) * quarterMs;
  do time += quarterMs;
  while (clocks.format(time) !== clock);
  return new Date(time);
}

function isTimeZone(text: string): boolean {
  try {
    // An offset, such as +02:00, is none by IANA.
    return /^[a-z]/i.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}
