import { execFileSync } from 'node:child_process';
import type { Database } from '../../src/server/data/tables.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { look } from '../look.ts';
import { memoryOf, processorTimeOf } from '../process-stat.ts';
import { writePart } from '../readme.ts';
import { arrange, createStorage } from './arrangement.ts';
import { type Arrivals, arrive, percentile } from './arrivals.ts';
import { errandsOf, prepareLinks } from './traffic.ts';

// Measures how much mixed traffic the backend bears: one server on the embedded database, then one
// and three on PostgreSQL. Looks for the highest rate at which 99 of 100 answers come
// within 200 ms, then sends, one step below it, as much as half an hour brings at 10 a second:
//   npm run bench:load -- [--write]
const members = 8_000;
/** In milliseconds. */
const bearable = 200;
const firstRate = 40;
const step = 1.4;
const secondsOfStep = 6;
const requests = 30 * 60 * 10;
const seed = 20_261_122;

interface Row {
  name: string;
  rate: number;
  arrivals: Arrivals;
  /** Processors that each party has used. */
  used: Record<string, number>;
  /** In MB, of one server: before and after. */
  memory: number[];
  /** Whether the database has all that was promised, and nothing else. */
  isKept: boolean;
}

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
const rows = [
  await measure('one, on the embedded database', 'embedded', 1),
  await measure('one, on PostgreSQL', 'PostgreSQL', 1),
  await measure('three, on PostgreSQL', 'PostgreSQL', 3),
];
const text = [
  '| servers | requests a second | half within | 99 of 100 within | lost | wrong | kept | processors used | memory of a server |',
  '|---|---|---|---|---|---|---|---|---|',
  ...rows.map(lineOf),
].join('\n');
console.log(`${text}\n\nSeed ${seed}`);
if (process.argv.includes('--write')) writePart('load', text);

async function measure(
  name: string,
  kind: 'embedded' | 'PostgreSQL',
  instances: number,
): Promise<Row> {
  const storage = await createStorage(kind);
  const links = await look(storage, database => prepareLinks(database, members));
  const { origin, parties, stop } = await arrange(storage, instances);
  const [pid = 0] = parties['servers'] ?? [];
  const all: Arrivals[] = [];
  const run = async (rate: number, count: number) => {
    const errands = errandsOf(links, { count, seed: seed + all.length });
    const arrivals = await arrive(origin, errands, rate);
    all.push(arrivals);
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
  const memory = [memoryOf(pid)];
  const usedBy = watchProcessors(parties);
  const { arrivals } = await run(rate, requests);
  const used = usedBy();
  memory.push(memoryOf(pid));
  await stop();
  const isKept = await look(storage, database => hasKept(database, all));
  await storage.remove();
  return { name, rate, arrivals, used, memory, isKept };
}

function isRight({ lost, wrong }: Arrivals): boolean {
  for (const fault of [...lost, ...wrong].slice(0, 5)) console.error(fault);
  return lost.length + wrong.length === 0;
}

/** Returns what tells how many processors each party has used since. */
function watchProcessors(parties: Record<string, number[]>) {
  const timesOf = () => [
    ...Object.entries(parties).map(([name, pids]) => ({
      name,
      seconds: pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0),
    })),
    { name: 'visitors', seconds: ownProcessorTime() },
  ];
  const [before, start] = [timesOf(), performance.now()];
  return () => {
    const elapsed = (performance.now() - start) / 1_000;
    const used = timesOf().map(({ name, seconds }, index) => [
      name,
      (seconds - (before[index]?.seconds ?? 0)) / elapsed,
    ]);
    return Object.fromEntries(used);
  };
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Counts links used, addresses verified, passwords changed and mails of it against the answers. */
async function hasKept(database: Database, all: Arrivals[]): Promise<boolean> {
  const changes = all.flatMap(({ done }) => done.flatMap(({ changes: change }) => change ?? []));
  const count = (purpose: string) => changes.filter(change => change === purpose).length;
  const [verified, changed] = [count('verify-email'), count('reset-password')];
  const used = await database
    .selectFrom('one_time_tokens')
    .select('purpose')
    .where('used_at', 'is not', null)
    .execute();
  const members = await database
    .selectFrom('members')
    .select(['email_verified_at', 'password_hash'])
    .execute();
  const mails = await database.selectFrom('outbox').select('id').execute();
  const found = [
    used.filter(({ purpose }) => purpose === 'verify-email').length,
    members.filter(member => member.email_verified_at).length,
    used.filter(({ purpose }) => purpose === 'reset-password').length,
    members.filter(member => member.password_hash !== 'none').length,
    mails.length,
  ];
  const promised = [verified, verified, changed, changed, changed];
  return promised.every((number, index) => number === found[index]);
}

function lineOf({ name, rate, arrivals, used, memory, isKept }: Row): string {
  const { latencies, lost, wrong } = arrivals;
  const within = [0.5, 0.99].map(share => `${percentile(latencies, share).toFixed(0)} ms`);
  const processors = Object.entries(used).map(([party, share]) => `${party} ${share.toFixed(2)}`);
  const cells = [
    name,
    rate,
    ...within,
    lost.length,
    wrong.length,
    isKept ? 'all' : 'NOT ALL',
    processors.join(', '),
    `${memory.join(' → ')} MB`,
  ];
  return `| ${cells.join(' | ')} |`;
}
