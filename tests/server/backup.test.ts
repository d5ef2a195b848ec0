import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp, restore } from '../../src/server/data/backup.ts';
import { openDatabase } from '../../src/server/data/database.ts';
import { pgliteIn } from '../../src/server/data/pglite-folder.ts';
import type { Config } from '../../src/server/operation/config.ts';
import { copyOfDatabase } from '../database-template.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyData, ownData } from './own-data.ts';
import './patience.ts';

const onPostgresql = Boolean(process.env['DATABASE_URL']);
let folder: string;
let data: Config['data'];
let file: string;
/** A backup of data with the member 'one'. */
let ofOne: Buffer;
const cleanups: (() => Promise<void>)[] = [];

beforeAll(async () => {
  await begin();
  await signUp('one');
  await backUp(data, file);
  ofOne = await readFile(file);
  await end();
});

async function begin(): Promise<void> {
  const temporary = await temporaryFolder();
  const own = await ownData();
  cleanups.push(temporary.remove, own.remove);
  ({ folder } = temporary);
  ({ data } = own);
  file = join(folder, 'backups', 'today');
  await mkdir(dirname(file));
}

async function end(): Promise<void> {
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0)) await cleanup();
}

async function signUp(...names: string[]): Promise<void> {
  const { database, close } = await openDatabase(data);
  const rows = names.map(name => ({
    email: `${name}@book-exchange.example`,
    name,
    password_hash: 'none',
    created_at: new Date(0),
  }));
  await database.insertInto('members').values(rows).execute();
  await close();
}

async function members(): Promise<string[]> {
  const { database, close } = await openDatabase(data);
  const rows = await database.selectFrom('members').select('name').orderBy('name').execute();
  await close();
  return rows.map(({ name }) => name);
}

const overwrite = { overwrite: true };
describe('a backup', () => {
  beforeEach(begin);
  afterEach(end);

  test('brings back what was there, whatever has happened since', async () => {
    await signUp('one', 'two');
    await backUp(data, file);
    const { database, close } = await openDatabase(data);
    await database.deleteFrom('members').where('name', '=', 'one').execute();
    await database.schema.createTable('later').addColumn('id', 'integer').execute();
    await close();
    await signUp('three');
    await restore(data, file, overwrite);
    expect(await members()).toEqual(['one', 'two']);
    await signUp('four');
    expect(await members()).toEqual(['four', 'one', 'two']);
    const tables = await openDatabase(data);
    const names = (await tables.database.introspection.getTables()).map(({ name }) => name);
    await tables.close();
    expect(names).not.toContain('later');
  });

  test('takes the place of an older one, for its owner alone, and leaves nothing beside it', async () => {
    await signUp('one');
    await writeFile(file, 'older');
    await backUp(data, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).toEqual(['today']);
    await restore(data, file, overwrite);
    expect(await members()).toEqual(['one']);
  });

  test('overwrites data only where somebody says so', async () => {
    await writeFile(file, ofOne);
    await signUp('one', 'two');
    const where = data.kind === 'pglite' ? `in ${data.folder}` : 'at DATABASE_URL';
    const setting = data.kind === 'pglite' ? 'DATA_FOLDER' : 'DATABASE_URL';
    await expect(restore(data, file, { overwrite: false })).rejects.toThrow(
      new Error(
        `There are data ${where}, which would be lost. Back them up, then restore with ` +
          `--overwrite, or choose another ${setting}.`,
      ),
    );
    expect(await members()).toEqual(['one', 'two']);
  });

  test('fills a place without data for anybody', async () => {
    await writeFile(file, ofOne);
    const empty = await emptyData();
    cleanups.push(empty.remove);
    ({ data } = empty);
    await restore(data, file, { overwrite: false });
    expect(await members()).toEqual(['one']);
  });

  test('that fails leaves the older one as it was', async () => {
    await writeFile(file, 'older');
    const nowhere: Config['data'] = onPostgresql
      ? { kind: 'postgresql', url: 'postgresql://exchange:secret@127.0.0.1:1/exchange' }
      : { kind: 'pglite', folder: join(folder, 'nowhere') };
    const fault = await backUp(nowhere, file).catch(({ message }) => message);
    expect(fault).toMatch(onPostgresql ? 'Connection refused' : 'There are no data in');
    expect(fault).not.toContain('secret');
    expect(await readFile(file, 'utf8')).toBe('older');
    expect(await readdir(dirname(file))).toEqual(['today']);
  });

  test('whose file cannot be written names it', async () => {
    await signUp('one');
    file = join(folder, 'nowhere', 'today');
    await expect(backUp(data, file)).rejects.toThrow(
      `${file} cannot be used: ENOENT: no such file or directory`,
    );
  });
});

describe('the present data stay where the file', () => {
  beforeAll(async () => {
    await begin();
    await signUp('two');
  });
  afterAll(end);

  /** What a restore says, and what there is afterwards. */
  async function attempt() {
    const fault = await restore(data, file, overwrite).catch(({ message }) => message);
    const files = onPostgresql ? ['lock.sqlite', 'pglite'] : await readdir(folderOf(data));
    return { fault, members: await members(), files };
  }
  const refused = {
    fault: expect.stringMatching(
      / is no whole backup of this server\. Nothing was changed\. \(.+\)$/,
    ),
    members: ['two'],
    files: ['lock.sqlite', 'pglite'],
  };

  test.each([0.02, 0.5, 0.99])('is torn after %d of it', async part => {
    await writeFile(file, ofOne.subarray(0, Math.floor(ofOne.length * part)));
    expect(await attempt()).toEqual(refused);
  });

  test.each([
    ['is empty', ''],
    ['is a text', 'This is a diary.'],
    ['is another archive', gzipSync('This is a diary.')],
  ])('%s', async (_, content) => {
    await writeFile(file, content);
    expect(await attempt()).toEqual(refused);
  });

  test('is the backup of another product', async () => {
    await writeFile(file, await otherBackup());
    expect(await attempt()).toEqual(refused);
  });

  test('is not there', async () => {
    await rm(file, { force: true });
    await expect(restore(data, file, overwrite)).rejects.toThrow(
      new Error(`${file} cannot be used: ENOENT: no such file or directory, access '${file}'`),
    );
    expect(await members()).toEqual(['two']);
  });
});

async function otherBackup(): Promise<Buffer> {
  if (!onPostgresql) {
    const { folder, remove } = await copyOfDatabase();
    const other = await PGlite.create(pgliteIn(folder));
    await other.exec('drop schema public cascade; create schema public');
    await other.exec('create table kysely_migration (name text primary key, timestamp text)');
    const archive = await other.dumpDataDir('gzip');
    await other.close();
    await remove();
    return Buffer.from(await archive.arrayBuffer());
  }
  const other = await ownData();
  const { database, close } = await openDatabase(other.data);
  await database.schema.dropTable('one_time_tokens').execute();
  await close();
  await backUp(other.data, file);
  await other.remove();
  return readFile(file);
}

describe.skipIf(onPostgresql)('a folder', () => {
  beforeEach(begin);
  afterEach(end);

  test('that a server has open is neither backed up nor overwritten', async () => {
    await signUp('one');
    await writeFile(file, ofOne);
    const { close } = await openDatabase(data);
    const inUse = 'is in use by another process. Stop it';
    await expect(backUp(data, file)).rejects.toThrow(inUse);
    await expect(restore(data, file, overwrite)).rejects.toThrow(inUse);
    await close();
    expect(await members()).toEqual(['one']);
  });

  test('of which a restore died half-way has what it had before', async () => {
    await signUp('one');
    const place = folderOf(data);
    const present = pgliteIn(place);
    await rename(present, `${present}.former`);
    expect(await members()).toEqual(['one']);
    await mkdir(`${present}.former`);
    expect(await members()).toEqual(['one']);
    expect(await readdir(place)).toEqual(['lock.sqlite', 'pglite']);
  });

  test('that is none, because the data are in memory, cannot be backed up', async () => {
    const memory = { kind: 'pglite', folder: undefined } as const;
    const fault = new Error(
      'Data in memory end with their server. Set DATA_FOLDER or DATABASE_URL.',
    );
    await expect(backUp(memory, file)).rejects.toThrow(fault);
    await writeFile(file, '');
    await expect(restore(memory, file, overwrite)).rejects.toThrow(fault);
  });
});

describe.skipIf(!onPostgresql)('PostgreSQL', () => {
  beforeEach(begin);
  afterEach(end);

  test('is backed up while servers are at work', async () => {
    await signUp('one');
    const { close } = await openDatabase(data);
    await backUp(data, file);
    await close();
    await restore(data, file, overwrite);
    expect(await members()).toEqual(['one']);
  });

  test('that cannot take all of a backup keeps what it has', async () => {
    await writeFile(file, ofOne);
    await signUp('one', 'two');
    const { database, close } = await openDatabase(data);
    await database.schema.dropTable('rate_limits').execute();
    await sql`create view rate_limits as select 1 as key`.execute(database);
    await close();
    await expect(restore(data, file, overwrite)).rejects.toThrow(
      'relation "rate_limits" already exists',
    );
    expect(await members()).toEqual(['one', 'two']);
  });

  test('needs its own programs, which are named where they are missing', async () => {
    await signUp('one');
    vi.stubEnv('PATH', folder);
    const fault = (program: string) =>
      new Error(
        `${program} is not installed. Install the client programs of PostgreSQL, of the server's ` +
          'version or newer.',
      );
    await expect(backUp(data, file)).rejects.toThrow(fault('pg_dump'));
    await writeFile(file, '');
    await expect(restore(data, file, overwrite)).rejects.toThrow(fault('pg_restore'));
  });
});

describe('the command', () => {
  beforeEach(begin);
  afterEach(end);

  async function run(...words: string[]) {
    const settings =
      data.kind === 'pglite' ? { DATA_FOLDER: data.folder } : { DATABASE_URL: data.url };
    const child = spawn(process.execPath, ['src/server/backup-main.ts', ...words], {
      env: { PATH: process.env['PATH'], INIT_CWD: dirname(file), ...settings },
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, out, err };
  }

  test('backs up and restores, in the folder in which it was called', async () => {
    await signUp('one');
    expect(await run('backup', 'today')).toEqual({
      code: 0,
      out: `The data are kept in ${file}.\n`,
      err: '',
    });
    await signUp('two');
    expect((await run('restore', 'today')).code).toBe(1);
    expect(await members()).toEqual(['one', 'two']);
    expect(await run('restore', 'today', '--overwrite')).toEqual({
      code: 0,
      out: 'The data are back.\n',
      err: '',
    });
    expect(await members()).toEqual(['one']);
  });

  test.each([
    [[]],
    [['backup']],
    [['backup', 'a', 'b']],
    [['backup', 'a', '--overwrite']],
    [['restore', 'a', '--force']],
    [['forget', 'a']],
  ])('%j tells how it is used', async words => {
    expect(await run(...words)).toEqual({
      code: 1,
      out: '',
      err: 'Usage: npm run backup -- FILE\n       npm run restore -- FILE [--overwrite]\n',
    });
  });
});

function folderOf(data: Config['data']): string {
  if (data.kind === 'pglite' && data.folder !== undefined) return data.folder;
  throw new Error('There is no folder');
}
