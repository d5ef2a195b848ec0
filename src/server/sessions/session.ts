import type { Handlers } from '../ground/handler.ts';

export const session: Handlers['session'] = {
  answer: async (_, _ports, { session: { member } }) => ({
    status: 200,
    body: { member },
    logReason: 'current',
  }),
};
