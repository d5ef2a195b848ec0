import { type Environment, expecting, readEnvironment } from '../../environment.ts';

/** Where one finds on this machine what is being developed. */
export interface TcpPorts {
  /** The site, and the atlas at `/atlas/`. */
  site: number;
  /** The backend behind the site. */
  api: number;
}

/** Throws one `EnvironmentFault` that names every setting that is not right. */
export function readTcpPorts(environment: Environment): TcpPorts {
  return readEnvironment(environment, ({ read, refuse }) => {
    const site = read('DEV_PORT', port, 5173);
    const api = read('DEV_API_PORT', port, 3001);
    if (site === api) refuse('DEV_PORT and DEV_API_PORT must differ.');

    return { site, api };
  });
}

const port = expecting('a whole number from 1 to 65535', text => {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= 65_535 ? { value } : undefined;
});
