import { hourMs } from '../../exchange/request-timers.ts';
import type { Database } from '../data/tables.ts';
import type { Pseudonym } from './pseudonyms.ts';
import { countOneMore } from './rate-limit.ts';

const perHour = 3;

interface Wanted {
  /** As `addressOf` makes it. */
  address: string;
  now: Date;
  pseudonym: Pseudonym;
}

/**
 * Counts a mail that anybody may ask for, and whether it may still be written. It is counted before it
 * is known who has the address, so that all addresses cost the same.
 */
export async function mayMail(
  transaction: Database,
  { address, now, pseudonym }: Wanted,
): Promise<boolean> {
  const keys = [pseudonym(`mails to ${address}`)];
  const counts = await countOneMore(transaction, { keys, now, period: hourMs });
  return counts.every(({ attempts }) => attempts <= perHour);
}
