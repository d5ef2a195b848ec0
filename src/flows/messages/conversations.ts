import { listOf } from '../list.ts';

/** With whom the member has written, the last conversation first. */
export const conversations = listOf({
  id: 'conversations',
  description: 'The conversations of a member.',
  operation: 'conversations',
  requestOf: () => ({}),
  partIn: body => body,
  isAskedAnew: true,
});
