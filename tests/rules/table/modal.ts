import {
  changed,
  emptyResetForm,
  good,
  loading,
  long,
  resetLink,
  saysChanged,
  submitted,
  submittedBeforeAbout,
  verificationLink,
} from '../examples.ts';
import type { Part } from '../vocabulary.ts';

/** Five seconds after the call of a verification, that of a reset. */
const verifiedAndSubmitted = [
  'opens a verification link',
  ['waits', 5],
  ['is led within the site to', resetLink],
  ['types twice', good],
  'submits',
] as const;

export const part = {
  'modal hidden at first': [
    {
      given: [['opens', '/about']],
      when: ['opens', '/'],
      then: {},
      sees: { page: 'landing', modal: 'hidden' },
    },
    {
      given: [['opens', '/about']],
      when: 'opens a reset link',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'resetPassword', modal: 'hidden', form: emptyResetForm, secrets: ['token'] },
    },
  ],
  'loading shown': [
    {
      given: [['opens', '/about'], 'the charts come slowly', 'opens a verification link'],
      when: 'the chart comes',
      then: { site: 'withFlow', flow: 'loading', modal: 'shown.loading' },
      sees: { modal: loading, calls: ['verifyEmail'], sent: { token: 'the-token' } },
    },
    {
      given: [['opens', '/about']],
      when: ['is led within the site to', verificationLink],
      guard: 'that page has a flow',
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
      given: ['opens a reset link', ['types twice', good]],
      when: 'submits',
      then: { flow: 'loading', modal: 'shown.loading' },
      sees: {
        modal: loading,
        form: 'none',
        calls: ['resetPassword'],
        sent: { token: 'the-token', newPassword: good },
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
      given: [
        'opens a verification link',
        ['waits', 8],
        ['is led within the site to', resetLink],
        ['types twice', good],
      ],
      when: 'submits',
      then: { flow: 'loading', modal: 'shown.loading' },
      sees: {
        modal: loading,
        form: 'none',
        calls: ['verifyEmail', 'resetPassword'],
        sent: { token: 'the-token', newPassword: good },
      },
    },
  ],
  'slow answer announced': [
    {
      given: ['opens a verification link'],
      when: ['waits', 7],
      guard: 'fewer than 8 seconds have passed',
      then: {},
      sees: {},
    },
    {
      given: ['opens a verification link', ['waits', 7]],
      when: ['waits', 1],
      guard: 'at least 8 seconds have passed',
      then: {},
      sees: { modal: long },
    },
    {
      given: submitted,
      when: ['waits', 8],
      guard: 'at least 8 seconds have passed',
      then: {},
      sees: { modal: long },
    },
    {
      given: [...verifiedAndSubmitted, ['waits', 2]],
      when: ['waits', 1],
      guard: 'it is another request',
      then: {},
      sees: {},
    },
    {
      given: [...verifiedAndSubmitted, ['waits', 7]],
      when: ['waits', 1],
      guard: 'it is the request that is shown',
      then: {},
      sees: { modal: long },
    },
    {
      given: [...submittedBeforeAbout, 'goes Forward', ['waits', 8]],
      when: 'goes Back',
      guard: 'the request of that page is under way',
      then: { site: 'withFlow', modal: 'shown.loading' },
      sees: { page: 'resetPassword', modal: long },
    },
    {
      given: [...submitted, ['waits', 8]],
      when: saysChanged,
      then: { flow: 'success', modal: 'shown.success' },
      sees: { modal: changed, secrets: [] },
    },
    {
      given: ['opens a verification link', 'closes the modal'],
      when: ['waits', 8],
      guard: 'the visitor has gone on',
      then: {},
      sees: {},
    },
  ],
} satisfies Part;
