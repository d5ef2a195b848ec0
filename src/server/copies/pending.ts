import { refusals } from '../calls/answers.ts';

/** Not there yet. */
export const pending = {
  answer: async () => ({
    status: 500 as const,
    body: refusals.failed.body,
    cause: 'pending',
  }),
};
