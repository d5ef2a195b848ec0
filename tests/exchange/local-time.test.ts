import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { localTime, timesToMeet } from '../../src/exchange/local-time.ts';

test.each([
  // A Wednesday.
  ['2026-11-25T09:30', ['2026-11-25T18:00', '2026-11-26T18:00', '2026-11-28T11:00']],
  ['2026-11-25T17:01', ['2026-11-26T18:00', '2026-11-27T18:00', '2026-11-28T11:00']],
  ['2026-11-28T10:00', ['2026-11-28T11:00', '2026-11-28T18:00', '2026-11-29T18:00']],
  ['2026-11-28T10:01', ['2026-11-28T18:00', '2026-11-29T18:00', '2026-12-05T11:00']],
])('from %s on neighbours may meet at %j', (now, times) => {
  expect(timesToMeet(new Date(now).getTime()).map(localTime)).toEqual(times);
});

test('at any time there are three, none of which is over before it is read', () => {
  const at = date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(at, now => {
      const times = timesToMeet(now.getTime());
      expect(times).toHaveLength(3);
      expect(Math.min(...times) - now.getTime()).toBeGreaterThanOrEqual(3_600_000);
    }),
  );
});
