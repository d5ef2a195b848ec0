import { readFileSync } from 'node:fs';
import { type Environment, EnvironmentFault } from '../../environment.ts';
import { errorMessage } from './error-message.ts';

/** A setting that may come from a file: what is in the environment, other processes may read. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY'];

/**
 * The environment with the content of `DATABASE_URL_FILE` as `DATABASE_URL`, and so on, as the secrets
 * of containers and of systemd (`LoadCredential=`) are given. Throws one `EnvironmentFault` that
 * names every file that cannot be read.
 */
export function withSecretsOfFiles(environment: Environment): Environment {
  const faults: string[] = [];
  const values = secrets.flatMap(name => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) faults.push(`Only one of ${name} and ${name}_FILE may be set.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch (error) {
      faults.push(`${name}_FILE cannot be read: ${errorMessage(error)}.`);
      return [];
    }
  });
  if (faults.length > 0) throw new EnvironmentFault(faults);
  return { ...environment, ...Object.fromEntries(values) };
}
