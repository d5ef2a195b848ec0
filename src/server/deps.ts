import type { RequestStates } from '../exchange/request-state.ts';
import type { Database } from './data/tables.ts';
import type { Config } from './ground/config.ts';
import type { Log } from './ground/log.ts';
import type { Metrics } from './ground/metrics.ts';
import type { BlockedKeys } from './limits/blocked-keys.ts';
import type { Limits } from './limits/limits.ts';
import type { ProxyWatch } from './limits/missing-proxy-setting.ts';
import type { Pseudonym } from './limits/pseudonyms.ts';
import type { Streams } from './live/streams.ts';
import type { KnownSessions } from './sessions/known-sessions.ts';

/** What all that works on the data gets. */
export interface Deps {
  config: Config;
  database: Database;
  now: () => Date;
  /** What can become of requests, with the durations that are set. */
  states: RequestStates;
  log: Log;
  /** Undefined where they are switched off. */
  metrics: Metrics | undefined;
  /** What the links in mails begin with, without a trailing slash. */
  siteOrigin: () => string;
  /** To be called after the commit of a transaction with a mail, so that it leaves at once. */
  wakeDelivery: () => void;
  pseudonym: Pseudonym;
}

/** What answers calls gets besides. */
export interface CallDeps extends Deps {
  streams: Streams;
  blockedKeys: BlockedKeys;
  limits: Limits;
  knownSessions: KnownSessions;
  proxies: ProxyWatch;
  /** Aborted once the server is to end. */
  closing: AbortSignal;
}
