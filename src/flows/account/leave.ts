import type { ActorRefFrom } from 'xstate';
import { paths } from '../../paths.ts';
import { submissionOf } from '../submission.ts';

export type LeaveFlow = ActorRefFrom<typeof leave>;

/** From the password to no account. */
export const leave = submissionOf({
  id: 'leave',
  description: 'The page on which a member leaves for good.',
  operation: 'deleteAccount',
  empty: { password: '' },
  faultsOf: ({ password }) => ({ password: password === '' ? 'missing' : undefined }),
  requestOf: values => values,
  leadsTo: paths.left,
});
