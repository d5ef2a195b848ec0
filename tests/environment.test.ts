import { expect, test } from 'vitest';
import {
  EnvironmentFault,
  expecting,
  origin,
  readEnvironment,
  webUrl,
} from '../src/environment.ts';

const digit = expecting('a digit', text =>
  /^\d$/.test(text) ? { value: Number(text) } : undefined,
);

function readDigits(environment: Record<string, string | undefined>) {
  return readEnvironment(environment, ({ read, refuse }) => {
    const digits = { one: read('ONE', digit, 1), other: read('OTHER', digit, undefined) };
    if (digits.one === digits.other) refuse('ONE and OTHER must differ.');
    return digits;
  });
}

test.each([
  [{}, { one: 1, other: undefined }],
  [
    { ONE: '', OTHER: '' },
    { one: 1, other: undefined },
  ],
  [
    { ONE: '0', OTHER: '2', THIRD: 'x' },
    { one: 0, other: 2 },
  ],
])('%j is read as %j', (environment, digits) => {
  expect(readDigits(environment)).toEqual(digits);
});

test('every fault is named at once, and no value is repeated', () => {
  expect(() => readDigits({ ONE: 'secret', OTHER: '12' })).toThrow(
    new Error('The settings are not right:\n- ONE must be a digit.\n- OTHER must be a digit.'),
  );
});

test('a fault between settings stands beside the others', () => {
  expect(() => readDigits({ ONE: 'secret', OTHER: '1' })).toThrow(
    new EnvironmentFault(['ONE must be a digit.', 'ONE and OTHER must differ.']),
  );
});

test.each([
  ['https://books.example', 'https://books.example'],
  ['https://books.example/', 'https://books.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is the origin %s', (text, value) => {
  expect(origin(text)).toEqual({ value });
});

test.each([
  'books.example',
  'https://books.example/path',
  'https://user:secret@books.example',
  'ftp://books.example',
  'javascript:alert(1)',
])('%s is no origin', text => {
  expect(origin(text)).toBe(undefined);
});

test.each([
  ['https://books.example/a?b#c', 'https://books.example/a?b#c'],
  ['http://localhost:1', 'http://localhost:1/'],
  ['javascript:alert(1)', undefined],
  ['mailto:us@books.example', undefined],
  ['books.example', undefined],
])('%s leads to the web address %s', (text, address) => {
  expect(webUrl(text)?.href).toBe(address);
});
