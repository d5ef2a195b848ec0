import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Cookies } from '../ground/caller.ts';
import { isLoopback } from '../ground/config.ts';
import { isForwarded } from '../limits/forwarded.ts';

const xsrfName = 'XSRF-TOKEN';

/** In seconds: the longest that browsers keep a cookie (RFC 6265bis, 5.5). */
const maxAgeSeconds = 400 * 24 * 60 * 60;

type Where = Deps;

/** A session under a plain name counts on the own machine alone. */
export function cookiesOf(request: FastifyRequest, where: Where): Cookies {
  const { cookie } = request.headers;
  const nameOf = names(request, where);
  // Who goes by `openapi.yaml` alone sends the name that stands there.
  const sessions = [nameOf('session'), '__Host-session'].flatMap(name => cookiesIn(cookie, name));
  return {
    session: sessions[0],
    xsrf: cookiesIn(cookie, xsrfName),
    device: cookiesIn(cookie, nameOf('device'))[0],
  };
}

/** The zone that the browser has noted, by IANA, or UTC. */
export function zoneOf({ headers }: FastifyRequest): string {
  const [zone = ''] = cookiesIn(headers.cookie, 'zone');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Values of `Set-Cookie` for the browser that makes a request. */
export function cookieWriter(request: FastifyRequest, where: Where) {
  const nameOf = names(request, where);
  const rest = `Path=/; SameSite=Lax${isOfThisMachine(request, where) ? '' : '; Secure'}`;
  const lifetime = where.config.sessionLifetime.absolute / 1000;
  return {
    session: (token: string) =>
      `${nameOf('session')}=${token}; ${rest}; HttpOnly; Max-Age=${lifetime}`,
    noSession: `${nameOf('session')}=; ${rest}; HttpOnly; Max-Age=0`,
    /** The page reads it, and sends it back. */
    xsrf: (token: string) => `${xsrfName}=${token}; ${rest}; Max-Age=${lifetime}`,
    device: (value: string) =>
      `${nameOf('device')}=${value}; ${rest}; HttpOnly; Max-Age=${maxAgeSeconds}`,
  };
}

/**
 * Browsers send a cookie to every port of a host, so a site with a port has names of its own. With the
 * prefix `__Host-` none can be set for a parent domain (RFC 6265bis, 4.1.3.2).
 */
function names(request: FastifyRequest, where: Where) {
  const isPlain = isOfThisMachine(request, where);
  const { protocol, port } = new URL(where.siteOrigin());
  // Behind a proxy, several servers of one site may listen on deps that no browser knows.
  const suffix = port && (isPlain || protocol === 'https:') ? `-${port}` : '';
  return (name: 'session' | 'device') => `${isPlain ? '' : '__Host-'}${name}${suffix}`;
}

/**
 * Plain http on the own machine, where WebKit keeps no cookie that is `Secure`. Everywhere else a
 * session crosses networks, and so does without TLS not begin: a browser drops the cookie.
 */
function isOfThisMachine(
  { protocol, hostname, headers }: FastifyRequest,
  { siteOrigin, config }: Where,
): boolean {
  const isHere = protocol === 'http' && isLoopback(hostname) && !isForwarded(headers);
  return isHere && siteOrigin().startsWith('http:') && !config.isProduction;
}

/**
 * The values of a cookie in a `Cookie` header. Only the spaces that browsers write are dropped: other
 * white space belongs to a name, which then lacks its prefix, and which a subdomain could set.
 */
function cookiesIn(header = '', name: string): string[] {
  return header
    .split(';')
    .map(pair => pair.replace(/^ +/, ''))
    .filter(pair => pair.startsWith(`${name}=`))
    .map(pair => pair.slice(name.length + 1));
}
