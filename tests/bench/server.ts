import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { startBackend } from '../backend.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { freePort } from '../free-port.ts';
import { findNginx, startNginx } from '../nginx.ts';
import { startPostgres } from '../postgres.ts';
import { memoryOf } from '../process-stat.ts';
import { writePart } from '../readme.ts';
import { median } from './median.ts';

// Measures how fast the backend answers with the landing page, alone and with a second on the same
// port, beside nginx with the same file and headers, in turns, and whether its memory grows:
//   npm run bench:server -- [--write]
const debian = {
  wrk: '/usr/bin/wrk',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  postgresql: '/usr/lib/postgresql',
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'wrk', 'postgresql'],
};
const turns = 5;
const seconds = 4;
const many = 1_000_000;

install();
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed');
const nginx = await startAsBackend();
const backend = await startBackend({ DATA_FOLDER: 'memory' });
const pair = await startPair(postgres.url);
const rows = [
  { name: 'nginx, two workers', origin: nginx.origin },
  { name: 'the backend, two processes', origin: pair.origin },
  { name: 'the backend, one process', origin: backend.origin },
].map(row => Object.assign(row, { rates: new Array<number>() }));
for (const { origin } of rows) load(origin);
for (let turn = 1; turn <= turns; turn += 1) {
  for (const { origin, rates } of rows) rates.push(load(origin).rate);
  console.error(`Turn ${turn} of ${turns} has been measured`);
}
await pair.stop();
const memory = [memoryOf(backend.pid)];
for (let answered = 0; answered < many;) {
  answered += load(backend.origin).answered;
  memory.push(memoryOf(backend.pid));
}
await backend.stop();
await nginx.stop();
await postgres.stop();

const ofNginx = (rates: number[]) =>
  median(rates.map((rate, turn) => rate / (rows[0]?.rates[turn] ?? Number.NaN)));
const [before = 0] = memory;
const text = [
  '| | answers a second, median and spread | of nginx, median of the turns |',
  '|---|---|---|',
  ...rows.map(
    ({ name, rates }) => `| ${name} | ${medianAndSpread(rates)} | ${ofNginx(rates).toFixed(2)} |`,
  ),
  '',
  `The memory of one process before ${many.toLocaleString('en')} more answers: ${before} MB; at most while it gave them: ${Math.max(...memory)} MB; after them: ${memory.at(-1)} MB.`,
].join('\n');
console.log(text);
if (process.argv.includes('--write')) writePart('server', text);

function install() {
  const { packages, ...files } = debian;
  if (findNginx() && Object.values(files).every(file => existsSync(file))) return;
  const words = ['install', '--yes', '--no-install-recommends', ...packages];
  execFileSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Two servers on one database that share a port. */
async function startPair(url: string) {
  const settings = { PORT: String(await freePort()), SHARE_PORT: 'on', DATABASE_URL: url };
  const [one, other] = [await startBackend(settings), await startBackend(settings)];
  const stop = async () => {
    await one.stop();
    await other.stop();
  };
  return { origin: one.origin, stop };
}

/** With the headers that the backend sends, and the file kept open. */
function startAsBackend() {
  return startNginx({
    main: `load_module ${debian.brotli}; worker_processes 2;`,
    http: `
      types { text/html html; }
      sendfile on;
      tcp_nopush on;
      keepalive_requests ${many};
      open_file_cache max=100;
      brotli_static on;`,
    server: `root ${resolve('build/site')}; include ${resolve('build/nginx.conf')};`,
  });
}

/** 32 connections that stay open, and ask as a browser does. */
function load(origin: string): { rate: number; answered: number } {
  const asked = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd', `${origin}/`];
  const words = ['-t1', '-c32', `-d${seconds}`, ...asked];
  const output = execFileSync(debian.wrk, words, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, answered] = /(\d+) requests in/.exec(output) ?? [];
  if (!rate || !answered) throw new Error(`wrk says nothing of its requests:\n${output}`);
  return { rate: Number(rate), answered: Number(answered) };
}

function medianAndSpread(values: number[]): string {
  const inThousands = (value: number) => `${(value / 1_000).toFixed(1)} k`;
  const spread = [Math.min(...values), Math.max(...values)].map(inThousands).join('–');
  return `${inThousands(median(values))}, ${spread}`;
}
