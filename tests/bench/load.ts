import { execFileSync } from 'node:child_process';
import type { Config } from '../../src/server/ground/config.ts';
import { startBackend } from '../kit/backend.ts';
import { bareEnvironment } from '../kit/bare-environment.ts';
import { freePort } from '../kit/free-port.ts';
import { startPostgres } from '../kit/postgres.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { withDatabase } from '../kit/with-database.ts';
import { type Arrivals, arrive, percentile } from './arrivals.ts';
import { errandsOf, prepareLinks } from './traffic.ts';

// Measures how much mixed traffic the backend bears: one server on the embedded database, then one
// and three on PostgreSQL. Looks for the highest rate at which 99 of 100 answers come within 200 ms,
// then sends, one step below it, as much as half an hour brings at 10 a second:
//   npm run bench:load -- [--write]
const members = 8_000;
/** In milliseconds. */
const bearable = 200;
const firstRate = 40;
const step = 1.4;
const secondsOfStep = 6;
const requests = 30 * 60 * 10;
const seed = 20_261_122;

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
const lines = [
  '| servers | requests a second | half within | 99 of 100 within | lost | wrong |',
  '|---|---|---|---|---|---|',
  await onFolder(),
  await onPostgres('one, on PostgreSQL', 1),
  await onPostgres('three, on PostgreSQL', 3),
];
const text = lines.join('\n');
console.log(`${text}\n\nSeed ${seed}`);
if (process.argv.includes('--write')) writePart('load', text);

async function onFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  const row = await measure('one, on the embedded database', { kind: 'pglite', folder }, 1);
  await remove();
  return row;
}

async function onPostgres(name: string, instances: number): Promise<string> {
  const postgres = await startPostgres(['fsync=on']);
  if (!postgres) return `| ${name} | PostgreSQL is not installed | | | | |`;
  const row = await measure(name, { kind: 'postgresql', url: postgres.url }, instances);
  await postgres.stop();
  return row;
}

/** Several servers listen on one port. */
async function measure(name: string, data: Config['data'], instances: number): Promise<string> {
  const links = await withDatabase({ data }, database => prepareLinks(database, members));
  const settings =
    data.kind === 'postgresql'
      ? { DATABASE_URL: data.url, PORT: String(await freePort()), SHARE_PORT: 'on' }
      : { DATA_FOLDER: data.folder ?? 'memory' };
  const servers = await Promise.all(
    Array.from({ length: instances }, () => startBackend({ ...settings, MAILBOX: 'off' })),
  );
  let runs = 0;
  const run = async (rate: number, count: number) => {
    const errands = errandsOf(links, { count, seed: seed + (runs += 1) });
    const arrivals = await arrive(servers[0]?.origin ?? '', errands, rate);
    const within = percentile(arrivals.latencies, 0.99);
    console.error(`${name}: ${rate} a second, 99 of 100 within ${within.toFixed(0)} ms`);
    return { arrivals, isBorne: within <= bearable && isRight(arrivals) };
  };
  await run(firstRate, firstRate * secondsOfStep);
  let rate = firstRate;
  while ((await run(Math.round(rate * step), rate * secondsOfStep)).isBorne) {
    rate = Math.round(rate * step);
  }
  rate = Math.round(rate / step);
  const { arrivals } = await run(rate, requests);
  for (const server of servers) await server.stop();
  const { latencies, lost, wrong } = arrivals;
  const within = [0.5, 0.99].map(share => `${percentile(latencies, share).toFixed(0)} ms`);
  return `| ${[name, rate, ...within, lost.length, wrong.length].join(' | ')} |`;
}

function isRight({ lost, wrong }: Arrivals): boolean {
  for (const fault of [...lost, ...wrong].slice(0, 5)) console.error(fault);
  return lost.length + wrong.length === 0;
}
