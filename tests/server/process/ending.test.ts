import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../kit/backend.ts';
import '../kit/long-timeouts.ts';

test('a server that ends answers the calls under way, resets no connection and waits for no idle one', async () => {
  const backend = await startBackend({ SITE_FOLDER: 'none', CLOSING_PAUSE: '1' });
  onTestFinished(async () => void (await backend.stop('SIGKILL')));
  const { port, hostname, host } = new URL(backend.origin);
  const health = `GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const open = async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  /** Asks again after each answer, and resolves to the last one; a reset would be thrown. */
  const stayBusy = async () => {
    const socket = await open();
    let last = '';
    socket.on('data', chunk => {
      last = String(chunk);
      if (!last.includes('Connection: close')) socket.write(health);
    });
    socket.write(health);
    await once(socket, 'close');
    return last;
  };
  const call = await open();
  let received = '';
  call.on('data', chunk => (received += chunk));
  const answered = closed(call);
  const body = '{"newPassword":"nine yellow lanterns","token":"unknown"}';
  const half = body.length / 2;
  const head = [
    'POST /api/user/reset-password HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ];
  call.write([...head, '', body.slice(0, half)].join('\r\n'));
  await expect.poll(() => received).toContain('100 Continue');
  const idle = await open();
  idle.write(health);
  await once(idle, 'data');
  const silent = await open();
  const others = Promise.all([closed(idle), closed(silent)]);
  const busy = Promise.all(Array.from({ length: 20 }, stayBusy));

  const ended = backend.stop('SIGTERM');
  for (const last of await busy) {
    expect(last).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);
  }
  const ready = await fetch(`${backend.origin}/health/ready`);
  expect({ status: ready.status, answer: await ready.json() }).toEqual({
    status: 503,
    answer: { status: 'closing' },
  });
  await others;
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  call.write(body.slice(half));
  await answered;
  expect(received).toContain('This reset link isn’t valid, or it has been used already.');
  expect((await ended).code).toBe(0);
});

/** Reads what comes: without that, the end of the connection would not be noticed. */
async function closed(socket: Socket): Promise<void> {
  socket.resume();
  await once(socket, 'close');
}
