import type { ActorRefFrom } from 'xstate';
import { addressFault, nameFault, newPasswordFault } from '../faults.ts';
import { submissionOf } from '../submission.ts';

export { passwordLength } from '../../api/password.ts';

export type JoinFlow = ActorRefFrom<typeof join>;

/** What a checkbox that is checked holds. */
export const accepted = 'accepted';

/** From a name, an address and a password to the mail that makes a member. */
export const join = submissionOf({
  id: 'join',
  description: 'The page on which a visitor joins.',
  operation: 'signUp',
  empty: { name: '', email: '', password: '', terms: '' },
  faultsOf: ({ name, email, password, terms }) => ({
    name: nameFault(name),
    email: addressFault(email),
    password: newPasswordFault(password),
    terms: terms === accepted ? undefined : 'missing',
  }),
  requestOf: ({ name, email, password }) => ({ name, email, password, acceptsTerms: true }),
  secrets: ['password'],
});
