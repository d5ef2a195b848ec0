import { sql } from 'kysely';
import type { Operation } from '../../api/answer.ts';
import { deleteSome } from '../data/delete-some.ts';
import type { Database } from '../data/tables.ts';
import type { BlockedKeys } from './blocked-keys.ts';
import { networkOf } from './network.ts';
import type { Pseudonym } from './pseudonyms.ts';

/** In milliseconds, from the first attempt on. */
const periodMs = 15 * 60 * 1000;

/** Operations by which the same is guessed at are counted together: here the password of a member who is signed in. */
const counters: Partial<Record<Operation, string>> = {
  changePassword: 'own password',
  exportData: 'own password',
  deleteAccount: 'own password',
};

/**
 * These answer the same to everybody, so that nobody guesses by them, and none of them is ever taken back: so
 * many times the limit may come from one address, where a whole house may join in one evening.
 */
const timesOfAddress: Partial<Record<Operation, number>> = {
  signUp: 4,
  sendVerificationLink: 4,
  forgotPassword: 4,
};

interface Attempt {
  operation: Operation;
  /** An IP address; undefined where it is not known. */
  address: string | undefined;
  token: string;
  pseudonym: Pseudonym;
}

/** What attempts are counted by: a pseudonym, so that the table lists neither visitors nor live tokens. */
interface Key {
  key: string;
  isOfAddress: boolean;
  /** How many times the limit it may reach. */
  times: number;
}

/**
 * The keys under which an attempt is counted: that of its token, and that of the network where it is known.
 */
export function keysOf({ operation, address, token, pseudonym }: Attempt): Key[] {
  const name = counters[operation] ?? operation;
  const ofToken = { key: pseudonym(`${name} token ${token}`), isOfAddress: false, times: 1 };
  if (address === undefined) return [ofToken];
  const times = timesOfAddress[operation] ?? 1;
  const ofAddress = {
    key: pseudonym(`${name} address ${networkOf(address)}`),
    isOfAddress: true,
    times,
  };
  // Always in the same order: two that wait for each other's row would fail.
  return [ofToken, ofAddress].toSorted((one, two) => (one.key < two.key ? -1 : 1));
}

interface Attempts {
  keys: Key[];
  now: Date;
  /** Attempts per period. */
  limit: number;
  blockedKeys: BlockedKeys;
}

/**
 * Counts an attempt of an address, and with a token, for all servers that share the database.
 * Resolves to the seconds to wait where there were too many of either, otherwise to undefined. What is
 * known to be blockedKeys is not counted.
 */
export async function countAttempt(
  database: Database,
  { keys, now, limit, blockedKeys }: Attempts,
): Promise<number | undefined> {
  const names = keys.map(({ key }) => key);
  const until = blockedKeys.until(names, now);
  if (until && until <= tooFar(now, periodMs)) return secondsBetween(now, until);
  const counts = await countOneMore(database, { keys: names, now, period: periodMs });
  const counted = keys.flatMap(one => {
    const row = counts.find(({ key }) => key === one.key);
    return row ? [{ ...one, ...row }] : [];
  });
  const over = counted.filter(({ attempts, times }) => attempts > times * limit);
  for (const { key, resets_at } of over) blockedKeys.remember(key, resets_at);
  if (over.length === 0) return undefined;
  const ends = over.map(({ resets_at }) => resets_at.getTime());
  return secondsBetween(now, new Date(Math.max(...ends)));
}

/** Counts one less of each: what succeeds was no guess. The others stay as they are. */
export async function takeBack(
  database: Database,
  { keys, now }: Pick<Attempts, 'keys' | 'now'>,
): Promise<void> {
  const names = keys.map(({ key }) => key);
  await database
    .updateTable('rate_limits')
    .set(eb => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', rows =>
      rows
        .selectFrom('rate_limits')
        .select('key')
        .where('key', 'in', names)
        .where('attempts', '>', 0)
        .where('resets_at', '>', now)
        .orderBy('key')
        .forUpdate(),
    )
    .execute();
}

interface Counting {
  keys: string[];
  now: Date;
  /** In milliseconds, from the first one on. */
  period: number;
}

/** Counts one more of each key, for all servers that share the database. */
export function countOneMore(database: Database, { keys, now, period }: Counting) {
  const end = windowEndAfter(now, period);
  return database
    .insertInto('rate_limits')
    .values(keys.map(key => ({ key, attempts: 1, resets_at: end })))
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet(eb => {
        const resets = eb.ref('rate_limits.resets_at');
        const isOver = eb.or([eb(resets, '<=', now), eb(resets, '>', tooFar(now, period))]);
        const oneMore = eb('rate_limits.attempts', '+', 1);
        return {
          attempts: eb.case().when(isOver).then(eb.ref('excluded.attempts')).else(oneMore).end(),
          resets_at: eb.case().when(isOver).then(eb.ref('excluded.resets_at')).else(resets).end(),
        };
      }),
    )
    .returning(['key', 'attempts', 'resets_at'])
    .execute();
}

interface Exhausting extends Omit<Attempt, 'token' | 'address'> {
  address: string;
  now: Date;
  limit: number;
}

/** Counts as if all attempts of a period had been made at once from an address. */
export async function exhaust(
  database: Database,
  { now, limit, ...attempt }: Exhausting,
): Promise<void> {
  for (const { key, isOfAddress, times } of keysOf({ ...attempt, token: '' })) {
    if (!isOfAddress) continue;
    const full = { attempts: times * limit, resets_at: windowEndAfter(now, periodMs) };
    await database
      .insertInto('rate_limits')
      .values({ ...full, key })
      .onConflict(conflict => conflict.column('key').doUpdateSet(full))
      .execute();
  }
}

/** Deletes some of the limits that are over. Resolves to whether there may be more. */
export async function forgetOld(database: Database, now: Date): Promise<boolean> {
  const where = sql`resets_at <= ${now}`;
  return deleteSome(database, { table: 'rate_limits', key: 'key', where });
}

function secondsBetween(now: Date, end: Date): number {
  return Math.ceil((end.getTime() - now.getTime()) / 1000);
}

/** What ends later than this was counted by a clock that was ahead. */
function tooFar(now: Date, period: number): Date {
  return new Date(now.getTime() + 2 * period);
}

function windowEndAfter(now: Date, period: number): Date {
  return new Date(now.getTime() + period);
}
