import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../../src/server/data/database.ts';
import type { Config } from '../../../src/server/ground/config.ts';
import { copyOfDatabase, databaseSources } from '../../kit/database-template.ts';
import { digestOf } from '../../kit/digest.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';

export interface OwnData {
  data: Config['data'];
  /** What a server is started with. */
  settings: { DATABASE_URL?: string; DATA_FOLDER: string };
  remove: () => Promise<void>;
}

const template = `exchange_template_${digestOf(databaseSources).slice(0, 16)}`;

/** All tables and no row: on PostgreSQL where `DATABASE_URL` names a server, else in a folder. */
export async function ownData(): Promise<OwnData> {
  const server = process.env['DATABASE_URL'];
  if (server) return ownDatabase(server, template);
  const { folder, remove } = await copyOfDatabase();
  return inFolder(folder, remove);
}

/** Not even a table, for tests of the first start: a database or a folder that no server has opened. */
export async function emptyData(): Promise<OwnData> {
  const server = process.env['DATABASE_URL'];
  if (server) return ownDatabase(server, 'template0');
  const { folder, remove } = await temporaryFolder();
  return inFolder(join(folder, 'new', 'data'), remove);
}

function inFolder(folder: string, remove: () => Promise<void>): OwnData {
  return { data: { kind: 'pglite', folder }, settings: { DATA_FOLDER: folder }, remove };
}

async function ownDatabase(server: string, source: string): Promise<OwnData> {
  const name = `exchange_${randomBytes(8).toString('hex')}`;
  await withClient(server, async client => {
    if (source === template) await makeTemplate(client, server);
    await client.query(`create database ${name} template ${source}`);
  });
  const url = addressOf(server, name);
  const drop = `drop database ${name} with (force)`;
  return {
    data: { kind: 'postgresql', url },
    settings: { DATABASE_URL: url, DATA_FOLDER: 'memory' },
    remove: () => withClient(server, async client => void (await client.query(drop))),
  };
}

/** Made once for each server. Nobody can connect to it: PostgreSQL copies only what is not in use. */
async function makeTemplate(client: Client, server: string): Promise<void> {
  const isMade = async () => {
    const known = 'select from pg_database where datname = $1';
    return (await client.query(known, [template])).rowCount === 1;
  };
  if (await isMade()) return;
  // Others wait until this connection ends.
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  if (await isMade()) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template template0`);
  const { close } = await openDatabase({
    kind: 'postgresql',
    url: addressOf(server, unfinished),
  });
  await close();
  await client.query(`alter database ${unfinished} with allow_connections false`);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

async function withClient(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
