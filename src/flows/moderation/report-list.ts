import { listOf } from '../list.ts';

/** The reports on which no moderator has decided yet. */
export const reportList = listOf({
  id: 'reportList',
  description: 'The reports that are open.',
  operation: 'reports',
  requestOf: () => ({}),
  partIn: body => body,
  isAskedAnew: true,
});
