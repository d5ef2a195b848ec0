import { hourMs } from '../../exchange/request-timers.ts';
import type { Database } from '../data/tables.ts';
import type { Limit } from '../ground/answers.ts';
import type { Config } from '../ground/config.ts';
import type { Log } from '../ground/log.ts';
import type { Metrics } from '../ground/metrics.ts';
import { LimitReached } from './limit-reached.ts';
import type { Pseudonym } from './pseudonyms.ts';
import { countOneMore } from './rate-limit.ts';

/** Of one member, or of the visitors of one network. */
export interface Numbers {
  /** So many at once, and then so many a minute: in memory, on each server. */
  burst?: number;
  perMinute?: number;
  /** So many in so many hours: in the database, on all servers together. */
  most?: number;
  hours?: number;
}

/** Where the setting `RATE_LIMIT` is 30; they grow and shrink with it. The manual shows them. */
export const limits = {
  reads: { burst: 600, perMinute: 600 },
  copies: { burst: 300, perMinute: 120, most: 5000, hours: 24 },
  lookUps: { burst: 300, perMinute: 120, most: 5000, hours: 24 },
  messages: { burst: 60, perMinute: 60 },
  unanswered: { most: 30, hours: 24 },
  requests: { most: 20, hours: 24 },
  places: { most: 10, hours: 24 },
  reports: { most: 4, hours: 1 },
  exports: { most: 4, hours: 1 },
  contacts: { most: 3, hours: 24 },
  allContacts: { most: 100, hours: 24 },
  changes: { burst: 300, perMinute: 120 },
} satisfies Partial<Record<Limit, Numbers>>;

type Known = typeof limits;
type LimitWith<Field extends keyof Numbers> = {
  [Name in keyof Known]: Known[Name] extends Record<Field, number> ? Name : never;
}[keyof Known];

interface Counting {
  member: string;
  /** How many times the number of the table there may be. */
  times?: number;
}

export interface Limits {
  /** Throws a `LimitReached` where the one whom the key names has had as many as memory allows. */
  take: (limit: LimitWith<'burst'>, key: string) => void;
  /**
   * Counts one more of a member; rejects with a `LimitReached` where there were enough. A transaction counts
   * what it keeps.
   */
  count: (database: Database, limit: LimitWith<'most'>, counting: Counting) => Promise<void>;
  /** Whether there may be one more, which is not counted. */
  hasLeft: (database: Database, limit: LimitWith<'most'>, counting: Counting) => Promise<boolean>;
  /** How many there may be; for what is counted elsewhere. */
  most: (limit: LimitWith<'most'>) => number;
  /** Fills what is kept in memory again. */
  forgetAll: () => void;
  /** Counts for the operator that something was refused, and logs it once an hour. */
  note: (limit: Limit | 'busy' | 'streams') => void;
}

/** How many buckets are kept; the one that was used longest ago is most likely full again. */
const capacity = 10_000;

interface LimitDeps {
  config: Pick<Config, 'rateLimit'>;
  now: () => Date;
  pseudonym: Pseudonym;
  log: Log;
  metrics: Metrics | undefined;
}

/**
 * The limits of one server: what is taken from buckets is kept in memory, what is counted by the day in the
 * database.
 */
export function createLimits({ config, now, pseudonym, log, metrics }: LimitDeps): Limits {
  const scaled = (count: number) => Math.max(1, Math.round((count * config.rateLimit) / 30));
  const most = (limit: LimitWith<'most'>) => scaled(limits[limit].most);
  const keyOf = (limit: LimitWith<'most'>, member: string) => pseudonym(`${limit} of ${member}`);
  const buckets = new Map<string, { left: number; at: number }>();
  const noted = new Map<string, { loggedAt: number; times: number }>();
  return {
    take: (limit, key) => {
      const burst = scaled(limits[limit].burst);
      const perSecond = scaled(limits[limit].perMinute) / 60;
      const at = now().getTime() / 1000;
      const name = `${limit} ${key}`;
      const before = buckets.get(name) ?? { left: burst, at };
      const left = Math.min(burst, before.left + Math.max(0, at - before.at) * perSecond);
      if (left < 1) throw new LimitReached(limit, (1 - left) / perSecond);
      buckets.delete(name);
      buckets.set(name, { left: left - 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > capacity && oldest !== undefined) buckets.delete(oldest);
    },
    most,
    forgetAll: () => buckets.clear(),
    count: async (database, limit, { member, times = 1 }) => {
      const keys = [keyOf(limit, member)];
      const period = limits[limit].hours * hourMs;
      for (const counted of await countOneMore(database, { keys, now: now(), period })) {
        const { attempts, resets_at: end } = counted;
        if (attempts > times * most(limit)) throw new LimitReached(limit, (+end - +now()) / 1000);
      }
    },
    hasLeft: async (database, limit, { member, times = 1 }) => {
      const counted = await database
        .selectFrom('rate_limits')
        .select('attempts')
        .where('key', '=', keyOf(limit, member))
        .where('resets_at', '>', now())
        .executeTakeFirst();
      return (counted?.attempts ?? 0) < times * most(limit);
    },
    note: limit => {
      metrics?.countRefused(limit);
      const at = now().getTime();
      const { loggedAt, times } = noted.get(limit) ?? { loggedAt: -Infinity, times: 0 };
      const isDue = at - loggedAt >= hourMs;
      if (isDue) log.info({ limit, times: times + 1 }, 'A limit was reached.');
      noted.set(limit, isDue ? { loggedAt: at, times: 0 } : { loggedAt, times: times + 1 });
    },
  };
}
