import { paths } from '../../../src/paths.ts';
import {
  changed,
  emptyResetForm,
  good,
  oops,
  resetLink,
  saysChanged,
  saysUnknown,
  saysVerified,
  submitted,
  submittedBeforeAbout,
  unknown,
  verified,
} from '../examples.ts';
import type { Part, Row } from '../vocabulary.ts';

export const part = {
  'closing redirects': [
    ...[saysVerified, saysUnknown].map((answer): Row => ({
      given: [['opens', '/about'], 'opens a verification link', answer],
      when: 'closes the modal',
      guard: 'the visitor has stayed',
      then: { site: 'withoutFlow', flow: 'redirect', modal: 'hidden.idle' },
      sees: { page: 'landing', modal: 'hidden' },
    })),
    ...[saysChanged, saysUnknown].map((answer): Row => ({
      given: [...submitted, answer],
      when: 'closes the modal',
      guard: 'the visitor has stayed',
      then: { site: 'withoutFlow', flow: 'redirect', modal: 'hidden.idle' },
      sees: { page: 'landing', modal: 'hidden' },
    })),
    {
      given: [['opens', '/about'], 'opens a verification link', saysVerified, 'closes the modal'],
      when: 'goes Back',
      then: { flow: 'none' },
      sees: { page: 'about' },
    },
    ...(
      [
        ['team', 'another page is open'],
        ['about', 'the page is open already'],
      ] as const
    ).map(([page, guard]): Row => ({
      given: [
        ['opens', paths.about],
        ['another part of the site asks, to go on to', paths[page]],
        'the chart learns that it has succeeded',
      ],
      when: 'closes the modal',
      guard,
      then: { modal: 'hidden.idle' },
      sees: { page, modal: 'hidden' },
    })),
  ],
  'closing while loading': [
    {
      given: ['opens a verification link'],
      when: 'closes the modal',
      then: { site: 'withoutFlow', modal: 'hidden.awaiting' },
      sees: { page: 'landing', modal: 'hidden' },
    },
    {
      given: submitted,
      when: 'closes the modal',
      then: { site: 'withoutFlow', modal: 'hidden.awaiting' },
      sees: { page: 'landing', modal: 'hidden' },
    },
    {
      given: [
        ['opens', paths.about],
        ['another part of the site asks, to go on to', paths.about],
      ],
      when: 'closes the modal',
      guard: 'the page is open already',
      then: { modal: 'hidden.awaiting' },
      sees: { modal: 'hidden' },
    },
    {
      given: ['opens a verification link', 'closes the modal'],
      when: saysVerified,
      guard: 'the visitor has gone on',
      then: { flow: 'success', modal: 'late.success' },
      sees: { modal: verified, secrets: [] },
    },
    {
      given: ['opens a verification link', 'closes the modal'],
      when: saysUnknown,
      guard: 'the visitor has gone on',
      then: { flow: 'failure', modal: 'late.failure' },
      sees: { modal: unknown, secrets: [] },
    },
    {
      given: [...submitted, 'closes the modal', ['follows the link to', 'about']],
      when: saysChanged,
      guard: 'the visitor has gone on',
      then: { flow: 'success', modal: 'late.success' },
      sees: { modal: changed, secrets: [] },
    },
    {
      given: [...submitted, 'closes the modal'],
      when: ['the call comes to nothing', 'offline'],
      guard: 'the visitor has gone on',
      then: { flow: 'failure', modal: 'late.failure' },
      sees: {
        modal: {
          display: 'failure',
          message: oops,
          advice:
            'Your password may or may not have changed. Check your connection, then open the link in the mail again.',
        },
        secrets: [],
      },
    },
  ],
  'one redirect per request': [
    ...[saysVerified, saysUnknown].map((answer): Row => ({
      given: [
        'opens a verification link',
        'closes the modal',
        ['follows the link to', 'about'],
        answer,
      ],
      when: 'closes the modal',
      guard: 'the visitor has gone on',
      then: { flow: 'redirect', modal: 'hidden.idle' },
      sees: { modal: 'hidden' },
    })),
    ...[saysChanged, saysUnknown].map((answer): Row => ({
      given: [...submitted, 'closes the modal', ['follows the link to', 'about'], answer],
      when: 'closes the modal',
      guard: 'the visitor has gone on',
      then: { flow: 'redirect', modal: 'hidden.idle' },
      sees: { modal: 'hidden' },
    })),
    {
      given: [
        'opens a reset link',
        'skips to the content',
        ['types twice', good],
        'submits',
        'closes the modal',
        saysChanged,
        'closes the modal',
        'goes Back',
        ['types twice', good],
        'submits',
        saysChanged,
      ],
      when: 'closes the modal',
      guard: 'the visitor has stayed',
      then: { site: 'withoutFlow', flow: 'redirect', modal: 'hidden.idle' },
      sees: { page: 'landing', modal: 'hidden' },
    },
  ],
  'back closes': [
    ...[saysChanged, saysUnknown].map((answer): Row => ({
      given: [...submittedBeforeAbout, answer],
      when: 'goes Forward',
      guard: 'that page has no flow',
      then: { site: 'withoutFlow', flow: 'left', modal: 'hidden.idle' },
      sees: { page: 'about', modal: 'hidden' },
    })),
    ...[saysVerified, saysUnknown].map((answer): Row => ({
      given: [
        'opens a verification link',
        'closes the modal',
        ['follows the link to', 'about'],
        answer,
      ],
      when: 'goes Back',
      guard: 'that page has no flow',
      then: { flow: 'left', modal: 'hidden.idle' },
      sees: { page: 'landing', modal: 'hidden' },
    })),
    {
      given: submittedBeforeAbout,
      when: 'goes Forward',
      guard: 'that page has no flow',
      then: { site: 'withoutFlow', modal: 'hidden.awaiting' },
      sees: { page: 'about', modal: 'hidden' },
    },
    {
      given: [...submittedBeforeAbout, 'goes Forward', 'goes Back'],
      when: 'goes Forward',
      guard: 'another page is open',
      then: { site: 'withoutFlow', modal: 'hidden.awaiting' },
      sees: { page: 'about', modal: 'hidden' },
    },
    {
      given: [...submittedBeforeAbout, 'goes Forward', saysChanged],
      when: 'goes Back',
      guard: 'that page has a flow',
      then: { site: 'withFlow', flow: 'idle', modal: 'hidden.idle' },
      sees: { page: 'resetPassword', modal: 'hidden', form: emptyResetForm, secrets: ['token'] },
    },
    {
      given: ['opens a verification link'],
      when: ['is led within the site to', resetLink],
      guard: 'another page is open',
      then: { flow: 'idle', modal: 'hidden.awaiting' },
      sees: { page: 'resetPassword', modal: 'hidden', form: emptyResetForm },
    },
  ],
} satisfies Part;
