import type { ActorRefFrom } from 'xstate';
import { submissionOf } from '../submission.ts';

export type DataExportFlow = ActorRefFrom<typeof dataExport>;

/** From the password to all data of the member. */
export const dataExport = submissionOf({
  id: 'dataExport',
  description: 'The page on which a member gets all data in one file.',
  operation: 'exportData',
  empty: { password: '' },
  faultsOf: ({ password }) => ({ password: password === '' ? 'missing' : undefined }),
  requestOf: values => values,
});
