import type { ActorRefFrom } from 'xstate';
import { textFault } from '../faults.ts';
import { memberOf } from '../session-ref.ts';
import { submissionOf } from '../submission.ts';

export type ReportForm = ActorRefFrom<typeof reportForm>;

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxReasonLength = 2000;

/** From a reason to a report that a moderator reads. */
export const reportForm = submissionOf({
  id: 'reportForm',
  description: 'What a member has to say of what is reported.',
  operation: 'report',
  empty: { reason: '' },
  faultsOf: ({ reason }) => ({ reason: textFault(reason, maxReasonLength) }),
  requestOf: ({ reason }, { id = '', copy, number }) => ({
    memberId: id,
    reason,
    ...(copy !== undefined && { copyId: copy }),
    ...(number !== undefined && { number: Number(number) }),
  }),
  draftOf: ({ session, parameters: { id, copy, number } }) =>
    ['report', memberOf(session).id, id, copy, number].join(' '),
});
