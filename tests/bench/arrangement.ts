import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../src/server/operation/config.ts';
import { startBackend } from '../backend.ts';
import { freePort } from '../free-port.ts';
import { look } from '../look.ts';
import { startPostgres } from '../postgres.ts';
import { parentOf } from '../process-stat.ts';

/** Servers on one database, and where visitors reach them. */
export interface Arrangement {
  origin: string;
  /** The processes of each party. */
  parties: Record<string, number[]>;
  stop: () => Promise<void>;
}

export interface Storage {
  data: Config['data'];
  /** Undefined where the database is within the server. */
  pid: number | undefined;
  remove: () => Promise<void>;
}

export async function createStorage(kind: 'embedded' | 'PostgreSQL'): Promise<Storage> {
  if (kind === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'load-'));
    const remove = async () => rmSync(folder, { recursive: true });
    return { data: { kind: 'pglite', folder }, pid: undefined, remove };
  }
  const postgres = await startPostgres(['fsync=on']);
  if (!postgres) throw new Error('PostgreSQL is not installed');
  const data = { kind: 'postgresql', url: postgres.url } as const;
  const pid = await look({ data }, async database => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
    return parentOf(rows[0]?.pid ?? 0);
  });
  return { data, pid, remove: postgres.stop };
}

/** Several servers listen on one port. */
export async function arrange({ data, pid }: Storage, instances: number): Promise<Arrangement> {
  const port = String(await freePort());
  const settings = {
    MAILBOX: 'off',
    ...(data.kind === 'postgresql'
      ? { DATABASE_URL: data.url, PORT: port, SHARE_PORT: 'on' }
      : { DATA_FOLDER: data.folder ?? 'memory' }),
  };
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startBackend(settings)),
  );
  return {
    origin: servers[0]?.origin ?? '',
    parties: {
      servers: servers.map(server => server.pid),
      ...(pid !== undefined && { PostgreSQL: [pid] }),
    },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}
