import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sendAwaySlowReaders } from '../../../src/server/process/slow-readers.ts';
import '../kit/long-timeouts.ts';

const pace = { patience: 100, round: 10 };
const request = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** More than any kernel takes at once. */
const large = Buffer.alloc(64 * 1024 * 1024);

/** A client that has asked, and does not read yet. `gone` resolves once the server has let it go. */
async function clientOf(
  listener: RequestListener,
  { keepAliveTimeout = 60_000, patience = pace.patience } = {},
) {
  const server = createServer({ keepAliveTimeout }, listener);
  sendAwaySlowReaders(server, { ...pace, patience });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  const connected = once(server, 'connection');
  const client = connect(address.port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write(request);
  const [socket] = await connected;
  return { client, gone: once(socket, 'close') };
}

/** What a client hears of a reset when it reads at last. */
async function endOf(client: Socket): Promise<string> {
  client.resume();
  const [error] = await once(client, 'error');
  return error.code;
}

test('a client that does not read an answer is sent away', async () => {
  const { client, gone } = await clientOf((_, response) => response.end(large));
  await gone;
  expect(await endOf(client)).toBe('ECONNRESET');
});

test('so is a client that reads a byte now and then', async () => {
  const { client, gone } = await clientOf((_, response) => response.end(large));
  const sips = setInterval(() => client.read(1), 5);
  await gone;
  clearInterval(sips);
  expect(await endOf(client)).toBe('ECONNRESET');
});

test('an idle connection is reset, for the kernel may still hold an answer', async () => {
  const { client } = await clientOf((_, response) => response.end('short'), {
    keepAliveTimeout: 100,
  });
  expect(await endOf(client)).toBe('ECONNRESET');
});

test('a client that reads stays, also while an answer takes long to be made', async () => {
  const { client } = await clientOf((_, response) => {
    setTimeout(() => response.end('short'), 3 * pace.patience);
  });
  client.resume();
  await once(client, 'data');
  await wait(3 * pace.patience);
  expect(client.destroyed).toBe(false);
});

test('so does one that reads a long answer while it is made', async () => {
  const part = Buffer.alloc(64 * 1024);
  let left = 500;
  // The answer takes longer than that, and this process is held up for less.
  const patience = 1_000;
  const { client } = await clientOf(
    (_, response) => {
      const send = () => {
        while (left-- > 0) if (!response.write(part)) return response.once('drain', send);
        return response.end();
      };
      send();
    },
    { patience },
  );
  client.on('data', () => {
    client.pause();
    setTimeout(() => client.resume(), 3);
  });
  const begun = performance.now();
  await expect.poll(() => client.destroyed || left <= 0).toBe(true);
  expect(performance.now() - begun).toBeGreaterThan(patience);
  expect(client.destroyed).toBe(false);
});
