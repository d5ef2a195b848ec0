import type { ActorRefFrom } from 'xstate';
import { newPasswordFault } from '../faults.ts';
import { submissionOf } from '../submission.ts';

export { passwordLength } from '../../api/password.ts';

export type PasswordFlow = ActorRefFrom<typeof password>;

/** From the present password to a new one. */
export const password = submissionOf({
  id: 'password',
  description: 'The page on which a member changes the password.',
  operation: 'changePassword',
  empty: { password: '', newPassword: '' },
  faultsOf: ({ password, newPassword }) => ({
    password: password === '' ? 'missing' : undefined,
    newPassword: newPasswordFault(newPassword),
  }),
  requestOf: values => values,
});
