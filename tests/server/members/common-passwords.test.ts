import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { lengthFault } from '../../../src/api/password.ts';
import { isCommon } from '../../../src/server/members/common-passwords.ts';

test('the 3,000 most common passwords of a length that may be chosen are refused', () => {
  const common = dictionary['passwords-common'].filter(password => !lengthFault(password));
  const first = common.slice(0, 3_000);
  expect(first).toHaveLength(3_000);
  expect(
    first.filter(password => !isCommon(password) || !isCommon(password.toUpperCase())),
  ).toEqual([]);
});

test.each(['nine yellow lanterns', 'oxwlhy'])('%s is none of them', password => {
  expect(isCommon(password)).toBe(false);
});
