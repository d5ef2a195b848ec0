import { type Environment, expecting, origin, readEnvironment } from '../../environment.ts';

/** Where one finds what is being developed. */
export interface DevServers {
  /** The site, and the atlas at `/atlas/`. */
  site: number;
  /** The port of our own backend behind the site. */
  api: number;
  /** The origin of another backend, in the place of our own. */
  backend: string | undefined;
}

/** Throws one `EnvironmentFault` that names every setting that is not right. */
export function readDevServers(environment: Environment): DevServers {
  return readEnvironment(environment, ({ read, refuse }) => {
    const site = read('DEV_PORT', port, 5173);
    const api = read('DEV_API_PORT', port, 3001);
    if (site === api) refuse('DEV_PORT and DEV_API_PORT must differ.');

    return { site, api, backend: read('DEV_BACKEND', origin, undefined) };
  });
}

const port = expecting('a whole number from 1 to 65535', text => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= 65_535 ? { value } : undefined;
});
