import type { Config } from './config.ts';
import type { ProxyWatch } from './forgotten-proxy.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Pseudonym } from './pseudonyms.ts';
import type { Refused } from './refused.ts';
import type { Database } from './tables.ts';

/** What the routes need of the world. */
export interface Ports {
  config: Config;
  database: Database;
  now: () => Date;
  log: Log;
  /** Undefined where nobody asks for them. */
  metrics: Metrics | undefined;
  /** What the links in mails begin with, without a trailing slash. */
  siteOrigin: () => string;
  /** To be called after the commit of a transaction with a mail, so that it leaves at once. */
  wakeDelivery: () => void;
  refused: Refused;
  pseudonym: Pseudonym;
  proxies: ProxyWatch;
  /** Aborted once the server is to end. */
  closing: AbortSignal;
}
