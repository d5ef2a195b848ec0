import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../../../src/server/ground/config.ts';
import { createOperator } from '../../../src/server/process/operator.ts';
import { runBackend } from '../../kit/backend.ts';
import { copyOfDatabase } from '../../kit/database-template.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
let folder: string;
let socket: string;

let one: Neighbour;
beforeEach(async () => {
  const temporary = await temporaryFolder();
  onTestFinished(temporary.remove);
  folder = join(temporary.folder, 'data');
  socket = join(folder, 'operator.sock');
  one = await neighbour(world);
});

/** The part of a server that has this folder. */
function operator(settings: Pick<Config, 'dataFolder'> = { dataFolder: folder }) {
  const own = createOperator({ ...world, config: { ...world.config, ...settings } });
  onTestFinished(own.close);
  return own;
}

async function run(...words: string[]) {
  const child = spawn(process.execPath, ['src/server/operator-main.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_FOLDER: folder },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

test('a moderator suspends a member, who is signed out everywhere, and restores the member', async () => {
  await operator().listen();
  const other = await neighbour(world);
  expect(await run('suspend', one.email.toUpperCase())).toEqual({
    code: 0,
    out: 'The member is suspended, and signed out everywhere.\n',
    err: '',
  });
  // It counts for nothing any more, and says so to open pages.
  expect(await stateOf(one)).toEqual({ suspendedAt: world.now(), sessions: 1 });
  expect(await stateOf(other)).toEqual({ suspendedAt: null, sessions: 1 });
  const out = 'The member can sign in again.\n';
  expect(await run('restore', one.email)).toEqual({ code: 0, out, err: '' });
  expect(await stateOf(one)).toEqual({ suspendedAt: null, sessions: 0 });
  expect(world.logged.slice(-2)).toEqual([
    { level: 'info', member: one.id, msg: 'A member was suspended.' },
    { level: 'info', member: one.id, msg: 'A member was restored.' },
  ]);
});

test('a member is made a moderator, and is none any more', async () => {
  await operator().listen();
  const isModerator = async () => (await one.open()).body.member.isModerator;
  const made = { code: 0, out: 'The member is a moderator.\n', err: '' };
  expect(await run('moderator', one.email)).toEqual(made);
  expect(await isModerator()).toBe(true);
  const unmade = { ...made, out: 'The member is no moderator any more.\n' };
  expect(await run('moderator', one.email, 'off')).toEqual(unmade);
  expect(await isModerator()).toBe(undefined);
  const msg = 'Whether a member is a moderator was changed.';
  const line = { level: 'info', member: one.id, isModerator: false, msg };
  expect(world.logged).toContainEqual(line);
});

async function stateOf({ id }: Neighbour) {
  const rows = await world.database
    .selectFrom('members')
    .leftJoin('sessions', 'member_id', 'members.id')
    .select(['suspended_at as suspendedAt', 'sessions.id'])
    .where('members.id', '=', id)
    .execute();
  const sessions = rows.filter(row => row.id !== null).length;
  return { suspendedAt: rows[0]?.suspendedAt, sessions };
}

test('a moderator reads the newest reports first, also of those who have left', async () => {
  await operator().listen();
  const other = await neighbour(world);
  const report = (memberId: string, reason: string) =>
    one.ask('POST', '/api/reports', { payload: { memberId, reason } });
  await report(one.id, 'older');
  const olderAt = world.now();
  world.pass(hour);
  await report(other.id, 'newer');
  await world.database.deleteFrom('members').where('id', '=', other.id).execute();
  const { code, out, err } = await run('reports');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const house = { roof: 'gable', colour: 'brick', door: 'square' };
  const reported = { name: 'Member One', about: '', languages: [], house };
  const open = { reported, reporter: one.email, decision: null };
  const lines = out.trim().split('\n');
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { at: world.now().toISOString(), email: null, reason: 'newer', ...open },
    { at: olderAt.toISOString(), email: one.email, reason: 'older', ...open },
  ]);
});

test('the books of a table are taken, or the command says what is wrong', async () => {
  await operator().listen();
  const file = join(folder, 'books.csv');
  const cannotBeRead = `${file} cannot be read: ENOENT: no such file or directory, open '${file}'\n`;
  expect(await run('books', file)).toEqual({ code: 1, out: '', err: cannotBeRead });
  await writeFile(file, 'title,isbn\nEmma,9780141439587,1815\n,\n');
  const out =
    '2 rows: 1 new books; 1 without a title are left out, 0 without a valid ISBN are kept without one, ' +
    '1 with too few or too many cells are taken as they are.\n';
  expect(await run('books', file)).toEqual({ code: 0, out, err: '' });
  const log = { level: 'info', rows: 2, stored: 1, msg: 'Books were imported.' };
  expect(world.logged.at(-1)).toEqual(log);
  await writeFile(file, 'name\nPersuasion\n');
  expect(await run('books', file)).toEqual({
    code: 1,
    out: '',
    err: "It has no column 'title'.\n",
  });
});

const usage =
  'Usage: npm run member -- suspend EMAIL\n' +
  '       npm run member -- restore EMAIL\n' +
  '       npm run member -- moderator EMAIL [off]\n' +
  '       npm run member -- reports\n' +
  '       npm run books -- FILE\n';

test('a command that cannot be followed says why', async () => {
  const none = `No server answers for ${folder}: connect ENOENT ${socket}\n`;
  expect(await run('reports')).toEqual({ code: 1, out: '', err: none });
  const wrong = [
    ['suspend'],
    ['suspend', 'a', 'off'],
    ['delete', 'a'],
    ['reports', 'a'],
    ['books'],
  ];
  for (const words of wrong) {
    expect(await run(...words)).toEqual({ code: 1, out: '', err: usage });
  }
  await operator().listen();
  await world.setMember(one.id, { email_verified_at: null });
  for (const email of ['unknown@book-exchange.example', one.email]) {
    const err = 'No member has this address.\n';
    expect(await run('suspend', email)).toEqual({ code: 1, out: '', err });
  }
});

test('the socket is for its owner alone, and is gone with its server', async () => {
  const own = operator();
  expect(await own.listen()).toBe(undefined);
  expect((await stat(socket)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await own.close();
  expect(await readdir(folder)).toEqual([]);
});

test('a socket that a killed server has left is replaced', async () => {
  await mkdir(folder, { mode: 0o700 });
  const killed = createServer().listen(join(folder, 'other'));
  await once(killed, 'listening');
  await rename(join(folder, 'other'), socket);
  killed.close();
  await operator().listen();
  expect((await run('reports')).code).toBe(0);
});

test('of two servers with one folder the first has the socket, and the second takes it over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [operator(), operator()];
  await first.listen();
  const { ino } = await stat(socket);
  expect(await second.listen()).toBe(undefined);
  expect((await stat(socket)).ino).toBe(ino);
  await first.close();
  expect(existsSync(socket)).toBe(false);
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => existsSync(socket)).toBe(true);
});

test('a folder that cannot be used is a warning, and data in memory have no socket', async () => {
  await writeFile(folder, '');
  expect(await operator().listen()).toMatch(
    /^The commands 'member' and 'books' cannot reach this server: DATA_FOLDER .+ cannot be used: EEXIST/,
  );
  expect(await operator({ dataFolder: undefined }).listen()).toBe(undefined);
});

test('a started server takes the commands', async () => {
  const copy = await copyOfDatabase();
  onTestFinished(copy.remove);
  folder = copy.folder;
  const backend = await runBackend({ DATA_FOLDER: folder, SITE_FOLDER: 'none' });
  onTestFinished(async () => void (await backend.stop('SIGKILL')));
  await backend.started;
  expect((await run('suspend', 'member-one@book-exchange.example')).code).toBe(0);
  await backend.stop();
  expect(await readdir(folder)).not.toContain('operator.sock');
});
