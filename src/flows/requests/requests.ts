import { listOf } from '../list.ts';

export const lists = ['for-me', 'from-me', 'done'] as const;

/** The requests of a member, as the address of the page asks for them. */
export const requests = listOf({
  id: 'requests',
  description: 'The requests of a member.',
  operation: 'requests',
  requestOf: ({ list }) => ({
    list: [...lists, 'waiting' as const].find(one => one === list) ?? 'for-me',
  }),
  partIn: body => body,
  isAskedAnew: true,
});
