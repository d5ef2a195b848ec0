import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../app/site-build.ts';
import { sampleCall } from '../sample-call.ts';
import { tally, writeProof } from './proof.ts';
import { connectTo, requestText } from './raw.ts';
import { startServer } from './server.ts';

/** Connections by what they ask for, and how often: more than the kernel takes, or less. */
const readers = [
  { path: '/og.png', times: 100, connections: 100 },
  { path: '/', times: 1, connections: 400 },
];
const count = 500;

test('who asks and does not read is sent away, and leaves nothing in the kernel', async () => {
  const site = await buildSite();
  const server = await startServer({ MAILBOX: 'off', SITE_FOLDER: join(site.folder, 'site') });
  const idle = connectionsTo(server.port);
  for (const { path, times, connections } of readers) {
    for (let nth = 0; nth < connections; nth += 1) {
      const reader = connect(server.port, '127.0.0.1');
      reader.on('error', () => {});
      reader.write(requestText('GET', path).repeat(times));
      reader.pause();
    }
  }
  await expect.poll(() => connectionsTo(server.port)).toBe(idle + count);

  const statuses: string[] = [];
  const began = performance.now();
  while (connectionsTo(server.port) > idle) {
    const visitor = await connectTo(server.port);
    visitor.write(requestText('GET', sampleCall()));
    statuses.push(String((await visitor.answer())?.status));
    visitor.close();
    await visitor.closed;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  expect(tally(statuses)).toBe(`400: ${statuses.length}`);
  expect(statuses.length).toBeGreaterThan(0);
  writeProof('slow-readers', {
    'connections that ask and do not read': `${count}, all gone, from the kernel, too, after ${seconds} s; ${statuses.length.toLocaleString('en')} others were answered meanwhile`,
  });
});

/** In whatever state, at the end of the server: proc(5), `/proc/net/tcp`. Without those in TIME_WAIT. */
function connectionsTo(port: number): number {
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return lines
    .map(line => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(own) && state !== '06').length;
}
