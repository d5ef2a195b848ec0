import { randomBytes } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { afterAll } from 'vitest';
import { requestStates } from '../../../src/exchange/request-state.ts';
import { days } from '../../../src/exchange/request-timers.ts';
import { createApp } from '../../../src/server/app.ts';
import { openDatabase } from '../../../src/server/data/database.ts';
import type { Purpose, Tables } from '../../../src/server/data/tables.ts';
import { type Config, readConfig } from '../../../src/server/ground/config.ts';
import { createLog } from '../../../src/server/ground/log.ts';
import { pseudonymsWith } from '../../../src/server/limits/pseudonyms.ts';
import { issueToken } from '../../../src/server/members/tokens.ts';
import { ownData } from './own-data.ts';
import './long-timeouts.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

export const minute = 60_000;
export const hour = 60 * minute;

/** The real server over a real, empty database, with a clock that stands still. */
export async function openWorld(settings: Partial<Config> = {}) {
  const own = await ownData();
  const config = {
    ...readConfig({ ...own.settings, SITE_FOLDER: 'none', MAILBOX: 'off', TIME_ZONE: 'UTC' }),
    ...settings,
  };
  const { log, logged } = recordingLog();
  const pseudonym = pseudonymsWith('the key of the tests');
  const { database, listen, close } = await openDatabase(config.data, log);
  let time = new Date('2026-05-04T10:00:00Z');
  const now = () => time;
  const app = createApp({ config, database, now, log, pseudonym });
  return {
    app,
    config,
    database,
    listen,
    log,
    logged,
    metrics: undefined,
    now,
    states: requestStates(days),
    siteOrigin: () => 'http://127.0.0.1',
    wakeDelivery: () => {},
    pseudonym,
    pass: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
    /** Each member has its own address; no password fits. */
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
    /** Deletes all rows of these tables, in this order. */
    clear: async (...tables: (keyof Tables)[]) => {
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(database);
    },
    setMember: async (id: string, columns: Updateable<Tables['members']>) =>
      void (await database.updateTable('members').set(columns).where('id', '=', id).execute()),
    token: (memberId: string, purpose: Purpose = 'verify-email') =>
      issueToken(database, { memberId, purpose, now: time }),
    close: async () => {
      await app.close();
      await close();
      await own.remove();
    },
  };
}

/** A world that is closed after the tests of the file. */
export async function worldOfFile(settings: Partial<Config> = {}): Promise<World> {
  const world = await openWorld(settings);
  afterAll(world.close);
  return world;
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
