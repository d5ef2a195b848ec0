import { examples } from '../../api/generated/examples.ts';
import type { Handlers } from '../ground/handler.ts';
import { isAddress } from '../ground/mail-address.ts';
import { alreadyMember } from '../mail/mails.ts';
import { putLink, putMail } from '../mail/outbox.ts';
import { addressOf } from './addresses.ts';
import { addressRefused, answerByMail, refusalOfAddress } from './by-mail.ts';

export const sendVerificationLink: Handlers['sendVerificationLink'] = {
  rateLimitKey: ({ email }) => addressOf(email),
  refuse: refusalOfAddress,
  answer: async ({ email }, deps) => {
    if (!isAddress(email.trim())) return addressRefused;
    const [siteOrigin, now] = [deps.siteOrigin(), deps.now()];
    await answerByMail(email, deps, async (transaction, _, found) => {
      if (!found) return;
      const { id: memberId, email: to, isConfirmed } = found;
      if (isConfirmed) {
        await putMail(transaction, { ...alreadyMember({ siteOrigin }), to, sentAt: now });
      } else await putLink(transaction, { memberId, purpose: 'verify-email', siteOrigin, now });
    });
    return { ...examples.sendVerificationLink.sent, logReason: 'sent' };
  },
};

export const forgotPassword: Handlers['forgotPassword'] = {
  rateLimitKey: ({ email }) => addressOf(email),
  refuse: refusalOfAddress,
  answer: async ({ email }, deps) => {
    if (!isAddress(email.trim())) return addressRefused;
    const [siteOrigin, now] = [deps.siteOrigin(), deps.now()];
    await answerByMail(email, deps, async (transaction, _, found) => {
      if (!found) return;
      const purpose = found.isConfirmed ? 'reset-password' : 'verify-email';
      await putLink(transaction, { memberId: found.id, purpose, siteOrigin, now });
    });
    return { ...examples.forgotPassword.sent, logReason: 'sent' };
  },
};
