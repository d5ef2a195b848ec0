import { paths } from '../../../src/paths.ts';
import { differ, emptyResetForm, good, loading, tooLong, tooShort } from '../examples.ts';
import type { Part, Row } from '../vocabulary.ts';

const family = '👩‍👩‍👧‍👦';
const longest = 'x'.repeat(50);
const overlong = 'x'.repeat(51);

export const part = {
  'faults after leaving': [
    {
      given: ['opens a reset link', ['types a new password', good]],
      when: 'leaves the field',
      guard: 'the field has been left',
      then: {},
      sees: {},
    },
    {
      given: ['opens a reset link', ['types twice', good]],
      when: 'leaves the field',
      guard: 'the field has been left',
      then: {},
      sees: {},
    },
    {
      given: ['opens a reset link', ['types a new password', 'short'], 'leaves the field'],
      when: ['types a new password', 'longer'],
      guard: 'the password has at least 6 characters',
      then: {},
      sees: { form: { typed: { newPassword: 'longer' }, faults: [] } },
    },
    {
      given: ['opens a reset link', ['types a new password', overlong], 'leaves the field'],
      when: ['types a new password', longest],
      guard: 'the password has at most 50 characters',
      then: {},
      sees: { form: { typed: { newPassword: longest }, faults: [] } },
    },
    {
      given: ['opens a reset link', ['types a new password', 'short'], 'leaves the field'],
      when: ['types a new password', overlong],
      guard: 'the password has more than 50 characters',
      then: {},
      sees: { form: { typed: { newPassword: overlong }, faults: [tooLong] } },
    },
    {
      given: ['opens a reset link', ['types a new password', overlong], 'leaves the field'],
      when: ['types a new password', 'short'],
      guard: 'the password has fewer than 6 characters',
      then: {},
      sees: { form: { typed: { newPassword: 'short' }, faults: [tooShort] } },
    },
    {
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', 'other'],
        'leaves the field',
      ],
      when: ['types a confirmation', good],
      guard: 'the passwords are equal',
      then: {},
      sees: { form: { typed: { confirmation: good }, faults: [], canSubmit: true } },
    },
    {
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', 'another one'],
        'leaves the field',
      ],
      when: ['types a new password', 'another one'],
      guard: 'the passwords are equal',
      then: {},
      sees: { form: { typed: { newPassword: 'another one' }, faults: [], canSubmit: true } },
    },
    {
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', 'another one'],
        'leaves the field',
        ['types a new password', 'another one'],
      ],
      when: ['types a new password', 'short'],
      guard: 'the field has been left',
      then: {},
      sees: {
        form: { typed: { newPassword: 'short' }, faults: [tooShort, differ], canSubmit: false },
      },
    },
    {
      given: ['opens a reset link', ['types a confirmation', good], 'leaves the field'],
      when: ['types a new password', 'short'],
      guard: 'the field has not been left',
      then: {},
      sees: { form: { typed: { newPassword: 'short' } } },
    },
    {
      given: ['opens a reset link', ['types a confirmation', '']],
      when: 'leaves the field',
      guard: 'nothing is confirmed yet',
      then: {},
      sees: {},
    },
    {
      given: ['opens a reset link', ['types a confirmation', ''], 'leaves the field'],
      when: ['types a new password', good],
      guard: 'nothing is confirmed yet',
      then: {},
      sees: { form: { typed: { newPassword: good } }, secrets: ['token', 'passwords'] },
    },
    {
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', 'other'],
      ],
      when: 'leaves the field',
      guard: 'something is confirmed',
      then: {},
      sees: { form: { faults: [differ] } },
    },
    {
      given: ['opens a reset link', ['types a new password', 'short']],
      when: 'submits',
      guard: 'the password has fewer than 6 characters',
      then: {},
      sees: { form: { faults: [tooShort] } },
    },
    {
      given: [
        'opens a reset link',
        ['types a new password', good],
        ['types a confirmation', 'other'],
      ],
      when: 'submits',
      guard: 'the passwords differ',
      then: {},
      sees: { form: { faults: [differ] } },
    },
  ],
  'form empty on return': [
    {
      given: [
        'opens a reset link',
        ['types a new password', 'short'],
        ['types a confirmation', 'other'],
        'leaves the field',
      ],
      when: 'goes to another site and comes back',
      then: {},
      sees: {
        form: { ...emptyResetForm, faults: [] },
        secrets: ['token'],
      },
    },
    {
      given: ['opens a reset link', ['types twice', good], 'leaves the field'],
      when: 'goes to another site and comes back',
      then: {},
      sees: {
        form: { ...emptyResetForm, canSubmit: false },
        secrets: ['token'],
      },
    },
    {
      given: [
        'opens a reset link',
        ['types twice', good],
        'goes to another site and comes back',
        ['types a new password', 'short'],
      ],
      when: ['types a confirmation', 'other'],
      guard: 'the field has been left',
      then: {},
      sees: { form: { typed: { confirmation: 'other' }, faults: [tooShort] } },
    },
  ],
  'form cleared on submit': [good, '  spaces stay  ', family.repeat(50)].map((password): Row => ({
    given: ['opens a reset link', ['types twice', password]],
    when: 'submits',
    guard: 'both passwords are right',
    then: { flow: 'loading', modal: 'shown.loading' },
    sees: {
      modal: loading,
      form: 'none',
      calls: ['resetPassword'],
      sent: { token: 'the-token', newPassword: password },
    },
  })),
  'leaving gives up': [
    {
      given: ['opens a reset link', ['types twice', good]],
      when: ['follows the link to', 'about'],
      then: { site: 'withoutFlow', flow: 'left' },
      sees: { page: 'about', form: 'none', secrets: [] },
    },
    {
      given: ['opens a reset link', ['types twice', good]],
      when: ['follows the link to', 'landing'],
      then: { site: 'withoutFlow', flow: 'left' },
      sees: { page: 'landing', form: 'none', secrets: [] },
    },
    {
      given: ['opens a reset link', ['types twice', good]],
      when: ['is led within the site to', `${paths.verifyEmail}?token=another`],
      guard: 'that page has a flow',
      then: { flow: 'loading', modal: 'shown.loading' },
      sees: {
        page: 'verifyEmail',
        modal: loading,
        form: 'none',
        calls: ['verifyEmail'],
        sent: { token: 'another' },
        secrets: ['token'],
      },
    },
    {
      given: ['opens a reset link', ['types twice', good], ['follows the link to', 'about']],
      when: 'goes Back',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'resetPassword', form: emptyResetForm, secrets: ['token'] },
    },
  ],
} satisfies Part;
