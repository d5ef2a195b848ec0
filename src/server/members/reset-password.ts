import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import * as members from './members.ts';
import { passwordAnswers, passwordFault, refusalOfLength } from './new-password.ts';

const { changed, unknownOrUsed, expired } = examples.resetPassword;
const answers = { changed, unknown: unknownOrUsed, used: unknownOrUsed, expired };

export const resetPassword: Handlers['resetPassword'] = {
  guessed: ({ token }) => token,
  refuse: refusalOfLength('newPassword'),
  answer: async ({ newPassword, token }, { database, now, siteOrigin, wakeDelivery }) => {
    const fault = passwordFault(newPassword);
    if (fault) return { ...passwordAnswers[fault], cause: fault };
    const reset = { newPassword, token, siteOrigin: siteOrigin(), now: now() };
    const done = await members.resetPassword(database, reset);
    const { cause } = done;
    if (cause !== 'changed') return { ...answers[cause], cause };
    wakeDelivery();
    return { ...changed, cause, knownTo: done.email };
  },
};
