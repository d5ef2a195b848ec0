import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { prepareClosing } from '../../src/server/operation/closing.ts';

/** In milliseconds, after which the server stops listening. */
const pause = 600;

test('what came on an idle connection while the server was busy is answered', async () => {
  const server = createServer((_, response) => void response.end('answered'));
  const closing = prepareClosing(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { address: server.address(), signal };
  const client = new Worker(`(${String(askTwice)})()`, { eval: true, workerData });
  await once(client, 'message');

  const [ended, closed] = [once(client, 'message'), once(server, 'close')];
  closing.announce();
  const isSent = wait(pause).then(() => {
    // The second request comes while nothing is read, right before the connection is closed.
    Atomics.store(signal, 0, 1);
    while (Atomics.load(signal, 0) !== 2);
  });
  await Promise.all([isSent, closing.stopListening(pause)]);

  const [ending] = await ended;
  expect(ending).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n[^]*answered$/);
  await closed;
});

/** Runs in a thread of its own: asks, waits until it is let, asks again, and says what came of it. */
function askTwice(): void {
  const { connect } = process.getBuiltinModule('node:net');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { address, signal }: { address: AddressInfo; signal: Int32Array } = workerData;
  const say = (text: string) => parentPort?.postMessage(text, []);
  const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const socket = connect(address.port, address.address);
  socket.setEncoding('utf8').write(ask);
  socket.once('data', (first: string) => {
    say(first);
    let ending = '';
    socket.on('data', (data: string) => (ending += data));
    socket.on('error', ({ message }) => (ending = message));
    socket.on('close', () => say(ending));
    const timer = setInterval(() => {
      if (Atomics.load(signal, 0) !== 1) return;
      clearInterval(timer);
      socket.write(ask, () => void Atomics.store(signal, 0, 2));
    }, 1);
  });
}
