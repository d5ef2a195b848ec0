import { setTimeout } from 'node:timers/promises';
import { examples } from '../../api/generated/examples.ts';
import type { Fault } from '../../api/generated/requests.js';
import type { Database } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { mayMail } from '../limits/mail-limit.ts';
import { addressOf } from './addresses.ts';
import { lockAddress, memberAt } from './members.ts';

type Found = Awaited<ReturnType<typeof memberAt>>;

/** In milliseconds: longer than anything that is written here takes. */
const answerMs = 50;

const { status, body } = examples.signUp.address;

/** What is answered where `isAddress` says that no mail can be sent: it depends on the text alone. */
export const addressRefused = {
  status,
  body: { ...body, faults: [...body.faults] },
  logReason: 'address refused',
};

/** The answer to a request of which nothing is wrong but that its address is longer than any. */
export function refusalOfAddress(faults: Fault[]): typeof addressRefused | undefined {
  const isTooLong = faults.every(
    ({ instancePath, keyword }) => instancePath === '/email' && keyword === 'maxLength',
  );
  return isTooLong ? addressRefused : undefined;
}

/**
 * Lets a mail say what the answer must not: who is a member. It takes the same time for all addresses,
 * and writes nothing where the address has had its mails of this hour.
 */
export async function answerByMail(
  email: string,
  { database, now, pseudonym, wakeDelivery }: CallDeps,
  write: (transaction: Database, address: string, found: Found) => Promise<void>,
): Promise<void> {
  const address = addressOf(email);
  const writing = inTransaction(database, async transaction => {
    const isWanted = await mayMail(transaction, { address, now: now(), pseudonym });
    if (!isWanted) return;
    await lockAddress(transaction, address);
    await write(transaction, address, await memberAt(transaction, address));
  });
  await Promise.all([writing, setTimeout(answerMs)]);
  wakeDelivery();
}
