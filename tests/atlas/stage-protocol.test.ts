import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandIn, reportIn } from '../../src/atlas/stage/protocol.ts';

const origin = 'https://atlas.example';
const command = { type: 'pass', milliseconds: 1000 };
const report = { type: 'began' };

beforeEach(() => vi.stubGlobal('origin', origin));
afterEach(() => vi.unstubAllGlobals());

test('hears commands and reports of its own origin', () => {
  expect([commandIn({ origin, data: command }), reportIn({ origin, data: report })]).toEqual([
    command,
    report,
  ]);
});

test('is deaf to every other origin', () => {
  const foreign = 'https://elsewhere.example';
  expect([
    commandIn({ origin: foreign, data: command }),
    reportIn({ origin: foreign, data: report }),
  ]).toEqual([undefined, undefined]);
});

test.each([
  undefined,
  null,
  'pass',
  7,
  {},
  { type: 7 },
  { type: 'unheard of' },
  { type: 'toString' },
])('ignores a message that it does not know: %j', data => {
  expect([commandIn({ origin, data }), reportIn({ origin, data })]).toEqual([undefined, undefined]);
});
