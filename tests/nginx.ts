import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

interface Blocks {
  main?: string;
  http?: string;
  server: string;
}

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian has it is not on everybody's path. */
export function findNginx(): string | undefined {
  return places.find(program => existsSync(program));
}

/** Serves what the blocks say on a port of its own. */
export async function startNginx({ main = '', http = '', server }: Blocks) {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const configuration = `
    ${main}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/errors;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/bodies;
      ${http}
      server {
        listen 127.0.0.1:${port};
        ${server}
      }
    }`;
  writeFileSync(file, configuration);
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const running = spawn(nginx, ['-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin);
  return {
    origin,
    pid: running.pid ?? 0,
    stop: async () => {
      running.kill('SIGTERM');
      if (running.exitCode === null) await once(running, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswered(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return;
    await delay(50);
  }
  throw new Error('nginx does not answer');
}
