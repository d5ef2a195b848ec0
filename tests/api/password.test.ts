import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { lengthFault, passwordLength } from '../../src/api/password.ts';

test.each([
  ['', 'tooShort'],
  ['12345', 'tooShort'],
  ['123456', undefined],
  ['      ', undefined],
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'tooLong'],
  ['\u{1F4DA}'.repeat(5), 'tooShort'],
  ['\u{1F4DA}'.repeat(6), undefined],
  ['\u{1F4DA}'.repeat(50), undefined],
  ['\u{1F4DA}'.repeat(51), 'tooLong'],
  ['e\u0301'.repeat(5), 'tooShort'],
  ['e\u0301'.repeat(50), undefined],
  ['e\u0301'.repeat(51), 'tooLong'],
  ['\u{1F469}\u200D\u{1F467}'.repeat(5), 'tooShort'],
  ['\u{1F1EA}\u{1F1FA}'.repeat(6), undefined],
  ['\u0928\u093F'.repeat(5), 'tooShort'],
])('counts characters as a person does: %.40j is %s', (password, fault) => {
  expect(lengthFault(password)).toBe(fault);
});

test('takes a million characters for too long', () => {
  expect(lengthFault('x'.repeat(1_000_000))).toBe('tooLong');
});

test('agrees with the contract', () => {
  const { components } = parse(readFileSync('openapi.yaml', 'utf8'));
  const { minLength, maxLength, description } = components.schemas.NewPassword;
  expect(minLength).toBe(passwordLength.min);
  expect(maxLength).toBeGreaterThan(passwordLength.max);
  expect(description).toContain(`${passwordLength.min} to ${passwordLength.max} characters`);
});
