import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../src/server/operation/config.ts';
import { startBackend } from '../backend.ts';
import { look } from '../look.ts';
import { startNginx } from '../nginx.ts';
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

/** With several servers or PostgreSQL, a proxy stands in front, as it would on a real site. */
export async function arrange({ data, pid }: Storage, instances: number): Promise<Arrangement> {
  const settings = {
    MAILBOX: 'off',
    ...(data.kind === 'postgresql'
      ? { DATABASE_URL: data.url }
      : { DATA_FOLDER: data.folder ?? 'memory' }),
  };
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startBackend(settings)),
  );
  const origins = servers.map(({ origin }) => origin);
  const proxy = pid === undefined ? undefined : await startProxy(origins);
  const stop = async () => {
    await proxy?.stop();
    for (const server of servers) await server.stop();
  };
  return {
    origin: proxy?.origin ?? origins[0] ?? '',
    parties: {
      servers: servers.map(server => server.pid),
      ...(pid !== undefined && { PostgreSQL: [pid] }),
      ...(proxy && { nginx: [proxy.pid] }),
    },
    stop,
  };
}

function startProxy(origins: string[]) {
  const servers = origins.map(origin => `server ${new URL(origin).host};`).join(' ');
  return startNginx({
    main: 'worker_processes 1;',
    http: `keepalive_requests 1000000; upstream servers { ${servers} keepalive 64; }`,
    server: `location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }`,
  });
}
