import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../../src/server/data/backup.ts';
import { openDatabase } from '../../../src/server/data/database.ts';
import { pgliteIn } from '../../../src/server/data/pglite-folder.ts';
import { copyOfDatabase } from '../../kit/database-template.ts';
import { type TemporaryFolder, temporaryFolder } from '../../kit/temporary-folder.ts';
import '../kit/long-timeouts.ts';

const overwrite = { overwrite: true };
let temporary: TemporaryFolder;
let copy: TemporaryFolder;
let data: { kind: 'pglite'; folder: string };
let file: string;
/** A backup of data with the member 'one' alone. */
let ofOne: Buffer;

beforeAll(async () => {
  [temporary, copy] = [await temporaryFolder(), await copyOfDatabase()];
  data = { kind: 'pglite', folder: copy.folder };
  file = join(temporary.folder, 'backups', 'today');
  await mkdir(dirname(file));
  await signUp('one');
  await backUp(data, file);
  ofOne = await readFile(file);
});
afterAll(async () => {
  await temporary.remove();
  await copy.remove();
});
beforeEach(() => writeFile(file, ofOne));

async function signUp(name: string): Promise<void> {
  const { database, close } = await openDatabase(data);
  const email = `${name}@book-exchange.example`;
  const row = { email, name, password_hash: 'none', created_at: new Date(0) };
  await database.insertInto('members').values(row).execute();
  await close();
}

/** The names of all members and tables. */
async function contents(folder = data.folder) {
  const { database, close } = await openDatabase({ kind: 'pglite', folder });
  const members = await database.selectFrom('members').select('name').execute();
  const tables = await database.introspection.getTables();
  await close();
  return { members: members.map(({ name }) => name), tables: tables.map(({ name }) => name) };
}

test('a restore brings back the data of the backup', async () => {
  const { database, close } = await openDatabase(data);
  await database.deleteFrom('members').execute();
  await database.schema.createTable('added').addColumn('id', 'integer').execute();
  await close();
  await restore(data, file, overwrite);
  const { members, tables } = await contents();
  expect(members).toEqual(['one']);
  expect(tables).not.toContain('added');
});

test('a backup replaces an older one, for its owner alone, and leaves no other file', async () => {
  await writeFile(file, 'older');
  await backUp(data, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(dirname(file))).toEqual(['today']);
  expect((await readFile(file)).length).toBeGreaterThan(10_000);
});

test('a restore overwrites data only where that is asked for', async () => {
  await expect(restore(data, file, { overwrite: false })).rejects.toThrow(
    new Error(
      `There are data in ${data.folder}, which would be lost. Back them up, then restore with ` +
        '--overwrite, or choose another DATA_FOLDER.',
    ),
  );
});

test('a backup that fails leaves the older one as it was', async () => {
  const folder = join(temporary.folder, 'nowhere');
  await expect(backUp({ kind: 'pglite', folder }, file)).rejects.toThrow('There are no data in');
  expect(ofOne.equals(await readFile(file))).toBe(true);
  expect(await readdir(dirname(file))).toEqual(['today']);
});

test.each([
  ['is cut off near its end', () => ofOne.subarray(0, ofOne.length - 1_000)],
  ['is a text', () => 'This is a diary.'],
  ['is another archive', () => gzipSync('This is a diary.')],
])('a file that %s changes nothing', async (_, content) => {
  await writeFile(file, content());
  await expect(restore(data, file, overwrite)).rejects.toThrow(
    / is no whole backup of this server\. Nothing was changed\. \(.+\)$/,
  );
  expect(await readdir(data.folder)).toEqual(['lock.sqlite', 'pglite']);
});

test('a file that does not exist is named', async () => {
  const missing = join(temporary.folder, 'missing');
  await expect(restore(data, missing, overwrite)).rejects.toThrow(
    new Error(`${missing} cannot be used: ENOENT: no such file or directory, access '${missing}'`),
  );
});

test('a folder that a server has open is neither backed up nor overwritten', async () => {
  const { close } = await openDatabase(data);
  const inUse = 'is in use by another process. Stop it';
  await expect(backUp(data, file)).rejects.toThrow(inUse);
  await expect(restore(data, file, overwrite)).rejects.toThrow(inUse);
  await close();
});

test('a folder in which a restore died half-way has the data that it had before', async () => {
  const present = pgliteIn(data.folder);
  await rename(present, `${present}.former`);
  expect((await contents()).members).toEqual(['one']);
  expect(await readdir(data.folder)).toEqual(['lock.sqlite', 'pglite']);
});

test.each([
  [
    { kind: 'pglite', folder: undefined } as const,
    'Data in memory ends with its server. Set DATA_FOLDER.',
  ],
  [
    { kind: 'postgresql', url: 'postgresql://localhost/exchange' } as const,
    'PostgreSQL is backed up by its own programs: pg_dump and pg_restore.',
  ],
])('what has no folder is neither backed up nor restored: %j', async (other, message) => {
  await expect(backUp(other, file)).rejects.toThrow(new Error(message));
  await expect(restore(other, file, overwrite)).rejects.toThrow(new Error(message));
  expect(ofOne.equals(await readFile(file))).toBe(true);
});

async function run(folder: string, ...words: string[]) {
  const child = spawn(process.execPath, ['src/server/backup-main.ts', ...words], {
    env: { PATH: process.env['PATH'], INIT_CWD: dirname(file), DATA_FOLDER: folder },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

test('the command, in the folder in which it is called, moves all data to a new folder', async () => {
  const kept = { code: 0, out: `The data are kept in ${file}.\n`, err: '' };
  expect(await run(data.folder, 'backup', 'today')).toEqual(kept);
  const folder = join(temporary.folder, 'new', 'data');
  const back = { code: 0, out: 'The data are back.\n', err: '' };
  expect(await run(folder, 'restore', 'today')).toEqual(back);
  expect((await contents(folder)).members).toEqual(['one']);
});

test.each([[[]], [['backup', 'a', '--overwrite']]])(
  'the command explains how it is used after the words %j',
  async words => {
    const usage = 'Usage: npm run backup -- FILE\n       npm run restore -- FILE [--overwrite]\n';
    expect(await run(data.folder, ...words)).toEqual({ code: 1, out: '', err: usage });
  },
);
