import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { bareEnvironment } from './bare-environment.ts';

const main = resolve('src/server/main.ts');

/**
 * The shipped backend as a process of its own, to be listened to and ended: on an empty database
 * in memory, unless the settings say otherwise. `started` resolves to its origin.
 */
export function runBackend(settings: NodeJS.ProcessEnv = {}, folder = '.') {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      ...bareEnvironment,
      PORT: '0',
      DATA_FOLDER: 'memory',
      RATE_LIMIT: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stderr.on('data', chunk => (said.err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
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
  return { pid: Number(child.pid), said, started, ended, stop };
}

/** One that is ready to answer. Rejects where it ends before that; if it fails later, it is told. */
export async function startBackend(settings?: NodeJS.ProcessEnv, folder?: string) {
  const backend = runBackend(settings, folder);
  const origin = await backend.started;
  void backend.ended.then(({ code, err }) => code && console.error(err));
  return { ...backend, origin };
}
