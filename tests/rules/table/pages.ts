import { paths } from '../../../src/paths.ts';
import {
  emptyResetForm,
  loading,
  resetLink,
  saysVerified,
  verificationLink,
  verified,
} from '../examples.ts';
import type { Part, Row } from '../vocabulary.ts';

export const part = {
  'landing is the rest': [
    ...['/no/such/page', '/ABOUT', '/about/us', '/%E0%A4%A'].map((address): Row => ({
      given: [['opens', '/about']],
      when: ['opens', address],
      guard: 'that page has no flow',
      then: {},
      sees: { page: 'landing' },
    })),
    {
      given: [['opens', '/']],
      when: ['opens', '/about/'],
      guard: 'that page has no flow',
      then: {},
      sees: { page: 'about' },
    },
  ],
  'areas load lazily': [
    ...(['contactUs', 'club', 'team', 'event', 'home'] as const).map((area): Row => ({
      given: [['opens', '/about']],
      when: ['opens', paths[area]],
      guard: 'that page has no flow',
      then: {},
      sees: { page: area },
    })),
    {
      given: [['opens', '/about'], 'the charts come slowly'],
      when: ['is led within the site to', resetLink],
      guard: 'that page has a flow',
      then: { site: 'opening' },
      sees: { page: 'resetPassword', secrets: ['token'] },
    },
    {
      given: [
        ['opens', '/about'],
        'the charts come slowly',
        ['is led within the site to', resetLink],
      ],
      when: 'the chart comes',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { form: emptyResetForm },
    },
    {
      given: [
        ['opens', '/about'],
        'the charts come slowly',
        ['is led within the site to', verificationLink],
      ],
      when: 'goes Back',
      then: { site: 'withoutFlow' },
      sees: { page: 'about', secrets: [] },
    },
    {
      given: [
        ['opens', '/about'],
        'the charts come slowly',
        ['is led within the site to', verificationLink],
        'goes Back',
      ],
      when: 'the chart comes',
      then: {},
      sees: {},
    },
    {
      given: [
        ['opens', '/about'],
        'the charts come slowly',
        ['is led within the site to', verificationLink],
        'the chart comes',
        'goes Back',
      ],
      when: 'goes Forward',
      guard: 'the request of that page is under way',
      then: { site: 'withFlow', modal: 'shown.loading' },
      sees: { page: 'verifyEmail', modal: loading },
    },
  ],
  'missing part shown': [
    {
      given: [['opens', '/about'], 'the charts are gone'],
      when: 'opens a reset link',
      guard: 'the chart cannot be fetched',
      then: { site: 'broken' },
      sees: { page: 'resetPassword', isBroken: true },
    },
    {
      given: [['opens', '/about'], 'the charts are gone'],
      when: 'opens a verification link',
      guard: 'the chart cannot be fetched',
      then: { site: 'broken' },
      sees: {
        page: 'verifyEmail',
        isBroken: true,
        calls: ['verifyEmail'],
        sent: { token: 'the-token' },
      },
    },
    {
      given: [
        ['opens', '/about'],
        'the charts are gone',
        'opens a reset link',
        'the charts are back',
      ],
      when: 'loads the page again',
      guard: 'the chart can be fetched',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { isBroken: false, form: emptyResetForm, secrets: ['token'] },
    },
    {
      given: [['opens', '/about'], 'the charts are gone', 'opens a reset link'],
      when: ['follows the link to', 'about'],
      guard: 'that page has no flow',
      then: { site: 'withoutFlow' },
      sees: { page: 'about', isBroken: false },
    },
    {
      given: [
        'opens a verification link',
        'the charts are gone',
        ['is led within the site to', resetLink],
      ],
      when: saysVerified,
      guard: 'the visitor has gone on',
      then: { flow: 'success', modal: 'late.success' },
      sees: { modal: verified, secrets: [] },
    },
  ],
} satisfies Part;
