/** An answer as a stranger's browser gets it over HTTPS. */
export interface Seen {
  headers: Record<string, string | undefined>;
  body: string;
}

type Points = Record<string, number>;

/**
 * Points by rule, after the table of the HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Its own package, 1.4.8,
 * does not know the opener and embedder policies yet. Where the table tells many bad cases apart,
 * all count as the worst of them here.
 *
 * All rules but two are computed from the answer. Those two are for the proxy that ends TLS before the
 * backend to fulfil: "redirection" (HTTP leads to HTTPS on the same host), and of
 * "strict-transport-security" that the header arrives over HTTPS with a valid certificate. Neither
 * gives points; that a domain is on the preload list would give 5, and is not counted.
 */
export function pointsOf({ headers, body }: Seen): Points {
  const policy = directivesOf(headers['content-security-policy']);
  return {
    'content-security-policy': ofPolicy(policy),
    cookies: ofCookies(headers['set-cookie']),
    'cross-origin-embedder-policy': ofValue(headers['cross-origin-embedder-policy'], {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
    'cross-origin-opener-policy': ofValue(headers['cross-origin-opener-policy'], {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'noopener-allow-popups': 10,
      'unsafe-none': 0,
    }),
    'cross-origin-resource-policy': ofValue(headers['cross-origin-resource-policy'], {
      'same-origin': 10,
      'same-site': 10,
      'cross-origin': 0,
    }),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    redirection: 0,
    'referrer-policy': ofReferrer(headers['referrer-policy']),
    'strict-transport-security': ofTransport(headers['strict-transport-security']),
    'subresource-integrity': ofScripts(headers['content-type'], body),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': policy?.has('frame-ancestors') ? 5 : -20,
  };
}

/** Penalties come first: what is given counts only where they leave 90 points. */
export function scoreOf(points: Points): number {
  const all = Object.values(points);
  const bare = sum([100, ...all.filter(point => point < 0)]);
  return Math.max(0, bare >= 90 ? sum([100, ...all]) : bare);
}

/** Undefined where there is no policy, or where it says something twice. */
function directivesOf(text: string | undefined): Map<string, string[]> | undefined {
  const directives = (text ?? '')
    .split(';')
    .map(part => part.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]));
  return policy.size > 0 && policy.size === directives.length ? policy : undefined;
}

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;

function ofPolicy(policy: Map<string, string[]> | undefined): number {
  if (!policy) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isUnsafe = (source: string) =>
    broad.test(source) || ["'unsafe-inline'", "'unsafe-eval'", 'data:'].includes(source);
  const all = [...policy.values()].flat();
  if (sourcesOf('script-src').some(isUnsafe)) return -20;
  if (sourcesOf('object-src').some(source => broad.test(source))) return -20;
  if (all.some(source => /^(http|ftp):/.test(source))) return -20;
  if (sourcesOf('style-src').some(isUnsafe)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function ofCookies(cookie: string | undefined): number {
  if (!cookie) return 0;
  const isSafe = [/; *secure/i, /; *httponly/i, /; *samesite=(strict|lax)/i].every(flag =>
    flag.test(cookie),
  );
  return isSafe ? 5 : -40;
}

function ofValue(value: string | undefined, points: Points): number {
  return value === undefined ? 0 : (points[value] ?? -5);
}

function ofReferrer(value: string | undefined): number {
  return ofValue(value, {
    'no-referrer': 5,
    'same-origin': 5,
    'strict-origin': 5,
    'strict-origin-when-cross-origin': 5,
  });
}

const sixMonths = 15_552_000;

function ofTransport(value = ''): number {
  const [, seconds] = /^max-age=(\d+)/.exec(value) ?? [];
  if (!seconds) return -20;
  return Number(seconds) < sixMonths ? -10 : 0;
}

/** What is from elsewhere needs a hash; what is our own gets points for it. */
function ofScripts(type = '', body: string): number {
  if (!type.startsWith('text/html')) return 0;
  const tags = body.match(/<script\b[^>]* src=[^>]*>/g) ?? [];
  const hasHash = (tag: string) => / integrity="sha(256|384|512)-/.test(tag);
  if (tags.some(tag => / src="(\/\/|[a-z]+:)/.test(tag) && !hasHash(tag))) return -50;
  return tags.length > 0 && tags.every(hasHash) ? 5 : 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
