import { examples } from '../../api/generated/examples.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Handlers } from '../ground/handler.ts';
import { formsOf } from './addresses.ts';
import { lockAddress, lowerEmail } from './members.ts';
import { addressOfToken, consumeToken, standingOf } from './tokens.ts';

const { verified, alreadyVerified, unknown, expired } = examples.verifyEmail;

/** Makes a member of the one whose link it is, and forgets all others who have joined with the address. */
export const verifyEmail: Handlers['verifyEmail'] = {
  rateLimitKey: ({ token }) => token,
  // A visitor who followed half a link reads of the link, not of a request.
  refuse: () => unknown,
  answer: async ({ token }, deps) => {
    const now = deps.now();
    const presented = { token, now, purpose: 'verify-email' } as const;
    return inTransaction(deps.database, async transaction => {
      // Two who open their links of one address at the same time would wait for each other.
      const email = await addressOfToken(transaction, presented);
      if (email === undefined) return { ...unknown, logReason: 'unknown' };
      await lockAddress(transaction, email);
      const memberId = await consumeToken(transaction, presented);
      if (memberId === undefined) {
        const standing = await standingOf(transaction, presented);
        if (standing === 'expired') return { ...expired, logReason: standing };
        if (standing === 'unknown') return { ...unknown, logReason: standing };
        return { ...alreadyVerified, logReason: 'alreadyVerified' };
      }
      const { numUpdatedRows } = await transaction
        .updateTable('members')
        .set({ email_verified_at: now })
        .where('id', '=', memberId)
        .where('email_verified_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return { ...alreadyVerified, logReason: 'alreadyVerified' };
      await transaction
        .deleteFrom('members')
        .where(lowerEmail, 'in', formsOf(email))
        .where('email_verified_at', 'is', null)
        .execute();
      return { ...verified, logReason: 'verified', deviceKnownTo: email };
    });
  },
};
