import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { openDatabase } from '../../../src/server/data/database.ts';
import type { Database } from '../../../src/server/data/tables.ts';
import { delayAfter, deliverNext, startDelivery } from '../../../src/server/mail/delivery.ts';
import { mailLink, mails, putMail } from '../../../src/server/mail/outbox.ts';
import { smtpSender } from '../../../src/server/mail/smtp.ts';
import { freePort } from '../../kit/free-port.ts';
import { type Received, startMailServer } from '../kit/mail-server.ts';
import { hour, minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
const closings: (() => Promise<void>)[] = [];
beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(world.database);
  world.logged.splice(0);
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const to = 'member@book-exchange.example';
const text = 'Hello, the token is 3d8kZ1m5cXvA0rQy';
const from = { name: 'Book Exchange', address: 'hello@books.example' };
/** More than any delay between two attempts, and than the time for which a mail is claimed. */
const maxDelayMs = 15 * minute;

function put(database: Database = world.database, expiresAt?: Date): Promise<void> {
  const mail = { to, subject: 'Subject', text, sentAt: world.now() };
  return putMail(database, expiresAt ? { ...mail, expiresAt } : mail);
}

async function mailServer(behaviour: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(behaviour);
  closings.push(server.close);
  return server;
}

function workWith(port: number, database: Database = world.database) {
  const send = smtpSender({ host: '127.0.0.1', port, secure: false, auth: undefined, from });
  return { database, now: world.now, log: world.log, send, signal: new AbortController().signal };
}

/** Resolves to how many attempts were made. */
async function deliverDue(port: number, database?: Database): Promise<number> {
  let attempts = 0;
  while (await deliverNext(workWith(port, database))) attempts += 1;
  return attempts;
}

function delivery(port: number, pace: Parameters<typeof startDelivery>[1] = {}) {
  const started = startDelivery(workWith(port), pace);
  closings.push(started.stop);
  return started;
}

function messageIds(received: Received[]): (string | undefined)[] {
  return received.map(({ headers }) => headers['message-id']);
}

/** What is left of each mail in the table: to whom, its text, and what became of it. */
async function left() {
  return (await mails(world.database)).map(({ to, text, outcome }) => [to, text, outcome]);
}

const delivered = [null, null, 'delivered'];
const waiting = [to, text, null];

test('a mail is delivered once, and then no longer kept', async () => {
  const { port, received } = await mailServer();
  await put();
  expect(await deliverDue(port)).toBe(1);
  world.pass(maxDelayMs);
  expect(await deliverDue(port)).toBe(0);
  expect(received.map(mail => [mail.to, mail.text])).toEqual([[[to], text]]);
  expect(await left()).toEqual([delivered]);
  expect(world.logged).toEqual([]);
});

describe('a mail waits', () => {
  test('for a server that is down, and leaves when it is up', async () => {
    const port = await freePort();
    await put();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await deliverDue(port)).toBe(1);
      expect(await deliverDue(port)).toBe(0);
      world.pass(maxDelayMs);
    }
    expect(await left()).toEqual([waiting]);
    const { received } = await mailServer({ port });
    expect(await deliverDue(port)).toBe(1);
    expect(received.length).toBe(1);
    expect(await left()).toEqual([delivered]);
  });

  test('longer each time, up to a quarter of an hour, and no two servers the same', () => {
    const most = [1, 2, 3, 4, 5, 6, 7, 8, 2000].map(attempts => delayAfter(attempts, 1) / 1000);
    expect(most).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
    expect([delayAfter(3, 0), delayAfter(3, 0.5)]).toEqual([30_000, 45_000]);
    expect(new Set(Array.from({ length: 10 }, () => delayAfter(9))).size).toBeGreaterThan(1);
  });
});

test('a mail that the server refuses for good is given up, and forgotten', async () => {
  const { port, received } = await mailServer({ onRecipient: () => 550 });
  await put();
  expect(await deliverDue(port)).toBe(1);
  world.pass(maxDelayMs);
  expect(await deliverDue(port)).toBe(0);
  expect(await left()).toEqual([[null, null, 'refused']]);
  expect(received).toEqual([]);
  expect(world.logged).toEqual([
    {
      level: 'error',
      mail: 1,
      reason: 'EENVELOPE RCPT TO 550',
      msg: 'A mail was refused for good.',
    },
  ]);
});

test('a mail that the server denies us leaves once it does not, or is given up after five days', async () => {
  let isDenied = true;
  const { port, received } = await mailServer({ onRecipient: () => (isDenied ? 530 : undefined) });
  for (const [id, attempts] of [
    [1, 0],
    [2, 638],
    [3, 639],
  ] as const) {
    await put();
    await world.database.updateTable('outbox').set({ attempts }).where('id', '=', id).execute();
  }
  expect(await deliverDue(port)).toBe(3);
  expect(await left()).toEqual([[null, null, 'refused'], waiting, waiting]);
  const reason = 'EENVELOPE RCPT TO 530';
  const denied = (mail: number) => ({
    level: 'error',
    mail,
    reason,
    nextAttemptAt: expect.any(String),
    msg: 'The mail server takes no mails from us, or not this one; it is tried again.',
  });
  expect(world.logged).toEqual([
    denied(1),
    denied(2),
    { level: 'error', mail: 3, reason, msg: 'A mail was refused for good.' },
  ]);
  isDenied = false;
  world.pass(maxDelayMs);
  expect(await deliverDue(port)).toBe(2);
  expect(received.length).toBe(2);
});

test('a mail that was accepted, and could not be recorded, goes out again as the same mail', async () => {
  const { schema } = world.database;
  const onMail = async () => {
    if (received.length === 1) await schema.alterTable('outbox').renameTo('outbox_away').execute();
    return undefined;
  };
  const { port, received } = await mailServer({ onMail });
  await put();
  await expect(deliverDue(port)).rejects.toThrow('relation "outbox" does not exist');
  await schema.alterTable('outbox_away').renameTo('outbox').execute();
  expect(await left()).toEqual([waiting]);
  expect(await deliverDue(port)).toBe(0);
  world.pass(maxDelayMs);
  expect(await deliverDue(port)).toBe(1);
  const [id] = messageIds(received);
  expect(id).toMatch(/^<[\da-f-]{36}@books\.example>$/);
  expect(messageIds(received)).toEqual([id, id]);
  expect(await left()).toEqual([delivered]);
});

test('of several servers on one database each mail is sent by one', async () => {
  const servers = await Promise.all([1, 2, 3].map(() => secondServer()));
  const { port, received } = await mailServer();
  const count = 60;
  for (let mail = 0; mail < count; mail += 1) await put();
  const attempts = await Promise.all(
    servers.flatMap(database => [deliverDue(port, database), deliverDue(port, database)]),
  );
  expect(attempts.reduce((sum, one) => sum + one)).toBe(count);
  expect(received.length).toBe(count);
  expect(new Set(messageIds(received)).size).toBe(count);
  expect(await left()).toEqual(Array.from({ length: count }, () => delivered));
});

/** PGlite belongs to one process, whose parts share it. */
async function secondServer(): Promise<Database> {
  if (world.config.data.kind === 'pglite') return world.database;
  const { database, close } = await openDatabase(world.config.data);
  closings.push(close);
  return database;
}

describe('a link', () => {
  test.each([
    ['reset-password', 1 * hour],
    ['verify-email', 8 * hour],
  ] as const)('for %s is not sent when it works no longer', async (purpose, lifetime) => {
    const { port, received } = await mailServer();
    const memberId = await world.member();
    const link = { memberId, purpose, siteOrigin: 'https://books.example' };
    await mailLink(world.database, { ...link, now: world.now() });
    world.pass(1);
    await mailLink(world.database, { ...link, now: world.now() });
    world.pass(lifetime - 1);
    expect(await deliverDue(port)).toBe(2);
    expect(received.length).toBe(1);
    expect(await left()).toEqual([delivered, [null, null, 'expired']]);
    expect(world.logged).toEqual([
      { level: 'info', mail: 1, msg: 'A mail was not sent: what it says has expired.' },
    ]);
  });

  test('goes before mails that have waited for longer, the one that ends first at first', async () => {
    const { port, received } = await mailServer();
    for (const [subject, lifetime] of [
      ['notice', undefined],
      ['lives long', 8 * hour],
      ['lives shortly', hour],
    ] as const) {
      const [sentAt, expiresAt] = [world.now(), new Date(world.now().getTime() + (lifetime ?? 0))];
      const mail = { to, subject, text, sentAt };
      await putMail(world.database, lifetime === undefined ? mail : { ...mail, expiresAt });
      world.pass(minute);
    }
    expect(await deliverDue(port)).toBe(3);
    const order = received.map(({ headers }) => headers['subject']);
    expect(order).toEqual(['lives shortly', 'lives long', 'notice']);
  });
});

test('the log has neither address nor text of a mail', async () => {
  const onMail = async () => [451, 'cut' as const, 554][received.length - 1];
  const { port, received } = await mailServer({ onMail });
  await put();
  await put(world.database, new Date(world.now().getTime() + 1));
  await deliverDue(await freePort());
  world.pass(maxDelayMs);
  for (const _ of [1, 2, 3]) {
    await deliverDue(port);
    world.pass(maxDelayMs);
  }
  const postponed = (mail: number, reason: string) => ({
    level: 'error',
    mail,
    reason,
    nextAttemptAt: expect.stringMatching(/^2026-05-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    msg: 'A mail could not be delivered, and is tried again.',
  });
  // Sorted, because chance decides which of the two comes first when both are due again.
  const entries = world.logged.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  expect(entries).toEqual([
    postponed(1, 'ECONNECTION CONN'),
    postponed(1, 'EMESSAGE DATA 451'),
    { level: 'error', mail: 1, reason: 'EMESSAGE DATA 554', msg: 'A mail was refused for good.' },
    postponed(1, 'ESOCKET CONN'),
    postponed(2, 'ESOCKET CONN'),
    { level: 'info', mail: 2, msg: 'A mail was not sent: what it says has expired.' },
  ]);
});

describe('a delivery that has started', () => {
  test('sends at once when it is woken', async () => {
    const { port, received } = await mailServer();
    const { wake, stop } = delivery(port, { round: hour });
    for (const count of [1, 2]) {
      await put();
      wake();
      await expect.poll(() => received.length).toBe(count);
    }
    await stop();
    expect(await left()).toEqual([delivered, delivered]);
  });

  test('finds by itself what others have left', async () => {
    const { port, received } = await mailServer();
    await put();
    delivery(port, { round: 1 });
    await expect.poll(() => received.length).toBe(1);
    await put();
    await expect.poll(() => received.length).toBe(2);
  });

  test('is not held up by a mail that takes long', async () => {
    const { promise: rest, resolve: release } = Promise.withResolvers<undefined>();
    const { port, received } = await mailServer({
      onMail: async ({ headers }) => (headers['subject'] === 'slow' ? rest : undefined),
    });
    const { wake, stop } = delivery(port, { round: hour });
    await putMail(world.database, { to, subject: 'slow', text, sentAt: world.now() });
    wake();
    await expect.poll(() => received.length).toBe(1);
    await put();
    wake();
    await expect.poll(left).toEqual([delivered, waiting]);
    release(undefined);
    await stop();
    expect(await left()).toEqual([delivered, delivered]);
  });

  test('is not held up by mails that hang, and holds no more than twenty connections', async () => {
    const { promise: rest, resolve: release } = Promise.withResolvers<undefined>();
    let [hanging, mostHanging] = [0, 0];
    const onMail = async ({ headers }: Received) => {
      if (headers['subject'] !== 'hangs') return undefined;
      hanging += 1;
      mostHanging = Math.max(mostHanging, hanging);
      await rest;
      hanging -= 1;
      return undefined;
    };
    const { port, received } = await mailServer({ onMail });
    const { wake, stop } = delivery(port, { round: hour, slowAfter: 1, patience: hour });
    const putHanging = async (count: number) => {
      const mail = { to, subject: 'hangs', text, sentAt: world.now() };
      for (let index = 0; index < count; index += 1) await putMail(world.database, mail);
      wake();
    };
    await putHanging(6);
    await expect.poll(() => hanging).toBe(6);
    await put();
    wake();
    await expect.poll(() => received.at(-1)?.headers['subject']).toBe('Subject');
    await putHanging(24);
    await expect.poll(() => hanging).toBe(20);
    release(undefined);
    await expect.poll(() => received.length).toBe(31);
    await stop();
    expect(mostHanging).toBe(20);
    expect(await left()).toEqual(Array.from({ length: 31 }, () => delivered));
  });

  test('goes on after the database has failed it', async () => {
    const { port, received } = await mailServer();
    const { schema } = world.database;
    await put();
    await schema.alterTable('outbox').renameTo('outbox_away').execute();
    delivery(port, { round: 1 });
    await expect
      .poll(() => world.logged.map(({ msg }) => msg))
      .toContain('The outbox could not be worked on.');
    await schema.alterTable('outbox_away').renameTo('outbox').execute();
    await expect.poll(() => received.length).toBe(1);
  });

  test('ends the mail that is under way when it stops, and begins no other', async () => {
    const { promise: rest, resolve: release } = Promise.withResolvers<undefined>();
    const { port, received } = await mailServer({ onMail: () => rest });
    const { wake, stop } = delivery(port, { round: hour, patience: hour });
    await put();
    wake();
    await expect.poll(() => received.length).toBe(1);
    const stopped = stop();
    await put();
    wake();
    release(undefined);
    await stopped;
    expect(await left()).toEqual([waiting, delivered]);
  });

  test('cuts off what takes too long when it stops, and leaves it for later', async () => {
    const answers = [new Promise<undefined>(() => {}), Promise.resolve(undefined)];
    const { port, received } = await mailServer({
      onMail: async () => answers[received.length - 1],
    });
    const { wake, stop } = delivery(port, { round: hour, patience: 0 });
    await put();
    wake();
    await expect.poll(() => received.length).toBe(1);
    await stop();
    expect(await left()).toEqual([waiting]);
    world.pass(15_000);
    await deliverDue(port);
    const [id] = messageIds(received);
    expect(messageIds(received)).toEqual([id, id]);
    expect(await left()).toEqual([delivered]);
  });
});

describe('a mail leaves at once', () => {
  async function serverThatMails() {
    const { port, received } = await mailServer();
    const { wake } = delivery(port, { round: hour });
    const config = { ...world.config, mailbox: '/mailbox' };
    const app = createApp({ config, database: world.database, now: world.now, wakeDelivery: wake });
    closings.push(() => app.close());
    return { app, received };
  }

  test('when a password has been changed', async () => {
    const { app, received } = await serverThatMails();
    const token = await world.token(await world.member('Zoë Member'), 'reset-password');
    const payload = { newPassword: 'nine yellow lanterns', token };
    const url = '/api/user/reset-password';
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    await expect.poll(() => received.length).toBe(1);
    const [mail] = received;
    expect(mail?.headers['subject']).toBe('Your password has been changed');
    expect(mail?.text).toBe(
      'Hello \u2068Zoë Member\u2069,\n\n' +
        'your password for the neighbourhood book exchange has just been changed, and you have ' +
        'been signed out everywhere. Sign in with the new one:\n\n' +
        'http://127.0.0.1:3000/home/sign-in\n\n' +
        'If it wasn’t you, somebody else can read your email. Change the password of your mailbox ' +
        'first, then ask us for a new link.',
    );
  });
});

function nameOf({ mail, reason }: Record<string, unknown>): string {
  return JSON.stringify([mail, reason]);
}
