import { describe, expect, test } from 'vitest';
import { days } from '../../../src/exchange/request-timers.ts';
import { readConfig } from '../../../src/server/ground/config.ts';

const secretKey = 'a key of more than thirty-two characters';

const day = 24 * 60 * 60_000;

describe('the settings', () => {
  test('are private and complete where nothing is set', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      sessionLifetime: { idle: 30 * day, absolute: 90 * day },
      isProduction: false,
      sharePort: false,
      data: { kind: 'pglite', folder: '.data' },
      dataFolder: '.data',
      siteOrigin: undefined,
      siteFolder: 'build/site',
      mailbox: expect.stringMatching(/^\/mailbox\/[\w-]{22}$/),
      smtp: undefined,
      contactEmail: 'hello@book-exchange.example',
      timeZone,
      currency: 'EUR',
      providerStates: false,
      secretKey: undefined,
      rateLimit: 30,
      requestDays: days,
      logLevel: 'error',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      closingPause: 0,
      trustedProxies: [],
    });
  });

  test('are taken from the environment', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '0.0.0.0',
        SHARE_PORT: 'on',
        DATABASE_URL: 'postgresql://exchange@db.example/exchange?sslmode=verify-full',
        SITE_ORIGIN: 'https://books.example',
        SITE_FOLDER: '/srv/site',
        MAILBOX: 'off',
        SMTP_URL: 'smtps://books:secret@mail.example',
        MAIL_FROM: 'Book Exchange <hello@books.example>',
        CONTACT_EMAIL: 'street@books.de',
        TIME_ZONE: 'Europe/Berlin',
        CURRENCY: 'CHF',
        SECRET_KEY: secretKey,
        RATE_LIMIT: '5',
        LOG_LEVEL: 'silent',
        METRICS_PORT: '9100',
        METRICS_HOST: '10.0.0.2',
        CLOSING_PAUSE: '10',
        SESSION_IDLE_DAYS: '7',
        SESSION_DAYS: '14',
        REQUEST_DAYS: 'the owner is reminded=3, no answer=5.5',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      }),
    ).toEqual({
      port: 0,
      host: '0.0.0.0',
      sessionLifetime: { idle: 7 * day, absolute: 14 * day },
      requestDays: { ...days, 'the owner is reminded': 3, 'no answer': 5.5 },
      isProduction: false,
      sharePort: true,
      data: {
        kind: 'postgresql',
        url: 'postgresql://exchange@db.example/exchange?sslmode=verify-full',
      },
      dataFolder: '.data',
      siteOrigin: 'https://books.example',
      siteFolder: '/srv/site',
      mailbox: undefined,
      smtp: {
        host: 'mail.example',
        port: 465,
        secure: true,
        auth: { user: 'books', pass: 'secret' },
        from: { name: 'Book Exchange', address: 'hello@books.example' },
        replyTo: 'street@books.de',
      },
      contactEmail: 'street@books.de',
      timeZone: 'Europe/Berlin',
      currency: 'CHF',
      providerStates: false,
      secretKey,
      rateLimit: 5,
      logLevel: 'silent',
      metricsPort: 9100,
      metricsHost: '10.0.0.2',
      closingPause: 10_000,
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
  });

  test('let a server end two seconds later where a proxy has to hear of it', () => {
    expect(readConfig({ NODE_ENV: 'production' }).closingPause).toBe(2000);
    expect(readConfig({ TRUSTED_PROXIES: '127.0.0.1' }).closingPause).toBe(2000);
    expect(readConfig({ NODE_ENV: 'production', CLOSING_PAUSE: '0' }).closingPause).toBe(0);
  });

  test.each(['no answer=2', 'no answer=0', 'no reply=5', 'no answer', 'no answer=2.5,'])(
    'let a reminder come a day before a clock decides, and refuse %j',
    REQUEST_DAYS => {
      expect(() => readConfig({ REQUEST_DAYS })).toThrow('REQUEST_DAYS must be numbers');
    },
  );

  test('let nobody answer a mail to the address of the example', () => {
    const mailing = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'hello@books.example' };
    const { smtp } = readConfig({ ...mailing, SITE_ORIGIN: 'http://localhost' });
    expect(smtp?.replyTo).toBe(undefined);
  });

  const privately = [{}, { HOST: '::1' }, { SITE_ORIGIN: 'http://localhost:5173' }];
  const publicly = [
    { HOST: '0.0.0.0' },
    { HOST: '127.0.0.1.example' },
    { SITE_ORIGIN: 'https://books.example' },
    { NODE_ENV: 'production' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    {
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'hello@books.example',
      SITE_ORIGIN: 'http://localhost',
    },
  ];

  test.each([
    ...privately.map(environment => [environment, true] as const),
    ...publicly.map(environment => [environment, false] as const),
    [{ MAILBOX: 'off' }, false] as const,
  ])('%j: the mailbox is open: %s', (environment, open) => {
    expect(readConfig(environment).mailbox !== undefined).toBe(open);
  });

  const refusalOf = (name: string) =>
    new Error(
      'The settings are not right:\n' +
        `- ${name} must be off where the server is there for others: with a HOST or SITE_ORIGIN ` +
        'that is not of this machine alone, with TRUSTED_PROXIES or SMTP_URL, or where NODE_ENV is ' +
        'production.',
    );

  test.each(publicly)('%j: states can never be changed', environment => {
    expect(() => readConfig({ ...environment, PROVIDER_STATES: 'on' })).toThrow(
      refusalOf('PROVIDER_STATES'),
    );
    expect(readConfig({ ...environment, PROVIDER_STATES: 'off' }).providerStates).toBe(false);
  });

  test.each([
    'postgresql://exchange@localhost/exchange',
    'postgresql://exchange@127.0.0.1:5432/exchange',
    'postgresql:///exchange?host=/var/run/postgresql',
    'postgresql://exchange@db.example/exchange?sslmode=verify-full',
  ])('%s is safe from others', DATABASE_URL => {
    expect(readConfig({ DATABASE_URL }).data).toEqual({ kind: 'postgresql', url: DATABASE_URL });
  });

  test.each([
    'postgresql://exchange@db.example/exchange',
    'postgresql://exchange@db.example/exchange?sslmode=no-verify',
    'postgresql://exchange@db.example/exchange?sslmode=verify-full&sslmode=disable',
    'postgresql://exchange@localhost/exchange?host=db.example',
  ])('%s is refused without TLS that is verified', DATABASE_URL => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      'DATABASE_URL must say sslmode=verify-full where PostgreSQL is on another machine',
    );
  });

  test('a host in PGHOST is refused without TLS that is verified', () => {
    const asked = { DATABASE_URL: 'postgresql:///exchange', PGHOST: 'db.example' };
    expect(() => readConfig(asked)).toThrow('DATABASE_URL must say sslmode=verify-full');
    expect(readConfig({ ...asked, PGHOST: 'localhost' }).data.kind).toBe('postgresql');
  });

  test.each([
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT must be a whole number from 1 to 1000000.'],
    [{ TIME_ZONE: 'Berlin' }, 'TIME_ZONE must be a time zone by IANA such as Europe/Berlin.'],
    [{ TIME_ZONE: '+02:00' }, 'TIME_ZONE must be a time zone by IANA such as Europe/Berlin.'],
    [{ CURRENCY: 'Euro' }, 'CURRENCY must be a currency by ISO 4217 such as EUR.'],
    [
      { CONTACT_EMAIL: 'a@b.example, c@d.example' },
      'CONTACT_EMAIL must be an address such as hello@books.example.',
    ],
    [{ MAILBOX: 'yes' }, 'MAILBOX must be on or off.'],
    [
      { SITE_ORIGIN: 'https://books.example/path' },
      'SITE_ORIGIN must be an origin such as https://books.example, without a path.',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@db' },
      'DATABASE_URL must be an address such as postgresql://user@host/database.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas.',
    ],
    [
      { SHARE_PORT: 'on' },
      'SHARE_PORT needs a DATABASE_URL: servers on one port must have the same data.',
    ],
    [
      { SMTP_URL: 'smtp://localhost', SITE_ORIGIN: 'http://localhost' },
      'MAIL_FROM must be set where SMTP_URL is.',
    ],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@books.example' },
      'SITE_ORIGIN must be set where SMTP_URL is: the links in mails begin with it.',
    ],
    [
      {
        SMTP_URL: 'smtp://localhost',
        MAIL_FROM: 'a@books.example',
        SITE_ORIGIN: 'http://books.example',
      },
      'SITE_ORIGIN must be an address of https where SMTP_URL is: links are secrets.',
    ],
    [{ SECRET_KEY: 'too short' }, 'SECRET_KEY must be at least 32 characters.'],
    [
      { NODE_ENV: 'production', DATABASE_URL: 'postgresql://exchange@localhost/exchange' },
      'SECRET_KEY must be set where DATABASE_URL is: servers share counts by it.',
    ],
  ])('%j is refused', (environment, fault) => {
    expect(() => readConfig(environment)).toThrow(
      new Error(`The settings are not right:\n- ${fault}`),
    );
  });
});
