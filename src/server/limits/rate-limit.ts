import type { Operation } from '../../api/answer.ts';
import type { Database } from '../data/tables.ts';
import { networkOf } from './network.ts';
import type { Pseudonym } from './pseudonyms.ts';
import type { Refused } from './refused.ts';

/** In milliseconds, from the first attempt on. */
const period = 15 * 60 * 1000;

interface Attempt {
  operation: Operation;
  /** An IP address; undefined where it is not known. */
  address: string | undefined;
  token: string;
  now: Date;
  /** Attempts per period. */
  limit: number;
  refused: Refused;
  pseudonym: Pseudonym;
}

/**
 * Counts an attempt of an address, and with a token, for all servers that share the database.
 * Resolves to the seconds to wait where there were too many of either, otherwise to undefined. What is
 * known to be refused is not counted.
 */
export async function secondsToWait(
  database: Database,
  { operation, address, token, now, limit, refused, pseudonym }: Attempt,
): Promise<number | undefined> {
  // Always in the same order: two that wait for each other's row would fail.
  const ofAddress = address === undefined ? [] : [pseudonym(byAddress(operation, address))];
  const keys = [...ofAddress, pseudonym(byToken(operation, token))].toSorted();
  const until = refused.until(keys, now);
  if (until && until <= tooFar(now, period)) return secondsBetween(now, until);
  const counts = await countOneMore(database, { keys, now, period });
  // Not with every new token, or each call would ask once more.
  const isFirst = counts.some(({ key, attempts }) => ofAddress.includes(key) && attempts === 1);
  if (isFirst) await forgetOld(database, now);
  const over = counts.filter(({ attempts }) => attempts > limit);
  for (const { key, resets_at } of over) refused.remember(key, resets_at);
  if (over.length === 0) return undefined;
  const ends = over.map(({ resets_at }) => resets_at.getTime());
  return secondsBetween(now, new Date(Math.max(...ends)));
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

/** Counts as if all attempts of a period had been made at once from an address. */
export async function exhaust(
  database: Database,
  {
    operation,
    address,
    now,
    limit,
    pseudonym,
  }: Omit<Attempt, 'token' | 'refused'> & { address: string },
): Promise<void> {
  const full = { attempts: limit, resets_at: windowEndAfter(now, period) };
  await database
    .insertInto('rate_limits')
    .values({ ...full, key: pseudonym(byAddress(operation, address)) })
    .onConflict(conflict => conflict.column('key').doUpdateSet(full))
    .execute();
}

/**
 * What the attempts of an address are counted by. It is kept under its pseudonym, so that the table is a
 * list neither of visitors' addresses nor of live tokens.
 */
function byAddress(operation: Operation, address: string): string {
  return `${operation} address ${networkOf(address)}`;
}

/** The key under which attempts with one token are counted. */
function byToken(operation: Operation, token: string): string {
  return `${operation} token ${token}`;
}

/** Rows that another server is just counting in are skipped: two that wait for each other fail. */
export async function forgetOld(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('rate_limits')
    .where('key', 'in', rows =>
      rows
        .selectFrom('rate_limits')
        .select('key')
        .where('resets_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
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
