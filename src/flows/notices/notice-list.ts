import { listOf } from '../list.ts';

/** What has happened, the newest first. */
export const noticeList = listOf({
  id: 'noticeList',
  description: 'The notices of a member.',
  operation: 'notices',
  requestOf: () => ({}),
  partIn: outcome =>
    outcome.kind === 'answer' && outcome.status === 200 ? outcome.body : undefined,
  isAskedAnew: true,
});
