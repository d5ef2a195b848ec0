import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bareEnvironment } from './bare-environment.ts';

/** The shipped backend, on an empty database in memory, as `npm start` starts it. */
export async function startBackend(settings: Record<string, string> = {}) {
  const backend = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...bareEnvironment, PORT: '0', DATA_FOLDER: 'memory', RATE_LIMIT: '10000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (backend.exitCode !== null) return;
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  };
  for await (const line of createInterface(backend.stdout)) {
    const [, origin] = /(http:\/\/\S+:\d+)$/.exec(line) ?? [];
    if (origin && backend.pid) return { origin, pid: backend.pid, stop };
  }
  throw new Error('The backend ended before it told its address');
}
