import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { runBackend } from '../backend.ts';
import { freePort } from '../free-port.ts';
import { startMailServer } from './mail-server.ts';
import { ownDatabase, temporaryFolder, writeFiles } from './world.ts';

/** The PostgreSQL of the tests forgets what it was told in a loss of power, for speed. */
const warned = process.env['DATABASE_URL']
  ? 'PostgreSQL may lose changes with the power: set fsync to on.\n'
  : '';

let folder: string;
let environment: NodeJS.ProcessEnv;
const running = new Set<ReturnType<typeof runBackend>>();
const cleanups: (() => Promise<void>)[] = [];

beforeEach(async () => {
  const temporary = await temporaryFolder();
  const { url, drop } = await ownDatabase();
  cleanups.push(temporary.remove, drop);
  ({ folder } = temporary);
  const pages = Object.values(paths).map(path => [`site${path}/index.html`, path]);
  await writeFiles(folder, {
    'headers.json': '{"pages":{},"hashed":{},"files":{},"errors":{}}',
    ...Object.fromEntries(pages),
  });
  environment = {
    DATABASE_URL: url,
    SITE_FOLDER: join(folder, 'site'),
  };
});
afterEach(async () => {
  for (const backend of running) await backend.stop('SIGKILL');
  running.clear();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function run(settings: NodeJS.ProcessEnv = {}) {
  const backend = runBackend({ ...environment, ...settings });
  running.add(backend);
  return backend;
}

async function links(origin: string): Promise<string[]> {
  const mails: { links: string[] }[] = await (await fetch(`${origin}/mailbox.json`)).json();
  return mails.flatMap(mail => mail.links);
}

async function metricsAt(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('a start says where to look, and shows links that lead there', async () => {
  const { started, stop } = run();
  const origin = await started;
  const [link = ''] = await links(origin);
  expect(link).toMatch(new RegExp(`^${origin}/reset-password\\?token=[\\w-]{43}$`));
  expect((await fetch(link)).status).toBe(200);
  expect((await links(origin)).length).toBe(6);
  expect(await stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\nMailbox:       ${origin}/mailbox\n`,
    err: warned,
  });
});

test('a server without a mailbox says nothing of one, and invents no members', async () => {
  const { started, stop } = run({ MAILBOX: 'off' });
  const origin = await started;
  expect(await stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\n`,
    err: warned,
  });
});

test('a start with the data in a folder says that it may not survive a loss of power', async () => {
  const data = join(folder, 'data');
  const { started, stop } = run({ DATABASE_URL: '', DATA_FOLDER: data });
  await started;
  expect((await stop()).err).toBe(
    `The data in ${data} survives a crash, but perhaps not a loss of power: set DATABASE_URL to a ` +
      'PostgreSQL server where that matters.\n',
  );
});

test('links lead to the origin of the site where one is set', async () => {
  const { started } = run({ SITE_ORIGIN: 'http://localhost:5173' });
  const [link = ''] = await links(await started);
  expect(link).toMatch(/^http:\/\/localhost:5173\/reset-password\?token=/);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the server quickly, whoever is connected',
  async signal => {
    const { started, stop } = run();
    const origin = new URL(await started);
    await fetch(`${origin}about`);
    const silent = connect(Number(origin.port), origin.hostname);
    await once(silent, 'connect');
    const at = performance.now();
    expect((await stop(signal)).code).toBe(0);
    expect(performance.now() - at).toBeLessThan(4000);
    silent.destroy();
  },
);

test('a call under way is answered before the server ends', async () => {
  const { started, stop } = run();
  const { port, hostname } = new URL(await started);
  const body = '{"newPassword":"nine yellow lanterns","token":"unknown"}';
  const half = body.length / 2;
  const head = ['POST /api/user/reset-password HTTP/1.1', `Host: ${hostname}:${port}`];
  const headers = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', chunk => (received += chunk));
  socket.write([...head, ...headers, '', body.slice(0, half)].join('\r\n'));
  await expect.poll(() => received).toContain('100 Continue');
  const isListening = () =>
    new Promise<boolean>(resolve => {
      const other = connect(Number(port), hostname, () => resolve(true));
      other.on('error', () => resolve(false)).unref();
    });
  expect(await isListening()).toBe(true);
  const ended = stop();
  await expect.poll(isListening).toBe(false);
  socket.write(body.slice(half));
  expect((await ended).code).toBe(0);
  expect(received).toContain('This reset link is not valid or has already been used.');
});

test('the metrics have a port of their own, and only where one is set', async () => {
  const port = await freePort();
  const { started } = run({ METRICS_PORT: String(port) });
  const origin = await started;
  await fetch(`${origin}/api/user/verify-email?token=unknown`);
  expect(await metricsAt(port)).toContain(
    'book_exchange_answers_total{operation="GET /api/user/verify-email",status="400"} 1',
  );
  const other = run({ METRICS_PORT: String(port) });
  expect((await other.ended).err).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set METRICS_PORT to another number.\n`,
  );
});

test('a member gets a link by mail, resets the password with it, and hears of that', async () => {
  const mailServer = await startMailServer();
  cleanups.push(mailServer.close);
  const { received } = mailServer;
  const { started, stop } = run({
    MAILBOX: 'on',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Book Exchange <hello@books.example>',
  });
  const origin = await started;
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(6);
  const member = 'member-two@book-exchange.example';
  const link = received
    .filter(({ to }) => to[0] === member)
    .flatMap(({ text }) => /https?:\S+\/reset-password\?token=(\S+)/.exec(text)?.[1] ?? []);
  const { status } = await fetch(`${origin}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: link[0], newPassword: 'nine yellow lanterns' }),
  });
  expect(status).toBe(200);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(7);
  expect(received.at(-1)).toMatchObject({
    from: 'hello@books.example',
    to: [member],
    headers: { subject: 'Your password has been changed' },
  });
  expect(await stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\nMailbox:       ${origin}/mailbox\n`,
    err: warned,
  });
});

test('a fault that nobody has caught is logged without its message, and ends the server', async () => {
  const fault =
    "process.once('SIGUSR2',()=>{throw Object.assign(new TypeError('secret'),{code:'X'})})";
  const module = `data:text/javascript;base64,${Buffer.from(fault).toString('base64')}`;
  const { started, stop } = run({ NODE_OPTIONS: `--import=${module}` });
  await started;
  const { code, err } = await stop('SIGUSR2');
  expect(code).toBe(1);
  expect(JSON.parse(err.slice(warned.length))).toMatchObject({
    level: 'error',
    err: { type: 'TypeError', code: 'X' },
    msg: 'The server ends: this was foreseen by nobody.',
  });
  expect(err).not.toContain('secret');
});

test.runIf(process.env['DATABASE_URL'])(
  'servers on one database may share a port, and one goes on alone',
  async () => {
    const settings = { PORT: String(await freePort()), SHARE_PORT: 'on' };
    const metricsPorts = [await freePort(), await freePort()];
    const servers = metricsPorts.map(port => run({ ...settings, METRICS_PORT: String(port) }));
    const [origin, ...others] = await Promise.all(servers.map(({ started }) => started));
    expect(others).toEqual([origin]);
    const ask = () =>
      fetch(`${origin}/api/user/verify-email?token=unknown`, { headers: { Connection: 'close' } });
    await expect
      .poll(async () => {
        await ask();
        return Promise.all(metricsPorts.map(metricsAt));
      })
      .toEqual(metricsPorts.map(() => expect.stringContaining('book_exchange_answers_total{')));
    await servers[0]?.stop();
    expect((await ask()).status).toBe(400);
  },
);

test('a taken port is said in one line', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { ended } = run({ PORT: String(port) });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err: `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another number.\n`,
  });
  server.close();
});

test('settings that are not right are all said at once', async () => {
  const { ended } = run({ PORT: 'x', MAILBOX: 'x' });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err:
      'The settings are not right:\n' +
      '- PORT must be a whole number from 0 to 65535.\n' +
      '- MAILBOX must be on or off.\n',
  });
});

test('a site that has not been built is said in one line, and nothing stays open', async () => {
  const { ended } = run({
    SITE_FOLDER: join(folder, 'nowhere', 'site'),
    DATABASE_URL: '',
    DATA_FOLDER: join(folder, 'data'),
  });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err:
      `There is no ${join(folder, 'nowhere', 'headers.json')}: the site has not been built yet. ` +
      'Run `npm run build`.\n',
  });
  expect(await readdir(join(folder, 'data'))).toEqual(['pglite']);
});

test('a folder is kept from a second server, and opened again after the first', async () => {
  const data = { DATABASE_URL: '', DATA_FOLDER: join(folder, 'data') };
  const first = run(data);
  const before = await links(await first.started);
  expect((await run(data).ended).err).toBe(
    `The data in ${data.DATA_FOLDER} is in use by process ${first.pid}. Stop it, or choose ` +
      'another DATA_FOLDER. If no such server is running, delete ' +
      `${join(data.DATA_FOLDER, 'lock')}.\n`,
  );
  await first.stop('SIGKILL');
  const second = run(data);
  expect(await links(await second.started)).toEqual(before);
});
