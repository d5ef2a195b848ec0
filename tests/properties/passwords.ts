import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type LengthFault, lengthFault } from '../../src/api/password.ts';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { createWorld } from '../flows/world.ts';
import { openWorld, type World as Server } from '../server/world.ts';
import { prove } from './proof.ts';

/** Each is one character to a person, beside any of the others. */
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
/** What might be taken for the same. */
const changes = [
  (password: string) => password,
  (password: string) => `${password} `,
  (password: string) => password.trim(),
  (password: string) => password.normalize('NFC'),
  (password: string) => password.normalize('NFD'),
  (password: string) => password.toUpperCase(),
  (password: string) => password.toWellFormed(),
];
const refusal = 'The password must have 6 to 50 characters.';

test('any characters are counted as a person counts them', async () => {
  const property = fc.property(fc.array(fc.constantFrom(...characters), { maxLength: 60 }), all => {
    expect(lengthFault(all.join(''))).toBe(faultOf(all.length));
  });
  await prove(property, 2_000);
});

test('any two passwords differ in the form exactly where they are not the same', async () => {
  const alike = fc.tuple(passwords(), fc.constantFrom(...changes));
  const pair = fc.oneof(
    fc.tuple(passwords(), passwords()),
    alike.map(([one, change]) => [one, change(one)] as const),
  );
  const property = fc.property(pair, ([newPassword, confirmation]) => {
    const { verdict, canSubmit } = judged(newPassword, confirmation);
    const isSame = newPassword === confirmation;
    const expected = isSame ? 'same' : 'different';
    expect(verdict.confirmation).toBe(confirmation === '' ? 'untouched' : expected);
    expect(canSubmit).toBe(isSame && verdict.newPassword === 'right');
  });
  await prove(property, 1_000);
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
      const { verdict } = judged(newPassword, '');
      const isRefused = response.json().message === refusal;
      // What is no text at all is malformed, however long.
      expect(isRefused).toBe(newPassword.isWellFormed() && verdict.newPassword !== 'right');
    });
    await prove(property, 500);
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

/** What the form says once both of its fields have been left. */
function judged(newPassword: string, confirmation: string) {
  const { inputWith, options } = createWorld();
  const input = inputWith('a token');
  const flow = createActor(resetPassword, { input, ...options }).start();
  flow.send({ type: 'new password typed', value: newPassword });
  flow.send({ type: 'confirmation typed', value: confirmation });
  flow.send({ type: 'new password left' });
  flow.send({ type: 'confirmation left' });
  const snapshot = flow.getSnapshot();
  const { value } = snapshot;
  if (typeof value === 'string' || !value.idle) throw new Error('The form is not there');
  return { verdict: value.idle, canSubmit: snapshot.can({ type: 'submitted' }) };
}
