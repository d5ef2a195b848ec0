import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/database.ts';
import { createLog } from '../../src/server/log.ts';
import type { Purpose } from '../../src/server/tables.ts';
import { issueToken } from '../../src/server/tokens.ts';

// On a busy machine PGlite, and a server of its own even more, take seconds to start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export type World = Awaited<ReturnType<typeof openWorld>>;

export const minute = 60_000;
export const hour = 60 * minute;

/** The real server over a real, empty database, with a clock that stands still. */
export async function openWorld(settings: Partial<Config> = {}) {
  const { url, drop } = await ownDatabase();
  const config = {
    ...readConfig({
      DATABASE_URL: url,
      DATA_FOLDER: 'memory',
      SITE_FOLDER: 'none',
      MAILBOX: 'off',
    }),
    ...settings,
  };
  const { log, logged } = recordingLog();
  const { database, close } = await openDatabase(config.data, log);
  let time = new Date('2026-05-04T10:00:00Z');
  const now = () => time;
  const app = createApp({ config, database, now, log });
  return {
    app,
    config,
    database,
    log,
    logged,
    now,
    pass: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
    /** Each member has its own address; the password is nobody's. */
    member: async (name = 'Member One') => {
      const { id } = await database
        .insertInto('members')
        .values({
          email: `${randomBytes(8).toString('hex')}@book-exchange.example`,
          name,
          password_hash: 'none',
          created_at: time,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    token: (memberId: string, purpose: Purpose) =>
      issueToken(database, { memberId, purpose, now: time }),
    close: async () => {
      await app.close();
      await close();
      await drop();
    },
  };
}

/** What has been logged, without the time. */
export function recordingLog() {
  const logged: Record<string, unknown>[] = [];
  const write = (line: string) => {
    const { time: _, ...event }: Record<string, unknown> = JSON.parse(line);
    logged.push(event);
  };
  return { log: createLog('info', { write }), logged };
}

/** A PostgreSQL database of one's own where `DATABASE_URL` names a server, else PGlite. */
export async function ownDatabase() {
  const server = process.env['DATABASE_URL'];
  if (!server) return { url: undefined, drop: async () => {} };
  const name = `exchange_${randomBytes(8).toString('hex')}`;
  await ask(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => ask(server, `drop database ${name} with (force)`) };
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'book-exchange-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes files by their paths, and the folders they need. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
