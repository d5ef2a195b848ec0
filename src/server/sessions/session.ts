import type { Handlers } from '../calls/operation.ts';

export const session: Handlers['session'] = {
  answer: async (_, _ports, { session: { member } }) => ({
    status: 200,
    body: { member },
    cause: 'current',
  }),
};
