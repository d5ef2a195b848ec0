import type { ActorRefFrom } from 'xstate';
import { addressFault } from '../faults.ts';
import { submissionOf } from '../submission.ts';

export type NewLinkFlow = ActorRefFrom<typeof newLink>;

/** The server knows which link an address needs: to a new password, or to confirm it. */
export const newLink = submissionOf({
  id: 'newLink',
  description: 'The page on which a visitor asks for a mail with a new link.',
  operation: 'forgotPassword',
  empty: { email: '' },
  faultsOf: ({ email }) => ({ email: addressFault(email) }),
  requestOf: ({ email }) => ({ email }),
});
