import type { ActorRefFrom } from 'xstate';
import { textFault } from '../faults.ts';
import { submissionOf } from '../submission.ts';

export type ReportFlow = ActorRefFrom<typeof report>;

/** From a reason to a report that a moderator reads. */
export const report = submissionOf({
  id: 'report',
  description: 'The page on which a member reports another, or a copy or a message of the other.',
  operation: 'report',
  empty: { reason: '' },
  faultsOf: ({ reason }) => ({ reason: textFault(reason) }),
  requestOf: ({ reason }, { id = '', copy, number }) => ({
    memberId: id,
    reason,
    ...(copy !== undefined && { copyId: copy }),
    ...(number !== undefined && { number: Number(number) }),
  }),
  secrets: [],
});
