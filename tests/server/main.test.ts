import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { noPassword } from '../../src/server/members/passwords.ts';
import { demoHash, seed } from '../../src/server/members/seed.ts';
import { mailboxIn, runBackend } from '../backend.ts';
import { copyOfDatabase } from '../database-template.ts';
import { freePort } from '../free-port.ts';
import { look } from '../look.ts';
import { sampleCall, sampleLabel } from '../sample-call.ts';
import { documentsOf, noHeaders } from '../site-files.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporary-folder.ts';
import { startMailServer } from './mail-server.ts';
import { type OwnData, ownData } from './own-data.ts';
import { writeFiles } from './world.ts';

let build: TemporaryFolder;
let own: OwnData;
let mailing: Awaited<ReturnType<typeof startMailing>>;
const running = new Set<Awaited<ReturnType<typeof runBackend>>>();

beforeAll(async () => {
  build = await temporaryFolder();
  const documents = documentsOf(path => path);
  await writeFiles(build.folder, { 'headers.json': noHeaders, ...documents });
  mailing = await startMailing();
});
beforeEach(async () => {
  own = await ownData();
});
afterEach(async () => {
  for (const { stop } of running) await stop('SIGKILL');
  running.clear();
  await own.remove();
});
afterAll(async () => {
  await mailing.end();
  await build.remove();
});

/** Its first mails leave after ten seconds, while the other tests run. */
async function startMailing() {
  const own = await ownData();
  const siteOrigin = 'http://localhost:5173';
  await look(own, database => seed(database, { siteOrigin, now: new Date() }));
  const mailServer = await startMailServer();
  const backend = await runBackend({
    ...own.settings,
    SITE_FOLDER: 'none',
    SITE_ORIGIN: siteOrigin,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Book Exchange <hello@books.example>',
  });
  const end = async () => {
    await backend.stop('SIGKILL');
    await mailServer.close();
    await own.remove();
  };
  return { own, backend, received: mailServer.received, end };
}

async function run(settings: NodeJS.ProcessEnv = {}) {
  const site = { SITE_FOLDER: join(build.folder, 'site') };
  const backend = await runBackend({ ...own.settings, ...site, ...settings });
  running.add(backend);
  return backend;
}

/** Of a loss of power, at the start; the PostgreSQL of the tests does not wait for its disk. */
function warningOf({ data }: OwnData): string {
  return data.kind === 'postgresql'
    ? 'PostgreSQL may lose changes with the power: set fsync to on.\n'
    : `The data in ${data.folder} survives a crash, but perhaps not a loss of power: set ` +
        'DATABASE_URL to a PostgreSQL server where that matters.\n';
}

async function links(mailbox: string): Promise<string[]> {
  const mails: { links: string[] }[] = await (await fetch(`${mailbox}.json`)).json();
  return mails.flatMap(mail => mail.links);
}

async function metricsAt(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('a start says where to look, and shows links that lead there', async () => {
  const { started, said, stop } = await run();
  const origin = await started;
  const mailbox = mailboxIn(said);
  const [link = ''] = await links(mailbox);
  expect(link).toMatch(new RegExp(`^${origin}/reset-password\\?token=[\\w-]{43}$`));
  expect((await fetch(link)).status).toBe(200);
  expect((await links(mailbox)).length).toBe(6);
  expect(mailbox).toMatch(new RegExp(`^${origin}/mailbox/[\\w-]{22}$`));
  expect(await stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\nMailbox:       ${mailbox}\n`,
    err: warningOf(own),
  });
});

test('a server without a mailbox says nothing of one, and invents no members', async () => {
  const { started, stop } = await run({ MAILBOX: 'off' });
  const origin = await started;
  expect(await stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\n`,
    err: warningOf(own),
  });
  const members = await look(own, database => database.selectFrom('members').execute());
  expect(members).toEqual([]);
});

test('a server without a mailbox lets nobody in by the password that a mailbox has shown', async () => {
  const passwordsAfter = async (settings: NodeJS.ProcessEnv) => {
    const { started, stop } = await run(settings);
    await started;
    await stop();
    const members = await look(own, database =>
      database.selectFrom('members').select('password_hash').execute(),
    );
    return new Set(members.map(({ password_hash }) => password_hash));
  };
  expect(await passwordsAfter({})).toEqual(new Set([demoHash]));
  expect(await passwordsAfter({ MAILBOX: 'off' })).toEqual(new Set([noPassword]));
});

test('a start with the data in memory says nothing of a loss of power', async () => {
  const { started, stop } = await run({ DATABASE_URL: '', DATA_FOLDER: 'memory' });
  await started;
  expect((await stop()).err).toBe('');
});

test('the metrics have a port of their own, and only where one is set', async () => {
  const port = await freePort();
  const { started } = await run({ HOST: '0.0.0.0', METRICS_PORT: String(port) });
  const origin = await started;
  await fetch(origin + sampleCall());
  expect(await metricsAt(port)).toContain(
    `book_exchange_answers_total{operation="${sampleLabel}",status="400"} 1`,
  );
  const other = await runBackend({ SITE_FOLDER: 'none', METRICS_PORT: String(port) });
  running.add(other);
  expect((await other.ended).err).toBe(
    `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set METRICS_PORT to another number.\n`,
  );
});

test('a server whose log nobody reads goes on, and ends in good order', async () => {
  const { started, stop, stopReading } = await run({ LOG_LEVEL: 'info' });
  const origin = await started;
  stopReading();
  // Each leaves a line; together they are more than a pipe and the server keep.
  for (let round = 0; round < 100; round += 1) {
    const calls = Array.from({ length: 100 }, () => fetch(`${origin}/api/nothing`));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  }
  expect((await stop()).code).toBe(0);
});

test('a fault that nobody has caught is logged without its message, and ends the server', async () => {
  const fault =
    "process.once('SIGUSR2',()=>{throw Object.assign(new TypeError('secret'),{code:'X'})})";
  const module = `data:text/javascript;base64,${Buffer.from(fault).toString('base64')}`;
  const { started, stop } = await run({ NODE_OPTIONS: `--import=${module}` });
  await started;
  const { code, err } = await stop('SIGUSR2');
  expect(code).toBe(1);
  expect(JSON.parse(err.slice(warningOf(own).length))).toMatchObject({
    level: 'error',
    err: { type: 'TypeError', code: 'X' },
    msg: 'The server ends: this was foreseen by nobody.',
  });
  expect(err).not.toContain('secret');
});

test('a taken port is said in one line', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { ended } = await run({ PORT: String(port) });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err: `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another number.\n`,
  });
  server.close();
});

test('settings that are not right are all said at once', async () => {
  const { ended } = await run({ PORT: 'x', MAILBOX: 'x' });
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
  const { folder, remove } = await copyOfDatabase();
  onTestFinished(remove);
  const { ended } = await run({
    SITE_FOLDER: join(build.folder, 'nowhere', 'site'),
    DATABASE_URL: '',
    DATA_FOLDER: folder,
  });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err:
      `There is no ${join(build.folder, 'nowhere', 'headers.json')}: the site has not been built ` +
      'yet. Run `npm run build`.\n',
  });
  expect(await readdir(folder)).toEqual(['lock.sqlite', 'pglite', 'secret-key']);
});

test('a folder is kept from a second server, and opened again after the first', async () => {
  const { folder, remove } = await copyOfDatabase();
  onTestFinished(remove);
  const data = { DATABASE_URL: '', DATA_FOLDER: folder };
  const first = await run(data);
  await first.started;
  const before = await links(mailboxIn(first.said));
  expect((await (await run(data)).ended).err).toBe(
    `The data in ${folder} is in use by another process. Stop it, or choose another DATA_FOLDER.\n`,
  );
  await first.stop('SIGKILL');
  const second = await run(data);
  await second.started;
  expect(await links(mailboxIn(second.said))).toEqual(before);
});

test('a member gets a link by mail, resets the password with it, and hears of that', async () => {
  const { backend, received } = mailing;
  const origin = await backend.started;
  await expect.poll(() => received.length).toBe(6);
  const member = 'member-two@book-exchange.example';
  const link = received
    .filter(({ to }) => to[0] === member)
    .flatMap(({ text }) => /(https?:\S+\/reset-password)\?token=(\S+)/.exec(text)?.slice(1) ?? []);
  // Links lead to the origin of the site where one is set.
  expect(link).toEqual(['http://localhost:5173/reset-password', expect.any(String)]);
  const { status } = await fetch(`${origin}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: link[1], newPassword: 'nine yellow lanterns' }),
  });
  expect(status).toBe(200);
  await expect.poll(() => received.length).toBe(7);
  expect(received.at(-1)).toMatchObject({
    from: 'hello@books.example',
    to: [member],
    headers: { subject: 'Your password has been changed' },
  });
  expect(await backend.stop()).toEqual({
    code: 0,
    signal: null,
    out: `Book exchange: ${origin}\n`,
    err: warningOf(mailing.own),
  });
});
