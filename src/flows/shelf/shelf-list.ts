import { cut } from '../../exchange/text.ts';
import { listOf } from '../list.ts';

const states = ['offered', 'aside'] as const;
export const orders = ['newest', 'title', 'authors'] as const;

/** The copies of one member, as the address of the page asks for them. */
export const shelfList = listOf({
  id: 'shelfList',
  description: 'What stands on the shelf of a member.',
  operation: 'shelf',
  requestOf: ({ id = '', q = '', ...said }) => {
    const state = states.find(one => one === said['state']);
    const sort = orders.find(one => one === said['sort']);
    return {
      id,
      ...(q.trim() && { q: cut(q.trim(), 300) }),
      ...(state && { state }),
      ...(sort && { sort }),
    };
  },
  partIn: body => body,
});
