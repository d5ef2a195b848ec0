import { listOf } from '../list.ts';

/** What has happened, the newest first. */
export const noticeList = listOf({
  id: 'noticeList',
  description: 'The notices of a member.',
  operation: 'notices',
  requestOf: () => ({}),
  partIn: body => body,
  isAskedAnew: true,
});
