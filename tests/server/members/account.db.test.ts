import { beforeEach, describe, expect, test } from 'vitest';
import { linksIn } from '../../../src/server/mail/mails.ts';
import { type Browser, openBrowser, visit } from '../kit/browser.ts';
import { confirmed } from '../kit/neighbour.ts';
import { hash, password } from '../kit/password.ts';
import { hour, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ rateLimit: 1000 });

const sent = {
  status: 202,
  body: { message: 'We’ve sent you an email. Open the link in it to join.', success: true },
  cookies: [],
};
const mailSent = {
  status: 202,
  body: {
    message: 'If this address has joined, an email is on its way. Check your inbox.',
    success: true,
  },
  cookies: [],
};
const addressRefused = {
  status: 422,
  body: {
    message: 'We can’t send email to this address.',
    error: true,
    code: 'values refused',
    faults: [
      {
        field: 'email',
        message:
          'We can’t send email to this address. Check that it’s right and complete, such as name@example.org.',
      },
    ],
  },
  cookies: [],
};
/** What is said of a password stands at its field. */
function refusedAt(field: string, code: string, message: string) {
  const body = { message, error: true, code, faults: [{ field, message }] };
  return { status: 422, body, cookies: [] };
}

const tooShort = ['password refused', 'The password must have 6 to 50 characters.'] as const;
const tooCommon = [
  'password common',
  'This password is too common. Three random words work well.',
] as const;
const passwordRefused = refusedAt('password', ...tooShort);
const passwordCommon = refusedAt('password', ...tooCommon);

const confirm = 'Confirm your email address';
const already = 'You’re already a member';
const choose = 'Choose a new password';

let browser: Browser;
let email: string;
let count = 0;
beforeEach(async () => {
  await world.clear('outbox');
  browser = await visit(world);
  count += 1;
  email = `neighbour-${count}@book-exchange.example`;
});

function join(more: object = {}, { ask } = browser) {
  const payload = { name: 'Neighbour', email, password, acceptsTerms: true, ...more };
  return ask('POST', '/api/user', { payload });
}

/** The oldest first. */
async function mails() {
  const rows = await world.database
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, subject, text }) => ({
    recipient,
    subject,
    links: linksIn(text ?? ''),
  }));
}

/** Opens the first link of a mail to confirm an address. */
async function open(mail: Awaited<ReturnType<typeof mails>>[number] | undefined) {
  const { search } = new URL(mail?.links[0] ?? '');
  const { body } = await browser.ask('GET', `/api/user/verify-email${search}`);
  return body.message;
}

const verified = 'Your email address is verified.';
const notValid = 'This verification link isn’t valid.';

function membersAt(address: string) {
  return world.database
    .selectFrom('members')
    .select(['name', 'email_verified_at as confirmedAt'])
    .where('email', '=', address)
    .execute();
}

describe('who joins', () => {
  test('becomes a member by the link of the mail', async () => {
    expect(await join({ name: ' Anna\u0007 ', email: ` ${email.toUpperCase()}` })).toEqual(sent);
    expect((await browser.signIn(email, password)).body.code).toBe('sign-in refused');
    const [mail, ...others] = await mails();
    expect([mail?.recipient, mail?.subject, others]).toEqual([email, confirm, []]);
    expect(await open(mail)).toBe(verified);
    const { status, body } = await browser.signIn(email, password);
    expect([status, body.member.name, body.member.email]).toEqual([200, 'Anna', email]);
  });

  test.each([
    ['short', passwordRefused],
    ['a'.repeat(1001), passwordRefused],
    ['password1', passwordCommon],
  ])('with the password %.9s is refused, and gets no mail', async (refused, answer) => {
    expect(await join({ password: refused })).toEqual(answer);
    expect([await mails(), await membersAt(email)]).toEqual([[], []]);
  });

  test('without the terms, a name or an address is refused', async () => {
    for (const lack of [{ acceptsTerms: false }, { name: ' ' }, { email: '' }]) {
      expect((await join(lack)).status).toBe(400);
    }
  });

  test('fifty times at the same time makes one member, and gets three mails', async () => {
    const browsers = Array.from({ length: 50 }, () => openBrowser(world));
    for (const { open } of browsers) await open();
    const answers = await Promise.all(browsers.map(one => join({}, one)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => sent));
    const links = await mails();
    expect(links).toHaveLength(3);
    const opened = await Promise.all(links.map(open));
    expect(opened.filter(message => message !== notValid)).toEqual([verified]);
    expect(await membersAt(email)).toEqual([{ name: 'Neighbour', confirmedAt: world.now() }]);
  });

  test('ahead of the holder of the address does not get in', async () => {
    await join({ name: 'Stranger', password: 'ten green bottles' });
    await join({ name: 'Holder' });
    const [ofStranger, ofHolder] = await mails();
    expect(await open(ofHolder)).toBe(verified);
    expect(await open(ofStranger)).toBe(notValid);
    expect((await browser.signIn(email, 'ten green bottles')).status).toBe(401);
    expect((await browser.signIn(email, password)).body.member.name).toBe('Holder');
  });
});

describe('a known, an unconfirmed and an unknown address get the same answer, and different mails,', () => {
  const mail = (subject: string) => [{ subject }];
  test.each([
    ['joining', '/api/user', sent, [already, confirm, confirm]],
    ['asking for another link', '/api/user/send-verification-link', mailSent, [already, confirm]],
    ['forgetting the password', '/api/user/forgot-password', mailSent, [choose, confirm]],
  ])('when %s', async (_, url, answer, subjects) => {
    const addresses = ['known', 'unconfirmed', 'unknown'].map(name => `${name}-${email}`);
    const [known = '', unconfirmed = ''] = addresses;
    await confirmed(world, { email: known });
    await join({ email: unconfirmed });
    await world.clear('outbox');
    for (const address of addresses) {
      const payload = { name: 'Anna', email: address, password, acceptsTerms: true };
      expect(await browser.ask('POST', url, { payload })).toEqual(answer);
    }
    const written = await mails();
    expect(written).toMatchObject(subjects.flatMap(mail));
    expect(written.map(({ recipient }) => recipient)).toEqual(addresses.slice(0, subjects.length));
  });
});

function forget(address = email) {
  const payload = { email: address };
  return browser.ask('POST', '/api/user/forgot-password', { payload });
}

function askAgain(address = email) {
  const payload = { email: address };
  return browser.ask('POST', '/api/user/send-verification-link', { payload });
}

test('an unknown address is not answered sooner than a mail is written', async () => {
  const start = performance.now();
  await forget();
  expect(performance.now() - start).toBeGreaterThan(45);
});

test('a link that is sent again makes the latest join the member', async () => {
  await join({ name: 'First', password: 'ten green bottles' });
  world.pass(1);
  await join({ name: 'Second' });
  await askAgain();
  expect(await open((await mails()).at(-1))).toBe(verified);
  expect(await membersAt(email)).toEqual([{ name: 'Second', confirmedAt: world.now() }]);
});

test('one address gets three mails an hour, by all calls together', async () => {
  await confirmed(world, { email });
  for (let round = 0; round < 2; round += 1) {
    await join();
    await askAgain();
    await forget();
  }
  expect((await mails()).map(({ subject }) => subject)).toEqual([already, already, choose]);
  world.pass(hour - 1);
  await forget();
  expect(await mails()).toHaveLength(3);
  world.pass(1);
  await forget();
  expect(await mails()).toHaveLength(4);
});

test('an address to which no mail can be sent is refused at once, and nothing is written', async () => {
  for (const address of [
    'a b@c.example',
    'x@y,z.example',
    'two@a.example, three@b.example',
    'no address',
    'one\0@a.example',
    'a@b@c.example',
    'anna@books',
    `${'a'.repeat(65)}@books.example`,
    `${'a'.repeat(1000)}@books.example`,
  ]) {
    expect(await join({ email: address })).toEqual(addressRefused);
    expect(await forget(address)).toEqual(addressRefused);
    expect(await askAgain(address)).toEqual(addressRefused);
    expect([await mails(), await membersAt(address.replace('\0', ''))]).toEqual([[], []]);
  }
});

test('an address that no mail can reach is refused also where a member has it', async () => {
  await confirmed(world, { email: 'anna@books' });
  expect(await join({ email: 'anna@books' })).toEqual(addressRefused);
  expect(await forget(' Anna@Books ')).toEqual(addressRefused);
  expect(await mails()).toEqual([]);
});

describe('a member who changes the password', () => {
  const newPassword = 'seven blue kites';
  const changed = {
    status: 200,
    body: {
      message: 'Your password has been changed. Your other devices are signed out.',
      success: true,
    },
    cookies: [],
  };
  const wrong = refusedAt('password', 'password wrong', 'Your current password isn’t right.');
  const change = (payload: object) => browser.ask('PUT', '/api/user/password', { payload });
  let id: string;
  beforeEach(async () => {
    ({ id } = await confirmed(world, { email }));
    await browser.signIn(email, password);
  });

  test('stays signed in there alone, and hears of it by mail', async () => {
    const other = await visit(world);
    await other.signIn(email, password);
    expect(await change({ password, newPassword })).toEqual(changed);
    expect((await browser.open()).status).toBe(200);
    expect((await other.open()).status).toBe(401);
    expect((await other.signIn(email, password)).status).toBe(401);
    expect((await other.signIn(email, newPassword)).status).toBe(200);
    expect(await mails()).toEqual([
      {
        recipient: email,
        subject: 'Your password has been changed',
        links: ['http://127.0.0.1:3000/home/sign-in'],
      },
    ]);
  });

  test.each([
    ['not knowing the present one', { password: 'wrong', newPassword }, wrong],
    [
      'to one of five characters',
      { password, newPassword: 'short' },
      refusedAt('newPassword', ...tooShort),
    ],
    [
      'to a common one',
      { password, newPassword: 'password1' },
      refusedAt('newPassword', ...tooCommon),
    ],
    [
      'to the one that it is',
      { password, newPassword: password },
      refusedAt(
        'newPassword',
        'password refused',
        'That’s your password already. Choose another one.',
      ),
    ],
  ])('%s changes nothing', async (_, asked, answer) => {
    expect(await change(asked)).toEqual(answer);
    const { password_hash } = await world.database
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([password_hash, await mails()]).toEqual([hash, []]);
  });

  test('twice at the same time has one new password', async () => {
    const both = [newPassword, 'eight red kites'].map(one =>
      change({ password, newPassword: one }),
    );
    const answers = await Promise.all(both);
    expect(answers).toContainEqual(changed);
    expect(answers).toContainEqual(wrong);
  });

  test('cannot be robbed of it by guesses with a stolen cookie, from wherever they come', async () => {
    await change({ password: 'wrong', newPassword });
    const { numUpdatedRows } = await world.database
      .updateTable('rate_limits')
      .set({ attempts: world.config.rateLimit })
      .where('key', '=', world.pseudonym(`own password token ${id}`))
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    expect((await change({ password, newPassword })).status).toBe(429);
  });
});
