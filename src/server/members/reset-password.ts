import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import * as members from './members.ts';
import { passwordAnswers, passwordFault, refusalOfLength } from './new-password.ts';

const { changed, unknownOrUsed, expired } = examples.resetPassword;
const answers = { changed, unknown: unknownOrUsed, used: unknownOrUsed, expired };

export const resetPassword: Handlers['resetPassword'] = {
  rateLimitKey: ({ token }) => token,
  refuse: refusalOfLength('newPassword'),
  answer: async ({ newPassword, token }, { database, now, siteOrigin, wakeDelivery }) => {
    const fault = passwordFault(newPassword);
    if (fault) return { ...passwordAnswers[fault], logReason: fault };
    const reset = { newPassword, token, siteOrigin: siteOrigin(), now: now() };
    const done = await members.resetPassword(database, reset);
    const { logReason } = done;
    if (logReason !== 'changed') return { ...answers[logReason], logReason };
    wakeDelivery();
    return { ...changed, logReason, deviceKnownTo: done.email };
  },
};
