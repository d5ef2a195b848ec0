import { differ, good, tooLong, tooShort } from '../examples.ts';
import type { Part, Row } from '../vocabulary.ts';

const family = '👩‍👩‍👧‍👦';
const accented = 'e\u0301';
const longest = 'x'.repeat(50);
const overlong = 'x'.repeat(51);

export const part = {
  'password at least 6': [
    {
      given: ['opens a reset link'],
      when: ['types a new password', '12345'],
      guard: 'the field has not been left',
      then: {},
      sees: { form: { typed: { newPassword: '12345' } }, secrets: ['token', 'passwords'] },
    },
    ...['12345', '', family.repeat(5), accented.repeat(5)].map((password): Row => ({
      given: ['opens a reset link', ['types a new password', password]],
      when: 'leaves the field',
      guard: 'the password has fewer than 6 characters',
      then: {},
      sees: { form: { faults: [tooShort] } },
    })),
    ...['123456', '      ', family.repeat(6), accented.repeat(6)].map((password): Row => ({
      given: ['opens a reset link', ['types a new password', password]],
      when: 'leaves the field',
      guard: 'the password has at least 6 characters',
      then: {},
      sees: {},
    })),
  ],
  'password at most 50': [
    ...[overlong, family.repeat(51), accented.repeat(51)].map((password): Row => ({
      given: ['opens a reset link', ['types a new password', password]],
      when: 'leaves the field',
      guard: 'the password has more than 50 characters',
      then: {},
      sees: { form: { faults: [tooLong] } },
    })),
    ...[longest, family.repeat(50), accented.repeat(50)].map((password): Row => ({
      given: ['opens a reset link', ['types a new password', password]],
      when: 'leaves the field',
      guard: 'the password has at most 50 characters',
      then: {},
      sees: {},
    })),
    {
      given: ['opens a reset link', ['types a new password', longest], 'leaves the field'],
      when: ['types a new password', overlong],
      guard: 'the field has been left',
      then: {},
      sees: { form: { typed: { newPassword: overlong }, faults: [tooLong] } },
    },
  ],
  'passwords equal': [
    {
      given: ['opens a reset link', ['types a new password', good]],
      when: ['types a confirmation', 'nine yellow'],
      guard: 'the field has not been left',
      then: {},
      sees: { form: { typed: { confirmation: 'nine yellow' } } },
    },
    ...['nine yellow', `${good} `, good.toUpperCase()].map((confirmation): Row => ({
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', confirmation],
      ],
      when: 'leaves the field',
      guard: 'the passwords differ',
      then: {},
      sees: { form: { faults: [differ] } },
    })),
    {
      given: ['opens a reset link', ['types twice', good]],
      when: 'leaves the field',
      guard: 'the passwords are equal',
      then: {},
      sees: {},
    },
    {
      given: ['opens a reset link', ['types twice', good], 'leaves the field'],
      when: ['types a new password', 'another one'],
      guard: 'the passwords differ',
      then: {},
      sees: { form: { typed: { newPassword: 'another one' }, faults: [differ], canSubmit: false } },
    },
    {
      given: ['opens a reset link', ['types twice', 'short'], 'leaves the field'],
      when: ['types a confirmation', 'other'],
      guard: 'the passwords differ',
      then: {},
      sees: { form: { typed: { confirmation: 'other' }, faults: [tooShort, differ] } },
    },
  ],
  'submit when valid': [
    ...['123456', longest, '      '].map((password): Row => ({
      given: ['opens a reset link', ['types a new password', password]],
      when: ['types a confirmation', password],
      guard: 'both passwords are right',
      then: {},
      sees: { form: { typed: { confirmation: password }, canSubmit: true } },
    })),
    ...['12345', overlong].map((password): Row => ({
      given: ['opens a reset link', ['types twice', password]],
      when: 'submits',
      guard: 'a password is wrong',
      then: {},
      sees: {},
    })),
    {
      given: ['opens a reset link', ['types twice', good]],
      when: ['types a confirmation', 'nine yellow'],
      guard: 'a password is wrong',
      then: {},
      sees: { form: { typed: { confirmation: 'nine yellow' }, canSubmit: false } },
    },
  ],
} satisfies Part;
