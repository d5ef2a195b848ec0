import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { bareEnvironment } from './bare-environment.ts';
import { copyOfDatabase } from './database-template.ts';
import type { TemporaryFolder } from './temporary-folder.ts';

const main = resolve('src/server/main.ts');

/**
 * The shipped backend as a process of its own, to be listened to and ended: on an empty database
 * in a folder that is removed when it has ended, unless the settings name other data. `started`
 * resolves to its origin. A `launcher` is a command that starts another one.
 */
export async function runBackend(
  settings: NodeJS.ProcessEnv = {},
  folder = '.',
  launcher: readonly string[] = [],
) {
  const data = hasData(settings) ? undefined : await copyOfDatabase();
  const [program, ...words] = [...launcher, process.execPath, main];
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      ...bareEnvironment,
      PORT: '0',
      RATE_LIMIT: '1000000',
      // On PostgreSQL, for otherwise it would be ours.
      DATA_FOLDER: 'memory',
      ...settings,
      ...(data && { DATA_FOLDER: data.folder }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stderr.on('data', chunk => (said.err += chunk));
  const ended = endOf(child, data).then(end => ({ ...end, ...said }));
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said.out += chunk;
      const [, origin] = /^Book exchange: (\S+)\n/m.exec(said.out) ?? [];
      if (origin) resolve(origin);
    });
    ended.then(({ err }) => reject(new Error(`The backend did not start: ${err}`)), reject);
  });
  started.catch(() => {});
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  /** From now on nothing is taken of what it writes to standard error. */
  const stopReading = () => void child.stderr.pause();
  return { pid: Number(child.pid), said, started, ended, stop, stopReading };
}

/** One that is ready to answer, with the address of its mailbox where it has one. Rejects where it ends before that; a later failure is printed. */
export async function startBackend(settings?: NodeJS.ProcessEnv, folder?: string) {
  const backend = await runBackend(settings, folder);
  const origin = await backend.started;
  void backend.ended.then(({ code, err }) => code && console.error(err));
  return { ...backend, origin, mailbox: mailboxIn(backend.said) };
}

/** The address that a backend has printed; empty where it has no mailbox. */
export function mailboxIn({ out }: { out: string }): string {
  const [, mailbox = ''] = /^Mailbox: +(\S+)$/m.exec(out) ?? [];
  return mailbox;
}

function hasData({ DATABASE_URL, DATA_FOLDER }: NodeJS.ProcessEnv): boolean {
  return [DATABASE_URL, DATA_FOLDER].some(Boolean);
}

/** Once nothing of it is left. */
async function endOf(child: ChildProcess, data: TemporaryFolder | undefined) {
  try {
    const [code, signal] = await once(child, 'close');
    return { code, signal };
  } finally {
    await data?.remove();
  }
}
