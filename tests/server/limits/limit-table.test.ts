import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/server/ground/metrics.ts';
import { LimitReached } from '../../../src/server/limits/limit-reached.ts';
import { createLimits, limits, type Numbers } from '../../../src/server/limits/limits.ts';
import { pseudonymsWith } from '../../../src/server/limits/pseudonyms.ts';
import { timeInWords } from '../../../src/words/limits.ts';
import { hour, recordingLog } from '../kit/world.ts';

function openLimits(rateLimit = 30) {
  const { log, logged } = recordingLog();
  const metrics = createMetrics();
  let time = new Date('2026-05-04T10:00:00Z');
  const pseudonym = pseudonymsWith('the key of the tests');
  const { take, note } = createLimits({
    config: { rateLimit },
    now: () => time,
    pseudonym,
    log,
    metrics,
  });
  return {
    take,
    note,
    logged,
    metrics,
    pass: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
  };
}

test('a bucket gives what it holds at once, and then as many a minute', () => {
  const { take, pass } = openLimits();
  for (let count = 0; count < 300; count += 1) take('copies', 'one');
  expect(() => take('copies', 'one')).toThrow(new LimitReached('copies', 1));
  take('copies', 'two');
  take('lookUps', 'one');
  pass(60_000);
  for (let count = 0; count < 120; count += 1) take('copies', 'one');
  expect(() => take('copies', 'one')).toThrow(LimitReached);
});

test('the numbers grow and shrink with the limit of attempts', () => {
  const { take } = openLimits(3);
  for (let count = 0; count < 30; count += 1) take('copies', 'one');
  expect(() => take('copies', 'one')).toThrow(LimitReached);
});

test('a bucket that was not used is full again, and never more than that', () => {
  const { take, pass } = openLimits();
  for (let count = 0; count < 60; count += 1) take('messages', 'one');
  pass(24 * hour);
  for (let count = 0; count < 60; count += 1) take('messages', 'one');
  expect(() => take('messages', 'one')).toThrow(LimitReached);
});

test('what is refused is counted each time, and logged once an hour with how often', async () => {
  const { note, pass, logged, metrics } = openLimits();
  for (let count = 0; count < 5; count += 1) note('messages');
  note('busy');
  pass(hour);
  note('messages');
  const line = { level: 'info', msg: 'A limit was reached.' };
  expect(logged).toEqual([
    { ...line, limit: 'messages', times: 1 },
    { ...line, limit: 'busy', times: 1 },
    { ...line, limit: 'messages', times: 5 },
  ]);
  const { payload } = await metrics.app.inject('/metrics');
  expect(payload).toContain('book_exchange_refused_total{limit="messages"} 6\n');
  await metrics.app.close();
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(timeInWords(seconds)).toBe(words);
});

test.each(Object.entries<Numbers>(limits))(
  'the manual shows the numbers of %s',
  (name, numbers) => {
    const { burst, perMinute, most, hours } = numbers;
    const cells = [
      burst === undefined ? '' : `${burst}, then ${perMinute} a minute`,
      most === undefined
        ? ''
        : `${most.toLocaleString('en')} in ${hours === 1 ? 'an hour' : 'a day'}`,
    ];
    const manual = readFileSync('src/server/README.md', 'utf8');
    const row = manual.split('\n').find(line => line.startsWith(`| \`${name}\` |`));
    expect(
      row
        ?.split('|')
        .slice(3, 5)
        .map(cell => cell.trim()),
    ).toEqual(cells);
  },
);
