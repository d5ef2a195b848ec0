import { examples } from '../../api/generated/examples.ts';
import { ownPasswordChangedMail } from '../../words/account/mails.ts';
import { inTransaction } from '../data/transaction.ts';
import { atField } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { passwordChanged } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { deleteOtherSessions } from '../sessions/sessions.ts';
import { passwordAnswers, passwordFault, refusalOfLength } from './new-password.ts';
import { hashPassword, isPassword } from './passwords.ts';

const { changed, wrong, same } = examples.changePassword;

export const changePassword: Handlers['changePassword'] = {
  rateLimitKey: (_, { session }) => session.member.id,
  refuse: (faults, asked) => {
    const refusal = refusalOfLength('newPassword', faults, asked);
    return refusal && atField(refusal, 'newPassword');
  },
  answer: async ({ password, newPassword }, deps, { session }) => {
    const { database, now, siteOrigin, wakeDelivery } = deps;
    const { id, name, email } = session.member;
    const fault = passwordFault(newPassword);
    if (fault) return { ...atField(passwordAnswers[fault], 'newPassword'), logReason: fault };
    const { password_hash: oldHash } = await database
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!(await isPassword(password, oldHash)))
      return { ...atField(wrong, 'password'), logReason: 'wrong' };
    if (newPassword.normalize() === password.normalize()) {
      return { ...atField(same, 'newPassword'), logReason: 'same' };
    }
    const newHash = await hashPassword(newPassword);
    const isChanged = await inTransaction(database, async transaction => {
      const { numUpdatedRows } = await transaction
        .updateTable('members')
        .set({ password_hash: newHash })
        .where('id', '=', id)
        // Another call may have changed it since it was checked.
        .where('password_hash', '=', oldHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await deleteOtherSessions(transaction, session);
      await putMail(transaction, {
        ...passwordChanged({ name, siteOrigin: siteOrigin(), words: ownPasswordChangedMail }),
        to: email,
        sentAt: now(),
      });
      return true;
    });
    if (!isChanged) return { ...atField(wrong, 'password'), logReason: 'wrong' };
    wakeDelivery();
    return { ...changed, logReason: 'changed' };
  },
};
