import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { createMetrics } from '../../../src/server/ground/metrics.ts';
import { claimMail, endMail, mails, putMail } from '../../../src/server/mail/outbox.ts';
import { openBrowser } from '../kit/browser.ts';
import { deleteAccount, neighbour } from '../kit/neighbour.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const contactEmail = 'hello@book-exchange.example';
const email = 'visitor@mail.example';
const text = 'Can I put up books in two languages?';
const thanks = 'Thank you. Your message is on its way, and we’ll answer by email.';

const world = await worldOfFile({ mailbox: '/mailbox' });
beforeEach(async () => {
  await world.clear('rate_limits', 'outbox');
});

async function openPage(app = world.app) {
  const browser = openBrowser({ app });
  const { body: form } = await browser.ask('GET', '/api/contact');
  const write = (more: object = {}) =>
    browser.ask('POST', '/api/contact', { payload: { topic: 'question', text, email, ...more } });
  return { browser, form, write };
}

test('a text becomes a mail to the team, whose answer goes to who wrote it', async () => {
  const { form, write } = await openPage();
  expect(form).toEqual({ isOpen: true });
  const { status, body } = await write({
    email: ' visitor@mail.example ',
    text: ' Two?\r\nOr three? ',
  });
  expect([status, body]).toEqual([202, { message: thanks, success: true }]);
  const [mail, ...others] = await mails(world.database);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: contactEmail,
    replyTo: email,
    subject: 'Written on the contact page: A question',
    text: expect.stringMatching(
      /^\u2068visitor@mail\.example\u2069 wrote .*:\n\nTwo\?\nOr three\?\n\n/,
    ),
  });
});

test('the form of a member has the own address', async () => {
  const member = await neighbour(world);
  expect(await member.ask('GET', '/api/contact')).toMatchObject({
    status: 200,
    body: { isOpen: true, email: member.email },
  });
});

const unreachable = expect.stringMatching(/^We can’t send email/);

test.each<[object, string, unknown]>([
  [{ text: 'x'.repeat(9) }, 'text', 'Please use at least 10 characters.'],
  [{ text: `${'x'.repeat(9)}\u200B\u2060` }, 'text', 'Please use at least 10 characters.'],
  [{ text: 'x'.repeat(2001) }, 'text', 'Please use at most 2000 characters.'],
  [{ email: 'visitor' }, 'email', unreachable],
  [{ email: 'visitor@mail' }, 'email', unreachable],
  [{ email: 'one@mail.example,two@mail.example' }, 'email', unreachable],
])('refuses %j at its field', async (more, field, message) => {
  const { write } = await openPage();
  const { status, body } = await write(more);
  expect([status, body.faults]).toEqual([422, [{ field, message }]]);
  expect(await mails(world.database)).toEqual([]);
});

test.each(['\r\nBcc: all@mail.example', '\nBcc: all@mail.example', '\0', ' <all@mail.example>'])(
  'no header comes in by an address that ends with %j',
  async more => {
    const { write } = await openPage();
    const { status } = await write({ email: email + more });
    expect([400, 422]).toContain(status);
    expect(await mails(world.database)).toEqual([]);
  },
);

test('what fills in the field that people do not see is answered like a success, dropped and counted', async () => {
  const metrics = createMetrics();
  const { config, database, now } = world;
  const app = createApp({ config, database, now, metrics });
  const { write } = await openPage(app);
  const { status, body } = await write({ subject: 'Cheap books' });
  expect([status, body]).toEqual([202, { message: thanks, success: true }]);
  expect(await mails(database)).toEqual([]);
  const { payload } = await metrics.app.inject('/metrics');
  expect(payload).toContain('book_exchange_refused_total{limit="bots"} 1\n');
  await Promise.all([app.close(), metrics.app.close()]);
});

test('three a day of one address, and of one network, are taken', async () => {
  const [one, other] = [await openPage(), await openPage()];
  for (let count = 0; count < 3; count += 1) expect((await one.write()).status).toBe(202);
  const fourth = await one.write({ email: 'another@mail.example' });
  expect([fourth.status, fourth.body.message]).toEqual([
    429,
    'You’ve written to us a few times today. You can again in 24 hours, or send us an email.',
  ]);
  expect((await other.write({ email: 'VISITOR@mail.example' })).status).toBe(429);
  expect((await other.write({ email: 'another@mail.example' })).status).toBe(202);
  world.pass(24 * hour);
  expect((await one.write()).status).toBe(202);
});

test('after a hundred of all in a day the form is closed', async () => {
  for (let count = 0; count < 100; count += 1) {
    const { write } = await openPage();
    expect((await write({ email: `${count}@mail.example` })).status).toBe(202);
  }
  const { form, write } = await openPage();
  expect(form).toEqual({ isOpen: false });
  const { status, body } = await write();
  expect([status, body.message]).toEqual([
    429,
    'The form isn’t open right now. Please send us an email instead.',
  ]);
  world.pass(24 * hour);
  expect((await openPage()).form).toEqual({ isOpen: true });
});

test('the form is closed while nobody reads what it sends', async () => {
  const { config, database, now } = world;
  const app = createApp({ config: { ...config, mailbox: undefined }, database, now });
  const closed = await openPage(app);
  expect([closed.form, (await closed.write()).status]).toEqual([{ isOpen: false }, 429]);
  await app.close();
  const own = { ...config, mailbox: undefined, contactEmail: 'us@books.org' };
  const real = createApp({ config: own, database, now });
  const open = await openPage(real);
  expect([open.form, (await open.write()).status]).toEqual([{ isOpen: true }, 202]);
  expect((await mails(database)).map(({ to }) => to)).toEqual(['us@books.org']);
  await real.close();
});

test('it leaves after the mails to members, and is forgotten with them', async () => {
  const { write } = await openPage();
  await write();
  world.pass(1000);
  const { database, now } = world;
  const letter = { subject: 'Hello', text: 'A member waits for it.' };
  await putMail(database, { ...letter, to: 'member@mail.example', sentAt: now() });
  const until = new Date(now().getTime() + hour);
  const claimed = [
    await claimMail(database, { now: now(), until }),
    await claimMail(database, { now: now(), until }),
  ];
  expect(claimed.map(mail => [mail?.to, mail?.replyTo])).toEqual([
    ['member@mail.example', null],
    [contactEmail, email],
  ]);
  if (claimed[1]) await endMail(database, claimed[1], 'delivered');
  const [, ended] = await mails(database);
  expect(ended).toMatchObject({ to: null, replyTo: null, text: null });
});

test('who leaves takes along what waits with the own address', async () => {
  const member = await neighbour(world);
  await member.ask('POST', '/api/contact', {
    payload: { topic: 'account', text, email: member.email },
  });
  expect(await mails(world.database)).toHaveLength(1);
  const { status } = await deleteAccount(member);
  const written = (await mails(world.database)).filter(({ replyTo }) => replyTo !== null);
  expect([status, written]).toEqual([200, []]);
});
