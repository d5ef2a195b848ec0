import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartFault } from '../operation/start-fault.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Also while servers are at work: the backup holds one moment. */
export async function backUpPostgresql(url: string, handle: FileHandle): Promise<void> {
  await run('pg_dump', ['--format=custom', ...unowned], { url, output: handle.fd });
}

/**
 * Throws a `StartFault`, and leaves everything as it was, where the file is no backup, or there are
 * data that may not be overwritten. All tables are replaced, in one transaction.
 */
export async function restorePostgresql(
  url: string,
  file: string,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  const list = await ask('pg_restore', ['--list', file]);
  if (!oldestTables.every(table => list.said.includes(` TABLE DATA public ${table} `))) {
    throw noBackup(file, list.complaint || 'Its tables are of another product.');
  }
  if (!overwrite && (await hasTables(url))) throw wouldOverwrite();
  const folder = await mkdtemp(join(tmpdir(), 'book-exchange-'));
  try {
    // First to a file: a stream that ends too soon would be taken for a whole one.
    const script = join(folder, 'restore.sql');
    const unpacked = await ask('pg_restore', [...unowned, `--file=${script}`, file]);
    if (unpacked.code !== 0) throw noBackup(file, unpacked.complaint);
    const steps = [`--command=${dropTables}`, `--file=${script}`];
    await run('psql', [...quiet, '--single-transaction', ...steps], { url });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const oldestTables = ['kysely_migration', 'members', 'one_time_tokens'];
const unowned = ['--no-owner', '--no-privileges'];
const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];

/** Also those that were added after the backup; the schema itself and its privileges stay. */
const dropTables = `do $$ declare one text; begin
  for one in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'drop table public.' || one || ' cascade';
  end loop;
end $$`;

async function hasTables(url: string): Promise<boolean> {
  const count = "select count(*) from pg_tables where schemaname = 'public'";
  const answer = await run('psql', [...quiet, '--tuples-only', `--command=${count}`], { url });
  return answer.trim() !== '0';
}

interface Connection {
  url?: string;
  /** A file descriptor; without one, what the program says is resolved to. */
  output?: number;
}

async function run(...asked: Parameters<typeof ask>): Promise<string> {
  const { code, said, complaint } = await ask(...asked);
  if (code !== 0) throw new StartFault(complaint.trim());
  return said;
}

/** The password goes by the environment: arguments can be read by everybody on the machine. */
async function ask(program: Program, words: string[], { url, output }: Connection = {}) {
  const address = url === undefined ? undefined : new URL(url);
  const password = decodeURIComponent(address?.password ?? '');
  if (address) address.password = '';
  const child = spawn(program, [...words, ...(address ? [`--dbname=${address.href}`] : [])], {
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  const ended = once(child, 'close').catch(error => {
    throw error.code === 'ENOENT' ? notInstalled(program) : error;
  });
  const [said, complaint, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    ended,
  ]);
  return { code, said, complaint };
}

async function textOf(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}

function notInstalled(program: Program): StartFault {
  return new StartFault(
    `${program} is not installed. Install the client programs of PostgreSQL, of the server's ` +
      'version or newer.',
  );
}

function noBackup(file: string, why: string): StartFault {
  const reason = why.split('\n', 1)[0] ?? '';
  return new StartFault(
    `${file} is no whole backup of this server. Nothing was changed. (${reason})`,
  );
}

function wouldOverwrite(): StartFault {
  return new StartFault(
    'There are data at DATABASE_URL, which would be lost. Back them up, then restore with ' +
      '--overwrite, or choose another DATABASE_URL.',
  );
}
