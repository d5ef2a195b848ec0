import type { Nothing } from '../../../src/kits/acts.ts';
import { paths } from '../../../src/paths.ts';
import type { FormSeen } from '../../seen.ts';
import { oops } from '../examples.ts';
import type { Act, Part, Row } from '../vocabulary.ts';

const email = 'member-one@book-exchange.example';
const password = 'nine yellow lanterns';
const member = { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17', name: 'Member One' };
const refused = 'They do not belong together.';
const noAddress = 'Type the e-mail address with which you have joined.';
const noPassword = 'Type your password.';

const empty: Partial<FormSeen> = { typed: { email: '', password: '' }, canSubmit: true };
const submits = [
  'opens the page to sign in',
  'types address and password',
  'presses the submit button',
] as const;
const says = (status: number, message: string): Act => ['the server answers', status, { message }];
const reasons: Nothing[] = ['offline', 'timed out', 'aborted', 'not understood', 'a defect'];

export const part = {
  'sign-in asks for both': [
    {
      given: [['opens', paths.about]],
      when: 'opens the page to sign in',
      then: { site: 'withFlow', flow: 'idle' },
      sees: { page: 'signIn', form: empty },
    },
    {
      given: ['opens the page to sign in'],
      when: ['types an address', email],
      then: {},
      sees: { form: { typed: { email } } },
    },
    {
      given: ['opens the page to sign in'],
      when: ['types a password', password],
      then: {},
      sees: { form: { typed: { password } }, secrets: ['passwords'] },
    },
    {
      given: ['opens the page to sign in'],
      when: 'presses the submit button',
      guard: 'address or password is missing',
      then: {},
      sees: { form: { faults: [noAddress, noPassword] } },
    },
    {
      given: [
        'opens the page to sign in',
        ['types an address', 'member one'],
        ['types a password', password],
      ],
      when: 'presses the submit button',
      guard: 'address or password is missing',
      then: {},
      sees: { form: { faults: [noAddress] } },
    },
    {
      given: ['opens the page to sign in', 'presses the submit button'],
      when: ['types an address', email],
      then: {},
      sees: { form: { typed: { email }, faults: [noPassword] } },
    },
    {
      given: ['opens the page to sign in', 'presses the submit button'],
      when: ['types a password', password],
      then: {},
      sees: { form: { typed: { password }, faults: [noAddress] }, secrets: ['passwords'] },
    },
    {
      given: ['opens the page to sign in', ['types an address', email]],
      when: 'presses the submit button',
      guard: 'address or password is missing',
      then: {},
      sees: { form: { faults: [noPassword] } },
    },
    {
      given: [
        'opens the page to sign in',
        ['types an address', email],
        'presses the submit button',
      ],
      when: ['types a password', password],
      then: {},
      sees: { form: { typed: { password }, faults: [] }, secrets: ['passwords'] },
    },
  ],
  'one sign-in per submit': [
    {
      given: ['opens the page to sign in', 'types address and password'],
      when: 'presses the submit button',
      guard: 'address and password are there',
      then: { flow: 'loading' },
      sees: {
        form: { typed: { password: '' }, canSubmit: false },
        calls: ['signIn'],
        sent: { email, password },
      },
    },
    {
      given: ['opens the page to sign in', 'types address and password'],
      when: 'submits twice',
      guard: 'address and password are there',
      then: { flow: 'loading' },
      sees: {
        form: { typed: { password: '' }, canSubmit: false },
        calls: ['signIn'],
        sent: { email, password },
      },
    },
  ],
  'refusal at the form': [
    ...[401, 403, 429, 500].map((status): Row => ({
      given: submits,
      when: says(status, refused),
      guard: 'the server says that it has failed',
      then: { flow: 'idle' },
      sees: { form: { faults: [refused], canSubmit: true }, secrets: [] },
    })),
    {
      given: submits,
      when: ['the server answers', 500, '<h1>Bad Gateway</h1>'],
      guard: 'the server gives no message',
      then: { flow: 'idle' },
      sees: { form: { faults: [oops], canSubmit: true }, secrets: [] },
    },
    ...reasons.map((reason): Row => ({
      given: submits,
      when: ['the call comes to nothing', reason],
      then: { flow: 'idle' },
      sees: { form: { faults: [oops], canSubmit: true }, secrets: [] },
    })),
    {
      given: [...submits, says(401, refused)],
      when: ['types an address', 'member-two@book-exchange.example'],
      then: {},
      sees: { form: { typed: { email: 'member-two@book-exchange.example' } } },
    },
    {
      given: [...submits, says(401, refused)],
      when: ['types a password', 'seven blue kites'],
      then: {},
      sees: { form: { typed: { password: 'seven blue kites' } }, secrets: ['passwords'] },
    },
    {
      given: [...submits, says(401, refused)],
      when: 'presses the submit button',
      guard: 'address or password is missing',
      then: {},
      sees: { form: { faults: [noPassword] } },
    },
  ],
  'members go on': [
    {
      given: submits,
      when: ['the server answers', 200, { member }],
      guard: 'the server says that it has succeeded',
      then: { site: 'withoutFlow', flow: 'none' },
      sees: { page: 'home', form: 'none', secrets: [] },
    },
  ],
  'form empty on return': [
    {
      given: ['opens the page to sign in', 'types address and password'],
      when: 'goes to another site and comes back',
      then: {},
      sees: { form: { typed: { email: '', password: '' } }, secrets: [] },
    },
    {
      given: [...submits, says(401, refused)],
      when: 'goes to another site and comes back',
      then: {},
      sees: { form: { typed: { email: '', password: '' }, faults: [] } },
    },
  ],
  'leaving gives up': [
    {
      given: ['opens the page to sign in', 'types address and password'],
      when: ['follows the link to', 'about'],
      then: { site: 'withoutFlow', flow: 'left' },
      sees: { page: 'about', form: 'none', secrets: [] },
    },
    {
      given: submits,
      when: ['follows the link to', 'about'],
      then: { site: 'withoutFlow', flow: 'left' },
      sees: { page: 'about', form: 'none', secrets: [] },
    },
  ],
} satisfies Part;
