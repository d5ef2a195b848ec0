import { type Environment, expecting, origin, readEnvironment } from '../../environment.ts';

/** Where one finds what is being developed. */
export interface DevServers {
  /** The site, and the atlas at `/atlas/`. */
  site: number;
  /** The port of our own backend behind the site. */
  api: number;
  /** The origin of another backend, in the place of our own. */
  backend: string | undefined;
  /**
   * Whether our own backend brings about the states of the contract: not where the environment leads others
   * to it, or it to data that may be theirs. It judges by itself, too, and would not start there.
   */
  hasStates: boolean;
}

/** What shows a backend to others, or has data that may be theirs. */
const shared = [
  'HOST',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'SMTP_URL_FILE',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
];

/** Throws one `EnvironmentFault` that names every setting that is not right. */
export function readDevServers(environment: Environment): DevServers {
  return readEnvironment(environment, ({ read, refuse }) => {
    const site = read('DEV_PORT', port, 5173);
    const api = read('DEV_API_PORT', port, 3001);
    if (site === api) refuse('DEV_PORT and DEV_API_PORT must differ.');

    const backend = read('DEV_BACKEND', origin, undefined);
    const isOwn = !backend && !shared.some(name => environment[name]);
    const { PROVIDER_STATES: states, NODE_ENV: mode } = environment;
    const hasStates = isOwn && states !== 'off' && mode !== 'production';
    return { site, api, backend, hasStates };
  });
}

const port = expecting('a whole number from 1 to 65535', text => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= 65_535 ? { value } : undefined;
});
