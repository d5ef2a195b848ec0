import { examples } from '../../api/generated/examples.ts';
import { atField, fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { isAddress } from '../ground/mail-address.ts';
import { alreadyMember } from '../mail/mails.ts';
import { putLink, putMail } from '../mail/outbox.ts';
import { addressOf } from './addresses.ts';
import { addressRefused, answerByMail, refusalOfAddress } from './by-mail.ts';
import { nameFault } from './names.ts';
import { passwordAnswers, passwordFault, refusalOfLength } from './new-password.ts';
import { hashPassword } from './passwords.ts';

export const signUp: Handlers['signUp'] = {
  rateLimitKey: ({ email }) => addressOf(email),
  refuse: (faults, asked) => {
    const refusal = refusalOfLength('password', faults, asked);
    if (refusal) return atField(refusal, 'password');
    return refusalOfAddress(faults) ?? tooLong(faults);
  },
  answer: async ({ name, email, password }, deps) => {
    const wrong = nameFault(name);
    if (wrong !== undefined) return fieldError('name', wrong);
    if (!isAddress(email.trim())) return addressRefused;
    const fault = passwordFault(password);
    if (fault) return { ...atField(passwordAnswers[fault], 'password'), logReason: fault };
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
          name,
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
