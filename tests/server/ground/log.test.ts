import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, withoutWaiting } from '../../../src/server/ground/log.ts';

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

test('lines that are not read fast enough are lost, and counted once there is room', async () => {
  const taken: string[] = [];
  let take = () => {};
  const stream = new Writable({
    decodeStrings: false,
    write(line, _encoding, done) {
      take = () => {
        taken.push(String(line));
        done();
      };
    },
  });
  const destination = withoutWaiting(stream);
  const line = 'a'.repeat(300_000);
  for (let nth = 0; nth < 5; nth += 1) destination.write(line);
  for (let nth = 0; nth < 4; nth += 1) {
    take();
    await new Promise(setImmediate);
  }
  expect(taken.slice(0, 3)).toEqual([line, line, line]);
  expect(taken.slice(3).map(text => JSON.parse(text))).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      lines: 2,
      msg: 'Lines were lost: the log was not read fast enough.',
    },
  ]);
});
