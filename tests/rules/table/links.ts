import { paths } from '../../../src/paths.ts';
import {
  emptyResetForm,
  good,
  loading,
  long,
  resetLink,
  saysChanged,
  saysUnknown,
  saysVerified,
  submitted,
  submittedBeforeAbout,
  verificationLink,
} from '../examples.ts';
import type { Part, Row } from '../vocabulary.ts';

const without = ['', '?token=', '?token=%20%09%C2%A0', '?token=&token=second'];

export const part = {
  'token required': [
    ...without.flatMap((query): Row[] => [
      {
        given: [['opens', '/about']],
        when: ['opens', paths.resetPassword + query],
        guard: 'the link has no token',
        then: { flow: 'redirect' },
        sees: { page: 'landing' },
      },
      {
        given: [['opens', '/about']],
        when: ['opens', paths.verifyEmail + query],
        guard: 'the link has no token',
        then: { flow: 'redirect' },
        sees: { page: 'landing' },
      },
    ]),
    {
      given: [
        ['opens', '/about'],
        ['opens', paths.resetPassword],
      ],
      when: 'goes Back',
      then: { flow: 'none' },
      sees: { page: 'about' },
    },
    {
      given: [
        ['opens', '/about'],
        ['opens', paths.verifyEmail],
      ],
      when: 'goes Back',
      then: { flow: 'none' },
      sees: { page: 'about' },
    },
    {
      given: [['opens', '/about']],
      when: ['opens', `${paths.resetPassword}?token=first&token=second`],
      guard: 'the link has a token',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'resetPassword', form: emptyResetForm, secrets: ['token'] },
    },
    {
      given: [['opens', '/about']],
      when: ['opens', `${paths.verifyEmail}?token=first&token=second`],
      guard: 'the link has a token',
      then: { site: 'withFlow', flow: 'loading', modal: 'shown.loading' },
      sees: {
        page: 'verifyEmail',
        modal: loading,
        calls: ['verifyEmail'],
        sent: { token: 'first' },
        secrets: ['token'],
      },
    },
  ],
  'token is a secret': [
    {
      given: [['opens', '/about']],
      when: 'opens a reset link',
      guard: 'the chart can be fetched',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'resetPassword', form: emptyResetForm, secrets: ['token'] },
    },
    {
      given: ['opens a reset link'],
      when: ['types a new password', good],
      then: {},
      sees: { form: { typed: { newPassword: good } }, secrets: ['token', 'passwords'] },
    },
    {
      given: ['opens a verification link', saysVerified],
      when: 'closes the modal',
      guard: 'the flow of the page has ended',
      then: { site: 'withoutFlow', flow: 'redirect', modal: 'hidden.idle' },
      sees: { page: 'landing', modal: 'hidden', secrets: [] },
    },
    {
      given: ['opens a verification link', ['is led within the site to', resetLink], saysVerified],
      when: 'closes the modal',
      guard: 'the flow of another page has ended',
      then: { modal: 'hidden.idle' },
      sees: { modal: 'hidden', form: emptyResetForm },
    },
  ],
  'verification starts at once': [
    {
      given: [['opens', '/about']],
      when: 'opens a verification link',
      guard: 'the link has a token',
      then: { site: 'withFlow', flow: 'loading', modal: 'shown.loading' },
      sees: {
        page: 'verifyEmail',
        modal: loading,
        calls: ['verifyEmail'],
        sent: { token: 'the-token' },
        secrets: ['token'],
      },
    },
    {
      given: [['opens', '/about']],
      when: ['opens', `${paths.verifyEmail}?token=%20padded%20`],
      guard: 'the link has a token',
      then: { site: 'withFlow', flow: 'loading', modal: 'shown.loading' },
      sees: {
        page: 'verifyEmail',
        modal: loading,
        calls: ['verifyEmail'],
        sent: { token: ' padded ' },
        secrets: ['token'],
      },
    },
  ],
  'one call per load': [
    {
      given: ['opens a verification link'],
      when: 'loads the page again',
      then: {},
      sees: { calls: ['verifyEmail', 'verifyEmail'] },
    },
    {
      given: [['opens', '/about']],
      when: ['follows the link to', 'about'],
      guard: 'the page is open already',
      then: {},
      sees: {},
    },
    {
      given: ['opens a reset link', ['types twice', good]],
      when: 'skips to the content',
      guard: 'the page is open already',
      then: {},
      sees: {},
    },
    {
      given: ['opens a verification link', ['is led within the site to', '/about']],
      when: 'goes Back',
      guard: 'the request of that page is under way',
      then: { site: 'withFlow', modal: 'shown.loading' },
      sees: { page: 'verifyEmail', modal: loading },
    },
    {
      given: ['opens a verification link', ['waits', 8], ['is led within the site to', '/about']],
      when: 'goes Back',
      guard: 'the request of that page is under way',
      then: { site: 'withFlow', modal: 'shown.loading' },
      sees: { page: 'verifyEmail', modal: long },
    },
    {
      given: ['opens a verification link', ['is led within the site to', '/about'], saysVerified],
      when: 'goes Back',
      guard: 'no request of that page is under way',
      then: { site: 'withFlow', flow: 'loading', modal: 'shown.loading' },
      sees: {
        page: 'verifyEmail',
        modal: loading,
        calls: ['verifyEmail', 'verifyEmail'],
        secrets: ['token'],
      },
    },
    {
      given: [...submittedBeforeAbout, 'goes Forward'],
      when: 'goes Back',
      guard: 'the request of that page is under way',
      then: { site: 'withFlow', modal: 'shown.loading' },
      sees: { page: 'resetPassword', modal: loading },
    },
    {
      given: ['opens a verification link'],
      when: ['is led within the site to', verificationLink],
      guard: 'the page is open already',
      then: {},
      sees: {},
    },
  ],
  'one call per submit': [
    {
      given: ['opens a reset link', ['types twice', good]],
      when: 'submits twice',
      then: { flow: 'loading', modal: 'shown.loading' },
      sees: {
        modal: loading,
        form: 'none',
        calls: ['resetPassword'],
        sent: { token: 'the-token', newPassword: good },
      },
    },
    {
      given: [...submitted, ['the call comes to nothing', 'offline']],
      when: ['waits', 60],
      then: {},
      sees: {},
    },
    {
      given: [...submittedBeforeAbout, saysUnknown, 'goes Forward'],
      when: 'goes Back',
      guard: 'no request of that page is under way',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'resetPassword', form: emptyResetForm, secrets: ['token'] },
    },
    {
      given: [...submitted, saysChanged],
      when: 'loads the page again',
      then: { flow: 'idle', modal: 'hidden.idle' },
      sees: { modal: 'hidden', form: emptyResetForm, secrets: ['token'] },
    },
  ],
} satisfies Part;
