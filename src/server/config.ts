import { isIP } from 'node:net';
import { join } from 'node:path';
import { StartFault } from './start-fault.ts';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  data:
    | { kind: 'postgresql'; url: string }
    /** Without a folder the data lives in memory, and ends with the process. */
    | { kind: 'pglite'; folder: string | undefined };
  /** What the links in mails begin with; undefined means the address that was bound. */
  siteOrigin: string | undefined;
  /** Undefined means that this server answers the API only. */
  siteFolder: string | undefined;
  mailbox: boolean;
  providerStates: boolean;
  /** Attempts per address, operation and 15 minutes. */
  rateLimit: number;
  /** Addresses whose word is taken for who the visitor is (`X-Forwarded-For`). */
  trustedProxies: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws one `StartFault` that names every setting that is not right. */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const read = <Value>(name: string, fallback: Value, parse: Parse<Value>): Value => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const parsed = parse(text);
    if (parsed !== undefined) return parsed.value;
    faults.push(`${name} must be ${parse.expected}.`);
    return fallback;
  };

  const inProduction = env['NODE_ENV'] === 'production';
  const host = read('HOST', '127.0.0.1', anyText);
  const siteOrigin = read<string | undefined>('SITE_ORIGIN', undefined, origin);
  const databaseUrl = read<string | undefined>('DATABASE_URL', undefined, postgresqlUrl);
  const dataFolder = read('DATA_FOLDER', '.data', anyText);
  const siteFolder = read('SITE_FOLDER', join('build', 'site'), anyText);
  // A mailbox shows working links to whoever can open it: a public one is only ever asked for.
  const isPrivate = isLoopback(host) && !inProduction && isLoopbackOrigin(siteOrigin);
  const config: Config = {
    port: read('PORT', 3000, wholeNumber(0, 65_535)),
    host,
    data: databaseUrl
      ? { kind: 'postgresql', url: databaseUrl }
      : { kind: 'pglite', folder: dataFolder === 'memory' ? undefined : dataFolder },
    siteOrigin,
    siteFolder: siteFolder === 'none' ? undefined : siteFolder,
    mailbox: read('MAILBOX', isPrivate, onOrOff),
    providerStates: read('PROVIDER_STATES', false, onOrOff),
    rateLimit: read('RATE_LIMIT', 30, wholeNumber(1, 1_000_000)),
    trustedProxies: read('TRUSTED_PROXIES', [], addresses),
  };
  if (config.providerStates && inProduction) {
    faults.push('PROVIDER_STATES must be off where NODE_ENV is production.');
  }
  if (faults.length > 0) {
    throw new StartFault(['The settings are not right:', ...faults].join('\n- '));
  }
  return config;
}

/** The names by which a machine reaches nobody but itself. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

interface Parse<Value> {
  (text: string): { value: Value } | undefined;
  expected: string;
}

function expecting<Value>(
  expected: string,
  parse: (text: string) => { value: Value } | undefined,
): Parse<Value> {
  return Object.assign(parse, { expected });
}

const anyText = expecting('some text', value => ({ value }));

const onOrOff = expecting('on or off', text =>
  text === 'on' || text === 'off' ? { value: text === 'on' } : undefined,
);

const wholeNumber = (min: number, max: number) =>
  expecting(`a whole number from ${min} to ${max}`, text => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max ? { value } : undefined;
  });

const origin = expecting('an origin such as https://books.example, without a path', text => {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.href === `${url.origin}/` ? { value: url.origin } : undefined;
});

/** The address may hold a password, so no message repeats it. */
const postgresqlUrl = expecting('an address such as postgresql://user@host/database', text =>
  /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? { value: text } : undefined,
);

const addresses = expecting('addresses or networks such as 10.0.0.0/8, with commas', text => {
  const value = text.split(',').map(address => address.trim());
  return value.every(isNetwork) ? { value } : undefined;
});

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopback(new URL(origin).hostname);
}
