import { expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';

function loggedBy(level: 'silent' | 'error' | 'info') {
  const lines: string[] = [];
  return { log: createLog(level, { write: line => lines.push(line) }), lines };
}

test('an event is one line of JSON with its time', () => {
  const { log, lines } = loggedBy('info');
  log.info({ status: 200 }, 'A call was\nanswered.');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.endsWith('}\n')).toBe(true);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    status: 200,
    msg: 'A call was\nanswered.',
  });
});

test('an error goes without its message, which may quote what it stumbled over', () => {
  const { log, lines } = loggedBy('error');
  const error = Object.assign(new TypeError('no "secret"\n  at secret'), { code: '22P02' });
  log.error({ err: error }, 'It failed.');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toEqual({ type: 'TypeError', code: '22P02', at: expect.any(Array) });
  expect(err.at[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+\)?$/);
  expect(lines.join()).not.toContain('secret');
});

test.each(['a secret', { secret: 1 }, undefined])('%j that is thrown is only named', thrown => {
  const { log, lines } = loggedBy('error');
  log.error({ err: thrown ?? null }, 'It failed.');
  expect(lines.join()).not.toContain('secret');
});

test('nothing is written that nobody wants to hear', () => {
  const levels = (['silent', 'error', 'info'] as const).map(level => {
    const { log, lines } = loggedBy(level);
    log.info({}, 'info');
    log.error({}, 'error');
    return lines.map(line => JSON.parse(line).level);
  });
  expect(levels).toEqual([[], ['error'], ['info', 'error']]);
});
