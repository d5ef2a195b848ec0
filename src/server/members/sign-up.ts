import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import { isAddress } from '../ground/mail-address.ts';
import { alreadyMember } from '../mail/mails.ts';
import { putLink, putMail } from '../mail/outbox.ts';
import { addressOf } from './addresses.ts';
import { addressRefused, answerByMail, refusalOfAddress } from './by-mail.ts';
import { passwordAnswers, passwordFault, refusalOfLength } from './new-password.ts';
import { hashPassword } from './passwords.ts';

export const signUp: Handlers['signUp'] = {
  rateLimitKey: ({ email }) => addressOf(email),
  refuse: (faults, asked) => refusalOfLength('password')(faults, asked) ?? refusalOfAddress(faults),
  answer: async ({ name, email, password }, deps) => {
    if (!isAddress(email.trim())) return addressRefused;
    const fault = passwordFault(password);
    if (fault) return { ...passwordAnswers[fault], logReason: fault };
    const passwordHash = await hashPassword(password);
    const [siteOrigin, now] = [deps.siteOrigin(), deps.now()];
    await answerByMail(email, deps, async (transaction, address, found) => {
      if (found?.isConfirmed) {
        return putMail(transaction, {
          ...alreadyMember({ siteOrigin }),
          to: found.email,
          sentAt: now,
        });
      }
      const { id: memberId } = await transaction
        .insertInto('members')
        .values({
          email: address,
          // PostgreSQL takes no null character.
          name: name.replaceAll(/\p{Cc}/gu, ' ').trim(),
          password_hash: passwordHash,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const link = { memberId, purpose: 'verify-email', siteOrigin, now } as const;
      await putLink(transaction, link);
    });
    return { ...examples.signUp.sent, logReason: 'sent' };
  },
};
