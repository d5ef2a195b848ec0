import { listOf } from '../list.ts';

/** The reports on which no moderator has decided yet. */
export const reportList = listOf({
  id: 'reportList',
  description: 'The reports that are open.',
  operation: 'reports',
  requestOf: () => ({}),
  partIn: outcome =>
    outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined,
  isAskedAnew: true,
});
