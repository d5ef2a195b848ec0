import { examples } from '../../api/generated/examples.ts';
import { passwordChangedMail } from '../../words/account/reset-password.ts';
import { inMailingTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { passwordChanged } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { passwordAnswers, passwordFault, refusalOfLength, withoutField } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { consumeToken, standingOf } from './tokens.ts';

const { changed, unknownOrUsed, expired } = examples.resetPassword;
const refusals = { unknown: unknownOrUsed, used: unknownOrUsed, expired };

/** Changes the password, ends every session of the member and writes the member a mail, or changes nothing. */
export const resetPassword: Handlers['resetPassword'] = {
  rateLimitKey: ({ token }) => token,
  refuse: (faults, asked) => {
    const refusal = refusalOfLength('newPassword', faults, asked);
    return refusal && withoutField(refusal);
  },
  answer: async ({ newPassword, token }, deps) => {
    const { database, now, siteOrigin } = deps;
    const fault = passwordFault(newPassword);
    if (fault) return { ...withoutField(passwordAnswers[fault]), logReason: fault };
    const presented = { token, now: now(), purpose: 'reset-password' } as const;
    const standing = await standingOf(database, presented);
    if (standing !== 'live') return { ...refusals[standing], logReason: standing };
    // The slow hash comes before the transaction, which would make all others wait for it.
    const passwordHash = await hashPassword(newPassword);
    return inMailingTransaction(deps, async transaction => {
      const memberId = await consumeToken(transaction, presented);
      if (memberId === undefined) return { ...refusals.used, logReason: 'used' };
      const { name, email } = await transaction
        .updateTable('members')
        .set({ password_hash: passwordHash })
        .where('id', '=', memberId)
        .returning(['name', 'email'])
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('sessions').where('member_id', '=', memberId).execute();
      await putMail(transaction, {
        ...passwordChanged({ name, siteOrigin: siteOrigin(), words: passwordChangedMail }),
        to: email,
        sentAt: presented.now,
      });
      return { ...changed, logReason: 'changed', deviceKnownTo: email };
    });
  },
};
