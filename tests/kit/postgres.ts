import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { temporaryRoot } from './temporary-folder.ts';

const debian = '/usr/lib/postgresql';

export interface Postgres {
  url: string;
  /** It may be started again, with all its data. */
  halt: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL server for one run of the tests, or nothing where none is installed. It forgets what
 * was committed in a loss of power, for speed, unless the settings say otherwise.
 */
export async function startPostgres(settings = ['fsync=off']): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(temporaryRoot, 'postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const cluster = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), cluster, { stdio: 'pipe', ...user });
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const words = ['-D', data, '-p', String(port), ...options.flatMap(option => ['-c', option])];
  const launch = () => spawn(join(programs, 'postgres'), words, { stdio: 'ignore', ...user });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = launch();
  await untilReady(url, server);
  const halt = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  };
  return {
    url,
    halt,
    resume: async () => {
      server = launch();
      await untilReady(url, server);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  return versions
    .map(version => join(debian, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string, server: { exitCode: number | null }): Promise<void> {
  while (server.exitCode === null) {
    const client = new Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}
