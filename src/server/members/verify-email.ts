import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import * as members from './members.ts';

const answers = examples.verifyEmail;

export const verifyEmail: Handlers['verifyEmail'] = {
  rateLimitKey: ({ token }) => token,
  // A visitor who followed half a link reads of the link, not of a request.
  refuse: () => answers.unknown,
  answer: async ({ token }, { database, now }) => {
    const done = await members.verifyEmail(database, { token, now: now() });
    const { logReason } = done;
    return {
      ...answers[logReason],
      logReason,
      deviceKnownTo: logReason === 'verified' ? done.email : undefined,
    };
  },
};
