import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  currency,
  type Environment,
  exampleContact,
  expecting,
  onOrOff,
  origin,
  readEnvironment,
} from '../../environment.ts';
import { dayMs, type Days, days, decisive, isTimer } from '../../exchange/request-timers.ts';
import { type LogLevel, logLevels } from './log.ts';
import { isNetwork, isWide } from './networks.ts';
import { withSecretsOfFiles } from './secret-files.ts';
import { contact, isExample, sender, type Smtp, smtpUrl } from './smtp-settings.ts';
import { timeZone, zoneOfMachine } from './time-zone.ts';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Whether other servers on the same data may listen there, too: the system gives each its turn. */
  sharePort: boolean;
  data:
    /** At `listenUrl` notifications arrive, see `listen.ts`. */
    | { kind: 'postgresql'; url: string; listenUrl?: string | undefined }
    /** Without a folder the data lives in memory, and ends with the process. */
    | { kind: 'pglite'; folder: string | undefined };
  /** Where a server keeps files of its own, on PostgreSQL, too; undefined means that it keeps none. */
  dataFolder: string | undefined;
  /** What the links in mails begin with; undefined means the address that was bound. */
  siteOrigin: string | undefined;
  /** Undefined means that this server answers the API only. */
  siteFolder: string | undefined;
  /** Its path, with a secret that is another one after each start; undefined means that there is none. */
  mailbox: string | undefined;
  /** Undefined means that no mail leaves this machine. */
  smtp: Smtp | undefined;
  /** Whom visitors write to; the address that the site was built with. */
  contactEmail: string;
  /** By IANA, of the times in mails, and of the day of daily ones. */
  timeZone: string;
  /** By ISO 4217, of the prices in mails. */
  currency: string;
  providerStates: boolean;
  /** The key of the pseudonyms, see `pseudonyms.ts`; undefined means that the server makes one. */
  secretKey: string | undefined;
  /** Attempts per operation and 15 minutes, of one address and with one token or email address. */
  rateLimit: number;
  /** In milliseconds: after so long without a call, and after so long in all, a session has ended. */
  sessionLifetime: { idle: number; absolute: number };
  /** How long the timers of requests run. */
  requestDays: Days;
  logLevel: LogLevel;
  /** Where the metrics are to be had; undefined means nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** In milliseconds, for which a server that is to end goes on answering. */
  closingPause: number;
  /** Whether it is there for others, who reach it over TLS alone. */
  isProduction: boolean;
  /** Addresses whose word is taken for who the visitor is (`X-Forwarded-For`). */
  trustedProxies: string[];
}

/** Throws one `EnvironmentFault` that names every setting that is not right. */
export function readConfig(environment: Environment): Config {
  const known = withSecretsOfFiles(environment);
  return readEnvironment(known, ({ read, refuse }) => {
    const {
      databaseUrl,
      listenUrl,
      folder,
      siteFolder,
      smtpServer,
      from,
      nodeEnv,
      closingSeconds,
      idleDays,
      absoluteDays,
      ...settings
    } = {
      port: read('PORT', wholeNumber(0, 65_535), 3000),
      host: read('HOST', anyText, '127.0.0.1'),
      sharePort: read('SHARE_PORT', onOrOff, false),
      databaseUrl: read('DATABASE_URL', postgresqlUrl, undefined),
      listenUrl: read('LISTEN_URL', postgresqlUrl, undefined),
      folder: read('DATA_FOLDER', anyText, '.data'),
      siteOrigin: read('SITE_ORIGIN', origin, undefined),
      siteFolder: read('SITE_FOLDER', anyText, join('build', 'site')),
      mailbox: read('MAILBOX', onOrOff, undefined),
      smtpServer: read('SMTP_URL', smtpUrl, undefined),
      from: read('MAIL_FROM', sender, undefined),
      contactEmail: read('CONTACT_EMAIL', contact, exampleContact),
      timeZone: read('TIME_ZONE', timeZone, zoneOfMachine),
      currency: read('CURRENCY', currency, 'EUR'),
      providerStates: read('PROVIDER_STATES', onOrOff, false),
      secretKey: read('SECRET_KEY', secret, undefined),
      rateLimit: read('RATE_LIMIT', wholeNumber(1, 1_000_000), 30),
      idleDays: read('SESSION_IDLE_DAYS', wholeNumber(1, 400), 30),
      requestDays: read('REQUEST_DAYS', daysOfClocks, days),
      absoluteDays: read('SESSION_DAYS', wholeNumber(1, 400), 90),
      logLevel: read('LOG_LEVEL', logLevel, undefined),
      metricsPort: read('METRICS_PORT', wholeNumber(0, 65_535), undefined),
      metricsHost: read('METRICS_HOST', anyText, '127.0.0.1'),
      closingSeconds: read('CLOSING_PAUSE', wholeNumber(0, 60), undefined),
      trustedProxies: read('TRUSTED_PROXIES', addresses, []),
      nodeEnv: read('NODE_ENV', anyText, ''),
    };
    const isProduction = nodeEnv === 'production';
    if (known['SMTP_URL'] && !known['MAIL_FROM']) {
      refuse('MAIL_FROM must be set where SMTP_URL is.');
    }
    if (smtpServer && !settings.siteOrigin) {
      refuse('SITE_ORIGIN must be set where SMTP_URL is: the links in mails begin with it.');
    }
    if (
      smtpServer &&
      settings.siteOrigin?.startsWith('http:') &&
      !isLoopbackOrigin(settings.siteOrigin)
    ) {
      refuse('SITE_ORIGIN must be an address of https where SMTP_URL is: links are secrets.');
    }
    if (settings.trustedProxies.some(isWide)) {
      refuse(
        'TRUSTED_PROXIES must not name half of the Internet: name the addresses of the proxies, or ' +
          'networks of at most /8 (IPv4) or /7 (IPv6).',
      );
    }
    const unsafe = Object.entries({ DATABASE_URL: databaseUrl, LISTEN_URL: listenUrl }).filter(
      ([, url]) => url && !isSafeFromOthers(new URL(url), known['PGHOST']),
    );
    for (const [name] of unsafe) {
      refuse(
        `${name} must say sslmode=verify-full where PostgreSQL is on another machine: what it ` +
          'keeps must not cross a network in the clear, nor go to a server without a certificate ' +
          'for its name.',
      );
    }
    if (databaseUrl && isProduction && !settings.secretKey) {
      refuse('SECRET_KEY must be set where DATABASE_URL is: servers share counts by it.');
    }
    if (settings.sharePort && !databaseUrl) {
      refuse('SHARE_PORT needs a DATABASE_URL: servers on one port must have the same data.');
    }
    const dataFolder = folder === 'memory' ? undefined : folder;
    const replyTo = isExample(settings.contactEmail) ? undefined : settings.contactEmail;
    const smtp = smtpServer && from && { ...smtpServer, from, replyTo };
    const isPrivate =
      isLoopback(settings.host) &&
      isLoopbackOrigin(settings.siteOrigin) &&
      settings.trustedProxies.length === 0 &&
      smtp === undefined &&
      !isProduction;
    // Such servers stand behind a proxy, which learns of the end from answers and health checks.
    const isServedToOthers = isProduction || settings.trustedProxies.length > 0;
    for (const [name, isOn] of [
      ['PROVIDER_STATES', settings.providerStates],
      ['MAILBOX', settings.mailbox],
    ] as const) {
      if (!isOn || isPrivate) continue;
      refuse(
        `${name} must be off where the server is there for others: with a HOST or SITE_ORIGIN that ` +
          'is not of this machine alone, with TRUSTED_PROXIES or SMTP_URL, or where NODE_ENV is ' +
          'production.',
      );
    }
    return {
      ...settings,
      isProduction,
      smtp,
      data: databaseUrl
        ? { kind: 'postgresql', url: databaseUrl, ...(listenUrl && { listenUrl }) }
        : { kind: 'pglite', folder: dataFolder },
      dataFolder,
      siteFolder: siteFolder === 'none' ? undefined : siteFolder,
      mailbox:
        (settings.mailbox ?? isPrivate)
          ? `/mailbox/${randomBytes(16).toString('base64url')}`
          : undefined,
      sessionLifetime: { idle: idleDays * dayMs, absolute: absoluteDays * dayMs },
      closingPause: 1000 * (closingSeconds ?? (isServedToOthers ? 2 : 0)),
      logLevel: settings.logLevel ?? (isProduction ? 'info' : 'error'),
    };
  });
}

/** The names of the loopback interface. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

const anyText = expecting('some text', value => ({ value }));

const wholeNumber = (min: number, max: number) =>
  expecting(`a whole number from ${min} to ${max}`, text => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? { value } : undefined;
  });

const daysOfClocks = expecting(
  `numbers from 0.1 to 400 such as 'no answer=5, never met=21', where a reminder comes a day or more before`,
  text => {
    const value = { ...days };
    for (const part of text.split(',')) {
      const [, name = '', number] =
        /^\s*([a-z ]+?)\s*=\s*(\d{1,3}(?:\.\d{1,3})?)\s*$/.exec(part) ?? [];
      const count = Number(number);
      if (!isTimer(name) || !(count >= 0.1 && count <= 400)) return undefined;
      value[name] = count;
    }
    const isRight = [...decisive].every(([timer, reminder]) => value[timer] - value[reminder] >= 1);
    return isRight ? { value } : undefined;
  },
);

const logLevel = expecting(`one of ${logLevels.join(', ')}`, text => {
  const value = logLevels.find(level => level === text);
  return value && { value };
});

const secret = expecting('at least 32 characters', text =>
  text.length < 32 ? undefined : { value: text },
);

const postgresqlUrl = expecting('an address such as postgresql://user@host/database', text =>
  /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? { value: text } : undefined,
);

/**
 * A `host` among the parameters takes the place of the one before them, and `PGHOST` that of none
 * (PostgreSQL, 34.1.1.2 and 34.15).
 */
function isSafeFromOthers({ hostname, searchParams }: URL, otherwise = ''): boolean {
  const hosts = [hostname || otherwise, ...searchParams.getAll('host')];
  const isHere = hosts.every(host => host === '' || host.startsWith('/') || isLoopback(host));
  return isHere || searchParams.getAll('sslmode').join() === 'verify-full';
}

const addresses = expecting('addresses or networks such as 10.0.0.0/8, with commas', text => {
  const value = text.split(',').map(address => address.trim());
  return value.every(isNetwork) ? { value } : undefined;
});

function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopback(new URL(origin).hostname);
}
