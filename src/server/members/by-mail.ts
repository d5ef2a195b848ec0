import { setTimeout } from 'node:timers/promises';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import { mayMail } from '../limits/mail-limit.ts';
import { isAddress } from '../mail/smtp-settings.ts';
import type { Ports } from '../ports.ts';
import { addressOf } from './addresses.ts';
import { lockAddress, memberAt } from './members.ts';

type Found = Awaited<ReturnType<typeof memberAt>>;

/** In milliseconds: longer than anything that is written here takes. */
const time = 50;

/**
 * Lets a mail say what the answer must not: who is a member. It takes the same time for all addresses,
 * and writes nothing where no mail can arrive, or where the address has had its mails of this hour.
 */
export async function byMail(
  email: string,
  { database, now, pseudonym, wakeDelivery }: Ports,
  write: (transaction: Database, address: string, found: Found) => Promise<void>,
): Promise<void> {
  const address = addressOf(email);
  const writing = inTransaction(database, async transaction => {
    const isWanted = await mayMail(transaction, { address, now: now(), pseudonym });
    if (!isWanted || !isAddress(address)) return;
    await lockAddress(transaction, address);
    await write(transaction, address, await memberAt(transaction, address));
  });
  await Promise.all([writing, setTimeout(time)]);
  wakeDelivery();
}
