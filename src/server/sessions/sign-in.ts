import { examples } from '../../api/generated/examples.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { demoHash } from '../members/demo-password.ts';
import { hasPassword, memberAt } from '../members/members.ts';
import { isPassword, noPassword } from '../members/passwords.ts';
import { selfOf } from '../members/self.ts';
import { countedBy } from './device.ts';
import { beginSession, deleteSessionOf } from './sessions.ts';

const { begun, refused, suspended } = examples.signIn;

export const signIn: Handlers['signIn'] = {
  rateLimitKey: ({ email }, { cookies }, { pseudonym }) =>
    countedBy(email, cookies.device, pseudonym),
  answer: async (
    { email, password },
    { config, database, now },
    { cookies, device, isForeign },
  ) => {
    const member = await memberAt(database, email);
    // What a mailbox shows is a password only to those who may see the mailbox.
    const isShown = member?.passwordHash === demoHash && (!config.mailbox || isForeign);
    const hash = isShown ? noPassword : (member?.passwordHash ?? noPassword);
    const isRight = await isPassword(password, hash);
    // Who has joined with somebody else's address knows its password, and must not learn whether that counts.
    if (!member?.isConfirmed || !isRight) return { ...refused, logReason: 'refused' };
    const { id: memberId, passwordHash, isSuspended } = member;
    if (isSuspended) return { ...suspended, logReason: 'suspended' };
    const session = await inTransaction(database, async transaction => {
      if (!(await hasPassword(transaction, { memberId, passwordHash }))) return undefined;
      if (cookies.session) await deleteSessionOf(transaction, cookies.session);
      return beginSession(transaction, { memberId, device, now: now() });
    });
    if (!session) return { ...refused, logReason: 'refused' };
    return {
      status: begun.status,
      body: { member: selfOf(member) },
      logReason: 'begun',
      begins: session,
      deviceKnownTo: email,
    };
  },
};
