import { spawn } from 'node:child_process';
import { readDevServers } from './dev-servers.ts';
import { exitOnError } from './exit-on-error.ts';

// `npm run dev`: the site with hot reload, and a backend that starts anew when its files change.
// `npm run atlas` has options for Vite, and brings about what the contract names. Where another backend is named, there is only the site.
// Where one of them ends, so does the other.
const { site, api, backend, hasStates } = exitOnError(() => readDevServers(process.env));
const settings = {
  PORT: String(api),
  SITE_FOLDER: 'none',
  SITE_ORIGIN: `http://localhost:${site}`,
  ...(hasStates && { PROVIDER_STATES: 'on' }),
};

const children = [
  start('vite', process.argv.slice(2)),
  ...(backend === undefined ? [start('node', ['--watch', 'src/server/main.ts'], settings)] : []),
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
