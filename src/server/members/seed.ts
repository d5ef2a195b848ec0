import { sql } from 'kysely';
import type { Database } from '../data/tables.ts';
import { mailLink } from '../mail/outbox.ts';
import { noPassword } from './passwords.ts';

/** The password of the first members, which the mailbox shows. */
export const demoPassword = 'nine yellow lanterns';

/** As it is stored; a member who chooses another password has another hash. */
export const demoHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bjtqYKyEDc16q6xxedG/gw$wCnsac1S0vJm6HQTsEBtGJswN4A88f6EaSgPoe/WVSo';

const firstMembers = [
  { name: 'Member One', email: 'member-one@book-exchange.example' },
  { name: 'Member Two', email: 'member-two@book-exchange.example' },
  { name: 'Member Three', email: 'member-three@book-exchange.example' },
];

/** Of one of the first members: the known password, and whether it has not been changed since. */
export function demoPasswordOf({ email, hash }: { email: string; hash: string }) {
  const isFirst = firstMembers.some(member => member.email === email);
  return isFirst ? { text: demoPassword, holds: hash === demoHash } : undefined;
}

interface Occasion {
  /** Without a trailing slash. */
  siteOrigin: string;
  now: Date;
}

/**
 * Gives an empty database a few members with a known password, and each of them a link of either
 * kind. The first can sign in at once; the others have to confirm their addresses.
 */
export async function seed(database: Database, occasion: Occasion): Promise<void> {
  const members = await database.transaction().execute(async transaction => {
    // Servers that start at the same time wait here for the first one, and then find members.
    await sql`lock table members in exclusive mode`.execute(transaction);
    const someone = await transaction.selectFrom('members').select('id').executeTakeFirst();
    if (someone) return [];
    const rows = firstMembers.map(({ name, email }, index) => ({
      name,
      email,
      password_hash: demoHash,
      email_verified_at: index === 0 ? occasion.now : null,
      // A millisecond apart, so that the mailbox lists them in this order.
      created_at: new Date(occasion.now.getTime() + index),
    }));
    return transaction.insertInto('members').values(rows).returning('id').execute();
  });
  for (const { id } of members) {
    await mailLink(database, { ...occasion, memberId: id, purpose: 'verify-email' });
    await mailLink(database, { ...occasion, memberId: id, purpose: 'reset-password' });
  }
}

/** Takes the known password from all who still have it, and ends what they have begun with it. */
export async function forgetDemoPasswords(database: Database): Promise<void> {
  await database.transaction().execute(async transaction => {
    const members = await transaction
      .updateTable('members')
      .set({ password_hash: noPassword })
      .where('password_hash', '=', demoHash)
      .returning('id')
      .execute();
    const ids = members.map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom('sessions').where('member_id', 'in', ids).execute();
  });
}
