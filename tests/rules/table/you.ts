import type { Nothing } from '../../../src/kits/acts.ts';
import { memberPaths, paths } from '../../../src/paths.ts';
import { oops } from '../examples.ts';
import type { Act, Part, Row } from '../vocabulary.ts';

const saysNo = (status: number): Act => ['the server answers', status, { message: 'No.' }];
const reasons: Nothing[] = ['offline', 'timed out', 'aborted', 'not understood', 'a defect'];
const refusal: [Act, string] = [saysNo(403), 'No.'];
const failures: [Act, string][] = [
  ...[500, 503].map((status): [Act, string] => [saysNo(status), 'No.']),
  ...reasons.map((reason): [Act, string] => [['the call comes to nothing', reason], oops]),
];
const signedIn = 'You are signed in as Contract Member.';

const signsOut = ['a member opens the own page', ['presses', 'Sign out']] as const;

/** To every state that can be left. */
const stays: Row['given'][] = [
  ['opens the own page'],
  ['opens the own page', saysNo(500)],
  ['a member opens the own page'],
  signsOut,
];

export const part = {
  'you are shown': [
    {
      given: [['opens', paths.about]],
      when: 'opens the own page',
      then: { site: 'withFlow', flow: 'loading' },
      sees: { page: 'you', calls: ['session'], sent: {} },
    },
    {
      given: ['opens the own page'],
      when: ['the server answers', 200, { member: { id: '1', name: 'Member Five' } }],
      guard: 'somebody is signed in',
      then: { flow: 'shown' },
      sees: { said: ['You are signed in as Member Five.'] },
    },
  ],
  'members alone': [
    {
      given: ['opens the own page'],
      when: saysNo(401),
      guard: 'nobody is signed in',
      then: { flow: 'idle' },
      sees: { page: 'signIn', form: { typed: { email: '', password: '' }, canSubmit: true } },
    },
  ],
  'failure in its place': [
    ...failures.map(([when, message]): Row => ({
      given: ['opens the own page'],
      when,
      guard: 'the server says that it has failed',
      then: { flow: 'failure' },
      sees: { said: [message] },
    })),
    {
      given: ['opens the own page', saysNo(500)],
      when: ['presses', 'Try again'],
      then: { flow: 'loading' },
      sees: { said: [], calls: ['session', 'session'] },
    },
    ...[refusal, ...failures].map(([when, message]): Row => ({
      given: signsOut,
      when,
      guard: 'the server says that it has failed',
      then: { flow: 'shown' },
      sees: { said: [signedIn, `You may still be signed in. ${message}`] },
    })),
    {
      given: [...signsOut, saysNo(500)],
      when: ['presses', 'Sign out'],
      then: { flow: 'signingOut' },
      sees: { said: [signedIn], calls: ['session', 'signOut', 'signOut'] },
    },
  ],
  'sign-out ends the session': [
    {
      given: ['a member opens the own page'],
      when: ['presses', 'Sign out'],
      then: { flow: 'signingOut' },
      sees: { calls: ['session', 'signOut'], sent: {} },
    },
    {
      given: signsOut,
      when: ['the server answers', 200, { message: 'You are signed out.' }],
      guard: 'the server says that it has succeeded',
      then: { site: 'withoutFlow', flow: 'none' },
      sees: { page: 'home', said: [] },
    },
    {
      given: signsOut,
      when: saysNo(401),
      guard: 'nobody is signed in',
      then: { site: 'withoutFlow', flow: 'none' },
      sees: { page: 'home', said: [] },
    },
  ],
  'leaving gives up': [
    {
      given: ['opens the own page'],
      when: ['follows the link to', 'about'],
      then: { site: 'withoutFlow', flow: 'none' },
      sees: { page: 'about' },
    },
    ...stays.map((given): Row => ({
      given,
      when: ['is led within the site to', memberPaths.home],
      then: { site: 'withoutFlow', flow: 'left' },
      sees: { page: 'home', said: [] },
    })),
  ],
} satisfies Part;
