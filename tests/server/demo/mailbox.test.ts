import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { seed } from '../../../src/server/demo/seed.ts';
import { readConfig } from '../../../src/server/ground/config.ts';
import { putMail } from '../../../src/server/mail/outbox.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ mailbox: '/mailbox', siteOrigin: 'http://books.example' });
beforeEach(async () => {
  await world.clear('members', 'outbox');
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function press(path: string, member: string, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams({ member }).toString();
  const { statusCode, headers: answered } = await world.app.inject({
    method: 'POST',
    url: `/mailbox/${path}`,
    headers: { ...form, ...headers },
    payload,
  });
  return [statusCode, answered.location];
}

async function mails() {
  return (await world.app.inject('/mailbox.json')).json();
}

test.each([
  ['reset-password', '/reset-password', 'Choose a new password', 'Hello \u2068Member One\u2069,'],
  ['verify-email', '/email-verification', 'Confirm your email address', 'Hello,'],
])('the button for %s mails a fresh link that works', async (path, page, subject, greeting) => {
  const memberId = await world.member('Member One');
  expect(await press(path, memberId)).toEqual([303, '/mailbox']);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toEqual({
    id: expect.any(Number),
    to: expect.stringMatching(/@book-exchange\.example$/),
    replyTo: null,
    subject,
    text: expect.stringMatching(new RegExp(`^${greeting}\n\n`)),
    sentAt: world.now().toISOString(),
    outcome: null,
    links: [expect.stringMatching(new RegExp(`^http://books.example${page}\\?token=[\\w-]{43}$`))],
  });
  expect(mail.text).toContain(`\n\n${mail.links[0]}\n\n`);
  const token = new URL(mail.links[0]).searchParams.get('token') ?? '';
  const { statusCode } =
    path === 'verify-email'
      ? await world.app.inject({ url: '/api/user/verify-email', query: { token } })
      : await world.app.inject({
          method: 'POST',
          url: '/api/user/reset-password',
          payload: { token, newPassword: 'nine yellow lanterns' },
        });
  expect(statusCode).toBe(200);
});

describe('the page', () => {
  test('is not stored or indexed, and runs no script', async () => {
    const { headers, body } = await world.app.inject('/mailbox');
    const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect([
      headers['content-type'],
      headers['content-security-policy'],
      headers['cache-control'],
      headers['referrer-policy'],
      headers['x-robots-tag'],
    ]).toEqual([
      'text/html; charset=utf-8',
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; ` +
        "frame-ancestors 'none'",
      'no-store',
      'no-referrer',
      'noindex, nofollow',
    ]);
  });

  test('shows the mails first, and says which password no longer holds', async () => {
    const now = world.now();
    await seed({ ...world, siteOrigin: () => 'http://books.example', now: () => now });
    await world.database
      .updateTable('members')
      .set({ password_hash: 'another' })
      .where('name', '=', 'Member Two')
      .execute();
    const { body } = await world.app.inject('/mailbox');
    expect(body.indexOf('id="mails"')).toBeLessThan(body.indexOf('id="members"'));
    expect(body.match(/>Password: nine yellow lanterns</g)).toHaveLength(3);
    expect(body).toContain('newcomer@book-exchange.example, not confirmed yet<');
    expect(body.match(/<s>nine yellow lanterns<\/s> no longer works/g)).toHaveLength(1);
  });

  test('shows a link as a link, and everything else as text', async () => {
    await world.member('<script>alert(1)</script>');
    await putMail(world.database, {
      to: '"<b>"@book-exchange.example',
      subject: '<i>Subject</i>',
      text: 'before <img> http://books.example/?a=1&b="><script> after',
      sentAt: world.now(),
    });
    const { body } = await world.app.inject('/mailbox');
    expect(body).toContain(
      'before &#60;img&#62; <a href="http://books.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;">' +
        'http://books.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;</a> after',
    );
    expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(body).toContain('To &#34;&#60;b&#62;&#34;@book-exchange.example');
    expect(body).toContain('&#60;i&#62;Subject&#60;/i&#62;');
    expect(body).not.toMatch(/<(script|img|b|i)\b/);
  });
});

describe('a button', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
    [{ 'Sec-Fetch-Site': 'none' }, 303],
    [{ Host: 'localhost:3000', Origin: 'http://localhost:3000' }, 303],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ Host: 'localhost:3000', Origin: 'http://localhost:4000' }, 403],
    [{ Host: 'localhost:3000', Origin: 'null' }, 403],
  ])('pressed with %j is answered with %i', async (headers, status) => {
    const [answered] = await press('verify-email', await world.member(), headers);
    expect(answered).toBe(status);
    expect((await mails()).length).toBe(status === 303 ? 1 : 0);
  });

  test.each(['', 'nobody', '00000000-0000-4000-8000-000000000000'])(
    'for the unknown member %j is refused',
    async member => {
      expect(await press('verify-email', member)).toEqual([400, undefined]);
      expect(await mails()).toEqual([]);
    },
  );
});

test.each(['/mailbox', '/mailbox.json'])(
  '%s does not answer to a foreign name for this machine',
  async url => {
    const { statusCode } = await world.app.inject({ url, headers: { Host: 'rebound.example' } });
    expect(statusCode).toBe(403);
  },
);

describe('behind a proxy', () => {
  test.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Real-IP',
    'CF-Connecting-IP',
    'X-Envoy-External-Address',
  ])('that sends %s it does not answer', async name => {
    const { statusCode } = await world.app.inject({
      url: '/mailbox',
      headers: { [name]: '127.0.0.1' },
    });
    expect(statusCode).toBe(403);
  });

  test.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1'])(
    'or to another machine (%s) it does not answer',
    async remoteAddress => {
      const { statusCode } = await world.app.inject({ url: '/mailbox', remoteAddress });
      expect(statusCode).toBe(403);
    },
  );

  test('that says nothing of itself it is found only by its secret', async () => {
    const { mailbox } = readConfig({});
    const app = createApp({ config: { ...world.config, mailbox }, database: world.database });
    const statuses = new Map<string, number>();
    for (const url of ['/mailbox', '/mailbox.json', '/mailbox/', '/mailbox/any', mailbox ?? '']) {
      statuses.set(url, (await app.inject(url)).statusCode);
    }
    await world.member();
    const { body } = await app.inject(mailbox ?? '');
    await app.close();
    expect([...statuses.values()]).toEqual([404, 404, 404, 404, 200]);
    expect(body).toContain(`action="${mailbox}/verify-email"`);
  });
});

test('what it refuses leaves a line with its cause, and without an address', async () => {
  const { app, logged, pseudonym } = world;
  logged.length = 0;
  const local = 'http://localhost:4000';
  await app.inject({ url: '/mailbox', remoteAddress: '192.0.2.1' });
  await app.inject({ url: '/mailbox', headers: { Via: '1.1 proxy' } });
  await app.inject({ url: '/mailbox', headers: { Host: 'rebound.example' } });
  await app.inject({ method: 'POST', url: '/mailbox/verify-email', headers: { Origin: local } });
  const refused = (cause: string, address = '127.0.0.1') => ({
    level: 'info',
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    cause,
    client: pseudonym(`client ${address}`),
    msg: 'A foreign request was refused.',
  });
  expect(logged).toEqual([
    refused('another machine', '192.0.2.1'),
    refused('a proxy'),
    refused('another name'),
    refused('another site'),
  ]);
});

test('a mailbox that is off is not there', async () => {
  const config = { ...world.config, mailbox: undefined };
  const app = createApp({ config, database: world.database });
  const statuses = [
    (await app.inject('/mailbox')).statusCode,
    (await app.inject('/mailbox.json')).statusCode,
    (await app.inject({ method: 'POST', url: '/mailbox/verify-email' })).statusCode,
  ];
  await app.close();
  expect(statuses).toEqual([404, 404, 404]);
});
