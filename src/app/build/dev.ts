import { spawn } from 'node:child_process';
import { exitOnError } from './exit-on-error.ts';
import { readTcpPorts } from './tcp-ports.ts';

// `npm run dev`: the site with hot reload, and a backend that starts anew when its files change.
// `npm run atlas` has options for Vite.
// Where one of them ends, so does the other.
const { site, api } = exitOnError(() => readTcpPorts(process.env));
const backend = { PORT: String(api), SITE_FOLDER: 'none', SITE_ORIGIN: `http://localhost:${site}` };

const children = [
  start('vite', process.argv.slice(2)),
  start('node', ['--watch', 'src/server/main.ts'], backend),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

function start(program: string, words: string[] = [], settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, ...settings } });
  return child.on('exit', code => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
}

function stopAll(): void {
  for (const child of children) child.kill();
}
