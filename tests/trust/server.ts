import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { bareEnvironment } from '../bare-environment.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

const main = resolve('src/server/main.ts');

/**
 * The shipped backend as a process of its own, to be killed and listened to: only the API and the
 * mailbox, unless the settings say otherwise. What is left of it ends with the test.
 */
export async function startServer(settings: Record<string, string> = {}, folder = '.') {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      ...bareEnvironment,
      PORT: '0',
      DATA_FOLDER: 'memory',
      SITE_FOLDER: 'none',
      RATE_LIMIT: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stderr.on('data', chunk => (said.err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      said.out += chunk;
      const [, told] = /^Book exchange: (\S+)\n/m.exec(said.out) ?? [];
      if (told) resolve(told);
    });
    ended.then(() => reject(new Error(`The server did not start: ${said.err}`)), reject);
  });
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: Number(child.pid),
    said,
    ended,
    end: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
