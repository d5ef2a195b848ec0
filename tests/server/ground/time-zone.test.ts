import { expect, test } from 'vitest';
import { nextTime } from '../../../src/server/ground/time-zone.ts';

test.each([
  ['Europe/Berlin', '2026-11-28T05:59:59Z', '2026-11-28T06:00:00Z'],
  ['Europe/Berlin', '2026-11-28T06:00:00Z', '2026-11-29T06:00:00Z'],
  // In this night clocks go an hour back.
  ['Europe/Berlin', '2026-10-24T05:00:00Z', '2026-10-25T06:00:00Z'],
  ['Asia/Kathmandu', '2026-11-28T05:59:59Z', '2026-11-29T01:15:00Z'],
  ['UTC', '2026-11-28T07:00:00.001Z', '2026-11-29T07:00:00Z'],
])('after seven in the morning in %s comes, at %s, %s', (zone, now, then) => {
  expect(nextTime('07:00', new Date(now), zone)).toEqual(new Date(then));
});
