import { serverTime } from '../exchange/server-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** By IANA; undefined is that of the device. */
let zone: string | undefined;
const listeners = new Set<() => void>();

/** Has all times be told in a zone by IANA from now on, or in that of the device. */
export function tellTimesIn(other: string | undefined): void {
  if (other === zone) return;
  zone = other;
  for (const listener of listeners) listener();
}

/** The zone in which times are told; undefined where it is that of the device. */
export function toldZone(): string | undefined {
  return zone;
}

/** Calls back when times are told in another zone. Returns what ends that. */
export function onOtherZone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 'Sunday, 29 November, 18:00', in a time zone by IANA or in that in which all is told. */
export function dayAndTime(at: Date, timeZone?: string): string {
  return [weekday, day, clock].map(one => shown(at, { ...one, timeZone })).join(', ');
}

/** 'today', 'tomorrow', 'yesterday', a weekday within a week, else '29 November', with a year that is another one. */
export function dayNear(at: Date, now = new Date(serverTime())): string {
  const days = daysFrom(now, at);
  const isOfThisYear = shown(at, year) === shown(now, year);
  return (
    names.get(days) ??
    shown(at, isWithinAWeek(days) ? weekday : isOfThisYear ? day : { ...day, year: 'numeric' })
  );
}

/** 'March', with a year that is another one. */
export function monthNear(at: Date, now = new Date(serverTime())): string {
  const isOfThisYear = shown(at, year) === shown(now, year);
  return shown(at, isOfThisYear ? month : { ...month, ...year });
}

/** '29 November', and on the day itself with its time. */
export function dateFrom(at: Date, now = new Date(serverTime())): string {
  return shown(at, daysFrom(now, at) === 0 ? { ...day, ...clock } : day);
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

/** '18:44'. */
export function timeOfDay(at: Date): string {
  return shown(at, clock);
}

const names = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** 'Sunday, 29 November 2026 at 18:00'. */
export function inFull(at: Date): string {
  return shown(at, { dateStyle: 'full', timeStyle: 'short' });
}

/** '29' and 'Nov', as on the leaf of a calendar. */
export function onLeaf(at: Date): { day: string; month: string } {
  return { day: shown(at, { day: 'numeric' }), month: shown(at, { month: 'short' }) };
}

const year = { year: 'numeric' } as const;
const month = { month: 'long' } as const;
const weekday = { weekday: 'long' } as const;
const day = { day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

function shown(at: Date, { timeZone = zone, ...options }: Intl.DateTimeFormatOptions): string {
  return formatterWith({ ...options, timeZone }).format(at);
}

/** To make one takes longer than to use it. */
function formatterWith(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  // A server tells times in any zone that a browser names.
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, formatter);
  return formatter;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 200;

function isWithinAWeek(days: number): boolean {
  return Math.abs(days) < 7;
}

/** How many midnights lie between. */
function daysFrom(now: Date, at: Date): number {
  return dayOf(at) - dayOf(now);
}

/** The number of its day, which tells days apart. */
export function dayOf(time: Date): number {
  const [date = 0, month = 0, fullYear = 0] = shown(time, numbers).split('/').map(Number);
  return Date.UTC(fullYear, month - 1, date) / dayMs;
}

const numbers = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
