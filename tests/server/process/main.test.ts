import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { seed } from '../../../src/server/demo/seed.ts';
import { demoHash } from '../../../src/server/members/demo-password.ts';
import { noPassword } from '../../../src/server/members/passwords.ts';
import { mailboxIn, runBackend } from '../../kit/backend.ts';
import { copyOfDatabase } from '../../kit/database-template.ts';
import { depsWith } from '../../kit/deps.ts';
import { freePort } from '../../kit/free-port.ts';
import { sampleCall, sampleLabel } from '../../kit/sample-call.ts';
import { documentsOf, noHeaders } from '../../kit/site-files.ts';
import { type TemporaryFolder, temporaryFolder, writeFiles } from '../../kit/temporary-folder.ts';
import { withDatabase } from '../../kit/with-database.ts';
import { startMailServer } from '../kit/mail-server.ts';
import '../kit/long-timeouts.ts';

let build: TemporaryFolder;
let copy: TemporaryFolder;
/** Its first mails leave after ten seconds, while the other tests run. */
let mailing: Awaited<ReturnType<typeof startMailing>>;

beforeAll(async () => {
  build = await temporaryFolder();
  const documents = documentsOf(path => path);
  await writeFiles(build.folder, { 'headers.json': noHeaders, ...documents });
  copy = await copyOfDatabase();
  mailing = await startMailing();
});
afterAll(async () => {
  await mailing.end();
  await copy.remove();
  await build.remove();
});

async function startMailing() {
  const own = await copyOfDatabase();
  const siteOrigin = 'http://localhost:5173';
  await withDatabase({ data: { kind: 'pglite', folder: own.folder } }, database =>
    seed(depsWith({ database, siteOrigin: () => siteOrigin })),
  );
  const mailServer = await startMailServer();
  const backend = await runBackend({
    DATA_FOLDER: own.folder,
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
  return { backend, received: mailServer.received, end };
}

async function run(settings: NodeJS.ProcessEnv = {}) {
  const own = { DATA_FOLDER: copy.folder, SITE_FOLDER: join(build.folder, 'site') };
  const backend = await runBackend({ ...own, ...settings });
  onTestFinished(async () => void (await backend.stop('SIGKILL')));
  return backend;
}

/** The warning of each start on a folder. */
const ofPower = (folder: string) =>
  `The data in ${folder} survives a crash, but perhaps not a loss of power: set DATABASE_URL to a ` +
  'PostgreSQL server where that matters.\n';

function passwords(): Promise<string[]> {
  const data = { kind: 'pglite', folder: copy.folder } as const;
  return withDatabase({ data }, async database => {
    const members = await database.selectFrom('members').select('password_hash').execute();
    return members.map(({ password_hash }) => password_hash);
  });
}

test('a start prints the addresses, keeps its port and folder, and outlives the reader of its log', async () => {
  const { started, said, stop, stopReading } = await run({ LOG_LEVEL: 'info' });
  const origin = await started;
  const mailbox = mailboxIn(said);
  expect(said.out).toBe(`Book exchange: ${origin}\nMailbox:       ${mailbox}\n`);
  expect(mailbox).toMatch(new RegExp(`^${origin}/mailbox/[\\w-]{22}$`));
  const mails: { links: string[] }[] = await (await fetch(`${mailbox}.json`)).json();
  const links = mails.flatMap(mail => mail.links);
  expect(links).toHaveLength(4);
  expect(links[0]).toMatch(new RegExp(`^${origin}/email-verification\\?token=[\\w-]{43}$`));
  expect((await fetch(links[0] ?? '')).status).toBe(200);
  expect((await (await run()).ended).err).toBe(
    `The data in ${copy.folder} is in use by another process. Stop it, or choose another DATA_FOLDER.\n`,
  );
  stopReading();
  // Each call leaves a line; together they are more than a pipe holds.
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 100 }, () => fetch(`${origin}/api/nothing`));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
  }
  expect((await stop()).code).toBe(0);
  expect(await passwords()).toEqual([demoHash, demoHash, demoHash, demoHash]);
});

test('without a mailbox its password opens nothing; an uncaught fault ends the server, without its message', async () => {
  const metricsPort = await freePort();
  const fault =
    "process.once('SIGUSR2',()=>{throw Object.assign(new TypeError('secret'),{code:'X'})})";
  const module = `data:text/javascript;base64,${Buffer.from(fault).toString('base64')}`;
  const { started, stop } = await run({
    MAILBOX: 'off',
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: `--import=${module}`,
  });
  const origin = await started;
  await fetch(origin + sampleCall());
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain(
    `book_exchange_answers_total{operation="${sampleLabel}",status="400"} 1`,
  );
  const { code, out, err } = await stop('SIGUSR2');
  expect({ code, out }).toEqual({ code: 1, out: `Book exchange: ${origin}\n` });
  expect(JSON.parse(err.slice(ofPower(copy.folder).length))).toMatchObject({
    level: 'error',
    err: { type: 'TypeError', code: 'X' },
    msg: 'The server ends after an unexpected fault.',
  });
  expect(err).not.toContain('secret');
  expect(await passwords()).toEqual([noPassword, noPassword, noPassword, noPassword]);
});

test.each([
  ['http://127.0.0.1', true],
  ['https://books.example', false],
])('a start in production at %s warns that nobody can sign in: %s', async (origin, warns) => {
  const { started, stop } = await run({ NODE_ENV: 'production', SITE_ORIGIN: origin });
  await started;
  expect((await stop('SIGINT')).err.includes('SITE_ORIGIN does not begin with https')).toBe(warns);
});

test('a taken port is reported in one line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { ended } = await run({ PORT: String(port) });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    out: '',
    err: `Port ${port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another number.\n`,
  });
});

test('settings that are not right are reported together', async () => {
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

test('a member gets a link by mail, resets the password with it, and is informed by mail', async () => {
  const { backend, received } = mailing;
  const origin = await backend.started;
  await expect.poll(() => received.length).toBe(4);
  const member = 'member-two@book-exchange.example';
  const link = received
    .filter(({ to }) => to[0] === member)
    .flatMap(({ text }) => /(https?:\S+\/reset-password)\?token=(\S+)/.exec(text)?.slice(1) ?? []);
  expect(link).toEqual(['http://localhost:5173/reset-password', expect.any(String)]);
  const { status } = await fetch(`${origin}/api/user/reset-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: link[1], newPassword: 'nine yellow lanterns' }),
  });
  expect(status).toBe(200);
  await expect.poll(() => received.length).toBe(5);
  expect(received.at(-1)).toMatchObject({
    from: 'hello@books.example',
    to: [member],
    headers: { subject: 'Your password has been changed' },
  });
});
