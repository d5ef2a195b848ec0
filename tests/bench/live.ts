import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startBackend } from '../kit/backend.ts';
import { startPostgres } from '../kit/postgres.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { withDatabase } from '../kit/with-database.ts';
import { join, type Member, settings } from '../trust/exchange.ts';
import { percentile } from './arrivals.ts';

// Measures how soon a message is on the other's screen, over three servers on PostgreSQL, with one call as the
// measure, and what open streams take of a server:
//   npm run bench:live -- [--write]
const rounds = 200;
const streams = 1000;

const postgres = await startPostgres(['fsync=off']);
if (!postgres) throw new Error('PostgreSQL is not installed');
const { url } = postgres;
const data = { kind: 'postgresql', url } as const;
const members = await withDatabase({ data }, database => join(database, streams));
const start = () =>
  startBackend({ DATABASE_URL: url, SITE_FOLDER: 'none', LOG_LEVEL: 'error', ...settings });
const servers = [await start(), await start(), await start()];
const [first, second, third] = servers;
const [writer, reader] = members;
if (!first || !second || !third || !writer || !reader) throw new Error('Something is missing');

const arrival = hearing(await open(second, reader));
const times: Record<'call' | 'message', number[]> = { call: [], message: [] };
for (let round = 0; round < rounds; round += 1) {
  const conversation = `${third.origin}/api/conversations/${writer.id}`;
  times.call.push(await timeOf(() => get(conversation, reader)));
  const heard = arrival();
  await write(first, writer, reader);
  // From the answer of `write` to what the other's page has asked for after the hint.
  times.message.push(
    await timeOf(async () => {
      await heard;
      await get(conversation, reader);
    }),
  );
}

const before = memoryOf(third.pid);
const opened: Response[] = [];
for (const member of members) opened.push(await open(third, member));
const after = memoryOf(third.pid);
// A member begins at most twenty conversations a day.
for (let round = 0; round < 50; round += 1) {
  for (const member of members.slice(1, 20)) await write(first, writer, member);
}
const used = memoryOf(third.pid);

for (const server of servers) await server.stop('SIGKILL');
await postgres.stop();

const cells = (name: string, all: number[]) =>
  `| ${name} | ${percentile(all, 0.5).toFixed(1)} ms | ${percentile(all, 0.99).toFixed(1)} ms |`;
const text = [
  '| | half within | 99 of 100 within |',
  '|---|---|---|',
  cells('one call', times.call),
  cells('from the answer to the writer to the screen of the other', times.message),
  '',
  `${streams} open streams take ${after - before} MB of one server; after ${50 * 19} messages it has ${used - after} MB more.`,
].join('\n');
console.log(text);
if (process.argv.includes('--write')) writePart('live', text);

type Server = Pick<Awaited<ReturnType<typeof startBackend>>, 'origin'>;

function open({ origin }: Server, { headers }: Member): Promise<Response> {
  return fetch(`${origin}/api/live`, { headers });
}

/** Resolves with the next hint that comes. */
function hearing({ body }: Response): () => Promise<void> {
  let wake = () => {};
  const listen = async () => {
    for await (const part of body ?? []) if (String.fromCodePoint(...part).includes('data')) wake();
  };
  // It ends with the server.
  listen().catch(() => {});
  return () => new Promise<void>(resolve => (wake = resolve));
}

async function write({ origin }: Server, from: Member, to: Member): Promise<void> {
  const { status } = await fetch(`${origin}/api/conversations/${to.id}`, {
    method: 'POST',
    headers: {
      ...from.headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ text: 'I am at home in the evening.' }),
  });
  if (status !== 201) throw new Error(`A message was answered with ${status}`);
}

async function get(address: string, { headers }: Member): Promise<void> {
  const answer = await fetch(address, { headers });
  await answer.text();
}

/** In milliseconds. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** In MB, what is resident of a process. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
