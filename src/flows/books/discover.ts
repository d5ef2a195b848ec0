import { cut } from '../../exchange/text.ts';
import { ways } from '../../exchange/ways.ts';
import { listOf } from '../list.ts';

/** In kilometres: how far away a book may be. */
export const distances = ['1', '2', '5', '10', '25'] as const;

/** What neighbours offer, as the address of the page asks for it. */
export const discover = listOf({
  id: 'discover',
  description: 'What neighbours offer.',
  operation: 'discover',
  // An address may say anything: what cannot be is not asked for.
  requestOf: ({ q = '', language = '', ...said }) => {
    const way = ways.find(one => one === said['way']);
    const within = distances.find(one => one === said['within']);
    return {
      ...(q.trim() && { q: cut(q.trim(), 300) }),
      ...(way && { way }),
      ...(within && { within }),
      ...(/^[a-z]{2,3}$/.test(language) && { language }),
    };
  },
  partIn: body => body,
});
