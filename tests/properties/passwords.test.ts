import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LengthFault, lengthFault } from '../../src/api/password.ts';
import { openWorld, type World as Server } from '../server/kit/world.ts';

/** Each is one character to a person, whatever stands before or after it. */
const characters = [
  'a',
  ' ',
  '7',
  'ß',
  'e\u0301',
  'g\u0308\u0323',
  '本',
  '\u0928\u093f',
  '📚',
  '👍🏽',
  '👩‍👩‍👧‍👦',
  '\r\n',
];
const refusal = 'The password must have 6 to 50 characters.';

test('any characters are counted as a person counts them', () => {
  const property = fc.property(fc.array(fc.constantFrom(...characters), { maxLength: 60 }), all => {
    expect(lengthFault(all.join(''))).toBe(faultOf(all.length));
  });
  fc.assert(property, { numRuns: 2_000 });
});

describe('a backend', () => {
  let backend: Server;
  beforeAll(async () => {
    backend = await openWorld({ rateLimit: 1_000_000 });
  });
  afterAll(() => backend.close());

  test('refuses for its length exactly what the form refuses', async () => {
    const property = fc.asyncProperty(passwords(), async newPassword => {
      const response = await backend.app.inject({
        method: 'POST',
        url: '/api/user/reset-password',
        payload: { newPassword, token: 'nobody has been given this token' },
      });
      const isRefused = response.json().message === refusal;
      // A password with half a character is malformed, however long.
      expect(isRefused).toBe(newPassword.isWellFormed() && lengthFault(newPassword) !== undefined);
    });
    await fc.assert(property, { numRuns: 500 });
  });
});

/** Mostly about as long as it may be; with half characters, and what joins or follows others. */
function passwords(): fc.Arbitrary<string> {
  const half = [
    '\ud83d',
    '\udcda',
    '\u200d',
    '\u0301',
    '\u{1f1ea}',
    '\u1100',
    '\u1161',
    '\0',
    '\ufeff',
  ];
  const unit = fc.constantFrom(...characters, ...half);
  return fc.oneof(
    fc.array(unit, { maxLength: 10 }).map(all => all.join('')),
    fc.array(unit, { minLength: 44, maxLength: 60 }).map(all => all.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
}

function faultOf(length: number): LengthFault | undefined {
  if (length < 6) return 'tooShort';
  return length > 50 ? 'tooLong' : undefined;
}
