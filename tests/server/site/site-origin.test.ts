import { expect, test } from 'vitest';
import { originOf } from '../../../src/server/site/origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['localhost', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
])('a server on %s is reached at %s', (host, origin) => {
  const bound = { address: host, family: '', port: 4000 };
  expect(originOf(bound, { host, port: 0 })).toBe(origin);
});
