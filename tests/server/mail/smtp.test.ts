import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import type { Smtp } from '../../../src/server/ground/smtp-settings.ts';
import type { ClaimedMail } from '../../../src/server/mail/outbox.ts';
import { smtpSender } from '../../../src/server/mail/smtp.ts';
import { freePort } from '../../kit/free-port.ts';
import { certificateFor } from '../kit/certificate.ts';
import { account, startMailServer } from '../kit/mail-server.ts';
import { startRefusingServer } from '../kit/refusing-server.ts';
import '../kit/long-timeouts.ts';

/** To Linux this is the own machine; to us it is not known to be. */
const elsewhere = '0.0.0.0';
const certificates = {
  elsewhere: await certificateFor(elsewhere),
  another: await certificateFor('192.0.2.1'),
};
const usualAuthorities = getCACertificates();
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  setDefaultCACertificates(usualAuthorities);
});

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function mailServer(behaviour: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(behaviour);
  closings.push(server.close);
  return server;
}

function send(settings: Partial<Smtp> & { port: number }, mail: Partial<ClaimedMail> = {}) {
  const from = { name: 'Book Exchange', address: 'hello@books.example' };
  const server = { host: '127.0.0.1', secure: false, auth: undefined, from };
  return smtpSender({ ...server, ...settings })(
    {
      id: 1,
      to: 'member@book-exchange.example',
      subject: 'Choose a new password',
      text: 'Hello Member One',
      messageId: '7f3b7f57-3d0c-4b39-9b7e-0d7f8e2b1a11',
      expiresAt: null,
      unsubscribe: null,
      calendar: null,
      replyTo: null,
      attempts: 1,
      ...mail,
    },
    new AbortController().signal,
  );
}

test('a mail says what it is, and is nothing but text', async () => {
  const { port, received } = await mailServer();
  expect(await send({ port })).toEqual({ outcome: 'delivered' });
  expect(received).toEqual([
    {
      from: 'hello@books.example',
      to: ['member@book-exchange.example'],
      headers: {
        'auto-submitted': 'auto-generated',
        'content-transfer-encoding': '7bit',
        'content-type': 'text/plain; charset=utf-8',
        date: expect.any(String),
        from: 'Book Exchange <hello@books.example>',
        'message-id': '<7f3b7f57-3d0c-4b39-9b7e-0d7f8e2b1a11@books.example>',
        'mime-version': '1.0',
        subject: 'Choose a new password',
        to: 'member@book-exchange.example',
      },
      text: 'Hello Member One',
    },
  ]);
});

test('what is answered to a mail goes to the address that is set for it, or to who has written it', async () => {
  const { port, received } = await mailServer();
  expect(await send({ port, replyTo: 'street@books.example' })).toEqual({ outcome: 'delivered' });
  expect(received[0]?.headers).toMatchObject({ 'reply-to': 'street@books.example' });
  const usual = { port, replyTo: 'street@books.example' };
  expect(await send(usual, { replyTo: 'visitor@mail.example' })).toEqual({ outcome: 'delivered' });
  expect(received[1]?.headers).toMatchObject({ 'reply-to': 'visitor@mail.example' });
});

test('a meeting comes as a file that calendars read', async () => {
  const { port, received } = await mailServer();
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
  expect(await send({ port }, { calendar })).toEqual({ outcome: 'delivered' });
  const [mail] = received;
  expect(mail?.headers['content-type']).toMatch(/^multipart\/mixed/);
  expect(mail?.text).toContain('Hello Member One');
  const [, file = ''] =
    /Content-Type: text\/calendar; charset=utf-8; name=meeting\.ics[^]*filename=meeting\.ics\s+(\S+)/.exec(
      mail?.text ?? '',
    ) ?? [];
  expect(Buffer.from(file, 'base64').toString()).toBe(calendar);
});

test('a mail on notices says where one click ends such mails', async () => {
  const { port, received } = await mailServer();
  const unsubscribe = `https://books.example/unsubscribe?token=${'a'.repeat(120)}`;
  expect(await send({ port }, { unsubscribe })).toEqual({ outcome: 'delivered' });
  expect(received[0]?.headers).toMatchObject({
    'list-unsubscribe': `<${unsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

describe('nothing that a member can write adds a header or a recipient:', () => {
  const plainNames =
    'auto-submitted content-transfer-encoding content-type date from message-id mime-version subject to'.split(
      ' ',
    );

  test.each([
    'Hello\r\nBcc: other@books.example',
    'Hello\nBcc: other@books.example\n\nanother text',
    `${'long '.repeat(50)}\r\n Bcc: other@books.example`,
  ])('the subject %j', async subject => {
    const { port, received } = await mailServer();
    expect(await send({ port }, { subject })).toEqual({ outcome: 'delivered' });
    expect(
      received.map(({ to, headers, text }) => [to, Object.keys(headers).toSorted(), text]),
    ).toEqual([[['member@book-exchange.example'], plainNames, 'Hello Member One']]);
  });

  test.each([
    'member@books.example\r\nBcc: other@books.example',
    'member@books.example\nRCPT TO:<other@books.example>',
    'member@books.example,other@books.example',
    'member@books.example> NOTIFY=NEVER',
    'Member <member@books.example>',
    '"other@books.example" member@books.example',
    'member@books.example\u2028other@books.example',
    '',
  ])('the recipient %j', async to => {
    const { port, received, commands } = await mailServer();
    expect(await send({ port }, { to })).toEqual({ outcome: 'refused', reason: 'not one address' });
    expect([received, commands]).toEqual([[], []]);
  });

  test.each(['zoë@books.example', "o'neil+books@xn--bcher-kva.example", '用户@例子.example'])(
    'the recipient %j',
    async to => {
      const { port, received } = await mailServer();
      expect(await send({ port }, { to })).toEqual({ outcome: 'delivered' });
      expect(received.map(mail => [mail.to.length, Object.keys(mail.headers).toSorted()])).toEqual([
        [1, plainNames],
      ]);
    },
  );
});

describe('a password', () => {
  test('is shown to a server on this machine', async () => {
    const { port, received, commands } = await mailServer();
    expect(await send({ port, auth: account })).toEqual({ outcome: 'delivered' });
    expect(commands).toEqual([`AUTH ${account.user} ${account.pass}`, 'MAIL']);
    expect(received.length).toBe(1);
  });

  const ways = [
    ['STARTTLS', false],
    ['smtps', true],
  ] as const;
  const withTls = (secure: boolean, certificate: keyof typeof certificates) =>
    mailServer({
      options: {
        secure,
        disabledCommands: [],
        allowInsecureAuth: false,
        ...certificates[certificate],
      },
    });
  const sendElsewhere = async ({ port, received, commands }: MailServer, secure: boolean) => {
    const answer = await send({ host: elsewhere, port, secure, auth: account });
    return { answer, received, commands };
  };
  const nothingSaid = {
    answer: { outcome: 'postponed', reason: expect.stringMatching(/^(ETLS|ESOCKET)/) },
    received: [],
    commands: [],
  };

  test.each(ways)('crosses %s to another machine that has one for its name', async (_, secure) => {
    setDefaultCACertificates([certificates.elsewhere.cert]);
    const { answer, received } = await sendElsewhere(await withTls(secure, 'elsewhere'), secure);
    expect(answer).toEqual({ outcome: 'delivered' });
    expect(received.length).toBe(1);
  });

  test.each(ways)('and a mail never reach one that has one for another (%s)', async (_, secure) => {
    setDefaultCACertificates([certificates.another.cert]);
    expect(await sendElsewhere(await withTls(secure, 'another'), secure)).toEqual(nothingSaid);
  });

  test.each(ways)('and a mail never reach one that signed its own (%s)', async (_, secure) => {
    expect(await sendElsewhere(await withTls(secure, 'elsewhere'), secure)).toEqual(nothingSaid);
  });

  test('and a mail never reach one that has no TLS', async () => {
    expect(await sendElsewhere(await mailServer(), false)).toEqual(nothingSaid);
  });

  test('that is not right is a fault of the settings, which does not end the mail', async () => {
    const { port, received } = await mailServer();
    expect(await send({ port, auth: { ...account, pass: 'wrong' } })).toEqual({
      outcome: 'postponed',
      reason: 'EAUTH AUTH PLAIN 535',
    });
    expect(received).toEqual([]);
  });
});

describe('the answer', () => {
  test.each([
    [450, 'postponed'],
    [550, 'refused'],
    [553, 'refused'],
  ])('%i to a recipient: %s', async (code, outcome) => {
    const { port } = await mailServer({ onRecipient: () => code });
    expect(await send({ port })).toEqual({ outcome, reason: `EENVELOPE RCPT TO ${code}` });
  });

  test.each([
    [451, 'postponed'],
    [554, 'refused'],
  ])('%i to a text: %s', async (code, outcome) => {
    const { port } = await mailServer({ onMail: async () => code });
    expect(await send({ port })).toEqual({ outcome, reason: `EMESSAGE DATA ${code}` });
  });

  test.each([
    // Of the mail.
    [
      'RCPT',
      '550 5.1.1 <member@relay.example>: Recipient address rejected: User unknown',
      'refused',
    ],
    ['RCPT', '550 5.1.1 <a@b.example>: User unknown in relay recipient table', 'refused'],
    ['RCPT', '550 <a@b.example>: User unknown in relay recipient table', 'refused'],
    ['RCPT', '550 relay@books.example: no such user here', 'refused'],
    ['RCPT', '550 5.4.1 Recipient address rejected: Access denied.', 'refused'],
    ['RCPT', '550 5.1.10 The recipient takes no mail', 'refused'],
    ['RCPT', '550 5.2.1 Mailbox disabled, not accepting messages', 'refused'],
    ['RCPT', '551 User not local', 'refused'],
    ['RCPT', '553 mailbox name not allowed', 'refused'],
    [
      'RCPT',
      '550-5.1.1 The mailbox does not exist.\r\n550 5.1.1 Look for typing errors.',
      'refused',
    ],
    ['DATA', '554 5.5.1 Error: no valid recipients', 'refused'],
    ['.', '552 5.3.4 Message too large', 'refused'],
    ['.', '552 Message size exceeds fixed limit', 'refused'],
    ['.', '554 5.6.0 Message content rejected', 'refused'],
    // Of us.
    ['RCPT', '554 5.7.1 <a@b.example>: Relay access denied', 'denied'],
    ['RCPT', '550 5.7.64 TenantAttribution; Relay Access Denied', 'denied'],
    ['RCPT', '550 relay not permitted', 'denied'],
    ['RCPT', '550 Relaying denied', 'denied'],
    ['RCPT', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'denied'],
    ['RCPT', '550 Delivery is not allowed to this address', 'denied'],
    ['RCPT', '550-Please sign in first.\r\n550 5.7.1 Authentication required', 'denied'],
    ['RCPT', '550-This server does not\r\n550 relay for you', 'denied'],
    ['RCPT', '530 5.5.1 Authentication Required', 'denied'],
    ['RCPT', '535 no', 'denied'],
    ['RCPT', '550 5.5.1 Authentication is required for relay', 'denied'],
    ['RCPT', '550 5.0.0 Access denied', 'denied'],
    ['RCPT', '553 5.1.8 <hello@books.example>: Sender address rejected', 'denied'],
    ['RCPT', '554 5.3.5 Local configuration error', 'denied'],
    ['RCPT', '554 Your network is blocked', 'denied'],
    ['DATA', '554 5.7.0 Your account may not send', 'denied'],
    ['.', '550 5.7.26 This mail is unauthenticated', 'denied'],
    ['.', '554 Message rejected: Email address is not verified.', 'denied'],
    // Before a recipient was named.
    ['greeting', '554 5.7.1 No mails from here', 'postponed'],
    ['MAIL', '550 5.1.1 No mails of this sender', 'postponed'],
    // Not for good.
    ['RCPT', '450 4.7.1 Relay access denied for now', 'postponed'],
    ['RCPT', '503 5.5.1 Authenticate first', 'postponed'],
  ])('after %s %j: %s', async (command, answer, outcome) => {
    const { port, close } = await startRefusingServer(command, answer);
    closings.push(close);
    expect(await send({ port })).toEqual({ outcome, reason: expect.any(String) });
  });

  test('none at all: postponed', async () => {
    const { port } = await mailServer({ onMail: async () => 'cut' });
    expect(await send({ port })).toEqual({ outcome: 'postponed', reason: 'ECONNECTION CONN' });
    expect(await send({ port: await freePort() })).toEqual({
      outcome: 'postponed',
      reason: 'ESOCKET CONN',
    });
  });
});
