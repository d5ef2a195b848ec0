import type { Config } from './config.ts';
import type { Database } from './tables.ts';

/** What the routes need of the world. */
export interface Ports {
  config: Config;
  database: Database;
  now: () => Date;
  /** Hears of faults of the server, never of what a visitor has sent. */
  log: (message: string) => void;
  /** What the links in mails begin with, without a trailing slash. */
  siteOrigin: () => string;
}
