import { expect, test } from 'vitest';
import {
  dayAndTime,
  dayNear,
  momentNear,
  onTimeNear,
  timeLeft,
  timeNear,
} from '../../src/words/dates.ts';

/** A Saturday, on the device. */
const now = new Date('2026-11-28T18:44');

test.each([
  ['2026-11-28T00:00', 'today at 00:00', 'today, 00:00'],
  ['2026-11-28T23:59', 'today at 23:59', 'today, 23:59'],
  ['2026-11-29T00:00', 'tomorrow at 00:00', 'tomorrow, 00:00'],
  ['2026-11-27T23:59', 'yesterday at 23:59', 'yesterday, 23:59'],
  ['2026-11-30T18:00', 'Monday at 18:00', 'Monday, 18:00'],
  ['2026-12-04T18:45', 'Friday at 18:45', 'Friday, 18:45'],
  ['2026-12-05T00:00', 'Saturday, 5 December at 00:00', '5 December'],
  ['2026-11-22T00:00', 'Sunday at 00:00', 'Sunday, 00:00'],
  ['2026-11-21T23:59', 'Saturday, 21 November at 23:59', '21 November'],
  ['2027-01-03T09:05', 'Sunday, 3 January 2027 at 09:05', '3 January 2027'],
])('%s is %j to come and %j in the past', (at, ahead, past) => {
  expect([timeNear(new Date(at), now), momentNear(new Date(at), now)]).toEqual([ahead, past]);
});

test('within a week the day alone says which one it is', () => {
  const days = ['2026-11-27T10:00', '2026-12-04T10:00', '2026-12-05T10:00'];
  expect(days.map(at => dayNear(new Date(at), now))).toEqual(['yesterday', 'Friday', '5 December']);
});

test('in a sentence only a day that has a name of its own stands without "on"', () => {
  const times = ['2026-11-29T18:00', '2026-11-30T18:00', '2026-12-13T18:00'];
  expect(times.map(at => onTimeNear(new Date(at), now))).toEqual([
    'tomorrow at 18:00',
    'on Monday at 18:00',
    'on Sunday, 13 December at 18:00',
  ]);
});

test.each([
  ['2026-11-28T18:40', 'less than an hour left'],
  ['2026-11-28T19:43', 'less than an hour left'],
  ['2026-11-28T19:44', '1 hour left'],
  ['2026-11-30T18:43', '47 hours left'],
  ['2026-11-30T18:44', '2 days left'],
  ['2026-12-04T18:43', '5 days left'],
])('until %s there is %s', (until, words) => {
  expect(timeLeft(new Date(until), now)).toBe(words);
});

test('a mail says the time of its zone', () => {
  const at = new Date('2026-11-29T17:00Z');
  expect(dayAndTime(at, 'Europe/Berlin')).toBe('Sunday, 29 November, 18:00');
  expect(dayAndTime(at, 'Pacific/Auckland')).toBe('Monday, 30 November, 06:00');
});
