import { expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { passwordLength } from '../../../src/api/password.ts';
import { refusals } from '../../../src/server/ground/answers.ts';

test.each(Object.entries(examples))('%s is refused as the contract shows it', (_, shown) => {
  const { tooMany, failed } = { ...refusals, ...shown };
  expect(refusals).toMatchObject({ tooMany, failed });
  expect(shown.failed).toBe(failed);
});

test('the refusal of a password says the length that is asked of it', () => {
  const { min, max } = passwordLength;
  expect(examples.resetPassword.refused.body.message).toContain(` ${min} to ${max} characters`);
});
