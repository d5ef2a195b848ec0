import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCall } from '../sample-call.ts';
import { onPostgres } from './places.ts';
import { tally, writeProof } from './proof.ts';
import { startServer } from './server.ts';

const visitors = 20;
/** In milliseconds, for an answer or for the end of the process. */
const longest = 15_000;

test('a locked table and a silent database are reported soon, and keep no server from its end', async context => {
  const { url } = await onPostgres(context);
  const line = await cuttableLine(url);
  const server = await startServer({ DATABASE_URL: line.url, MAILBOX: 'off' });
  const address = server.origin + sampleCall();
  const ask = async () => (await fetch(address, { signal: AbortSignal.timeout(longest) })).status;
  const askOften = () => Promise.all(Array.from({ length: visitors }, ask));

  const other = new Client(url);
  await other.connect();
  await other.query('begin; lock table one_time_tokens in access exclusive mode');
  const locked = await timed(askOften());
  expect(tally(locked.value)).toBe(`500: ${visitors}`);
  expect(locked.took).toBeLessThan(longest);
  await other.query('rollback');
  await other.end();
  expect(tally(await askOften())).toBe(`400: ${visitors}`);

  line.silence();
  const silent = await timed(ask());
  expect(silent.value).toBe(500);
  expect(silent.took).toBeLessThan(longest);
  const underWay = askOften().catch(() => []);
  const ended = await timed(server.stop('SIGTERM'));
  await underWay;
  expect(ended.took).toBeLessThan(longest);
  expect(ended.value.signal).toBeNull();
  writeProof('hanging', {
    'calls while a table is locked': `${visitors}, answered with 500 within ${seconds(locked.took)}`,
    'a call to a database that has become silent': `answered with 500 within ${seconds(silent.took)}`,
    'the end of the server meanwhile': `within ${seconds(ended.took)}`,
  });
});

/** An address of PostgreSQL that can become silent, as behind a network that loses everything. */
async function cuttableLine(target: string) {
  const { hostname, port } = new URL(target);
  const sockets: Socket[] = [];
  let isSilent = false;
  const proxy = createServer(near => {
    const far = connect(Number(port), hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('data', chunk => isSilent || far.write(chunk));
    far.on('data', chunk => isSilent || near.write(chunk));
    near.on('close', () => far.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  const url = new URL(target);
  url.port = typeof address === 'object' ? String(address?.port) : '';
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
  };
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; took: number }> {
  const from = performance.now();
  return { value: await work, took: performance.now() - from };
}

function seconds(milliseconds: number): string {
  return `${Math.ceil(milliseconds / 1000)} s`;
}
