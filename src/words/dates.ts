import { serverTime } from '../exchange/server-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 'Sunday, 29 November, 18:00', in a time zone by IANA or in that of the device. */
export function dayAndTime(at: Date, timeZone?: string): string {
  return [weekday, day, clock].map(one => shown(at, { ...one, timeZone })).join(', ');
}

/** 'today', 'tomorrow', 'yesterday', a weekday within a week, else '29 November', with a year that is another one. */
export function dayNear(at: Date, now = new Date(serverTime())): string {
  const days = daysFrom(now, at);
  const isOfThisYear = at.getFullYear() === now.getFullYear();
  return (
    names.get(days) ??
    shown(at, isWithinAWeek(days) ? weekday : isOfThisYear ? day : { ...day, year: 'numeric' })
  );
}

/** Of a time that two agree on: 'tomorrow at 18:00', 'Sunday at 18:00', 'Sunday, 29 November at 18:00'. */
export function timeNear(at: Date, now = new Date(serverTime())): string {
  const isFar = !isWithinAWeek(daysFrom(now, at));
  return `${isFar ? `${shown(at, weekday)}, ` : ''}${dayNear(at, now)} at ${timeOfDay(at)}`;
}

/** The same in a sentence: 'tomorrow at 18:00', 'on Sunday at 18:00'. */
export function onTimeNear(at: Date, now = new Date(serverTime())): string {
  return `${names.has(daysFrom(now, at)) ? '' : 'on '}${timeNear(at, now)}`;
}

/** Of what has happened: 'today, 18:44', 'Tuesday, 18:44', '27 November'. */
export function momentNear(at: Date, now = new Date(serverTime())): string {
  const time = isWithinAWeek(daysFrom(now, at)) ? `, ${timeOfDay(at)}` : '';
  return `${dayNear(at, now)}${time}`;
}

/** How long something can still be done: '2 days left', '5 hours left'. */
export function timeLeft(until: Date, now = new Date(serverTime())): string {
  const hours = Math.floor((until.getTime() - now.getTime()) / hourMs);
  if (hours < 1) return 'less than an hour left';
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
  return `${Math.floor(hours / 24)} days left`;
}

/** '18:44', on the device. */
export function timeOfDay(at: Date): string {
  return shown(at, clock);
}

const names = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

const weekday = { weekday: 'long' } as const;
const day = { day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

function shown(at: Date, options: Intl.DateTimeFormatOptions): string {
  return at.toLocaleString('en-GB', options);
}

function isWithinAWeek(days: number): boolean {
  return Math.abs(days) < 7;
}

/** How many midnights lie between; a day on which clocks change is an hour shorter or longer. */
function daysFrom(now: Date, at: Date): number {
  return Math.round((midnightOf(at) - midnightOf(now)) / dayMs);
}

function midnightOf(time: Date): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
