import { examples } from '../../api/generated/examples.ts';
import { contact as words } from '../../words/contact/contact.ts';
import { inTransaction } from '../data/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { fieldError, tooLong } from '../ground/field-error.ts';
import type { Handlers } from '../ground/handler.ts';
import { isAddress } from '../ground/mail-address.ts';
import { isExample } from '../ground/smtp-settings.ts';
import { LimitReached } from '../limits/limit-reached.ts';
import { contactLetter } from '../mail/mails.ts';
import { putMail } from '../mail/outbox.ts';
import { addressOf } from '../members/addresses.ts';
import { addressRefused, refusalOfAddress } from '../members/by-mail.ts';

/** In UTF-16 code units. */
const minLength = 10;
const daySeconds = 24 * 60 * 60;

/** All who write are counted together. */
const everybody = { member: 'everybody' };

export const contactForm: Handlers['contactForm'] = {
  answer: async (_, deps, { session }) => ({
    status: 200,
    body: {
      isOpen: isRead(deps) && (await deps.limits.hasLeft(deps.database, 'allContacts', everybody)),
      ...(session && { email: session.member.email }),
    },
    logReason: 'shown',
  }),
};

export const contact: Handlers['contact'] = {
  rateLimitKey: ({ email }) => addressOf(email),
  refuse: faults => refusalOfAddress(faults) ?? tooLong(faults),
  answer: async ({ topic, text, email, subject }, deps, { network }) => {
    const { config, database, now, limits, metrics, wakeDelivery } = deps;
    const { sent } = examples.contact;
    const { faults } = words;
    if (text.length < minLength) return fieldError('text', faults.text.tooShort);
    const replyTo = email.trim();
    if (!isAddress(replyTo)) return addressRefused;
    if (subject) {
      metrics?.countRefused('bots');
      return { ...sent, logReason: 'bot' };
    }
    if (!isRead(deps)) throw new LimitReached('allContacts', daySeconds);
    await inTransaction(database, async transaction => {
      const writers = [`address ${addressOf(email)}`, ...(network ? [`network ${network}`] : [])];
      for (const member of writers) await limits.count(transaction, 'contacts', { member });
      await limits.count(transaction, 'allContacts', everybody);
      const letter = contactLetter({ topic, text, email: replyTo });
      await putMail(transaction, { ...letter, to: config.contactEmail, sentAt: now(), replyTo });
    });
    wakeDelivery();
    return { ...sent, logReason: 'sent' };
  },
};

/** Whether somebody reads what is written: nobody has the address of the example, but a mailbox shows its mails. */
function isRead({ config: { contactEmail, mailbox } }: CallDeps): boolean {
  return mailbox !== undefined || !isExample(contactEmail);
}
