import type { FastifyRequest } from 'fastify';
import { cookieIn, sessionCookies } from '../../session-cookie.ts';
import { isLoopback } from '../operation/config.ts';
import type { Ports } from '../ports.ts';

const [secureName, plainName] = sessionCookies;
const xsrfName = 'XSRF-TOKEN';
const deviceNames = ['__Host-device', 'device'] as const;

/** In seconds: the longest that browsers keep a cookie (RFC 6265bis, 5.5). */
const longest = 400 * 24 * 60 * 60;

/** What a browser has sent along. */
export interface Cookies {
  /** The token of its session. */
  session: string | undefined;
  xsrf: string | undefined;
  /** Marks a browser in which a member has signed in before. */
  device: string | undefined;
}

/** A session under the plain name counts on the own machine alone. */
export function cookiesOf(request: FastifyRequest, ports: Pick<Ports, 'siteOrigin'>): Cookies {
  const { cookie } = request.headers;
  const isPlain = isOfThisMachine(request, ports);
  return {
    session: (isPlain && cookieIn(cookie, plainName)) || cookieIn(cookie, secureName),
    xsrf: cookieIn(cookie, xsrfName),
    device: cookieIn(cookie, isPlain ? deviceNames[1] : deviceNames[0]),
  };
}

/** Values of `Set-Cookie` for the browser that makes a request. */
export function cookieWriter(
  request: FastifyRequest,
  { siteOrigin, config }: Pick<Ports, 'siteOrigin' | 'config'>,
) {
  const isPlain = isOfThisMachine(request, { siteOrigin });
  const rest = `Path=/; SameSite=Lax${isPlain ? '' : '; Secure'}`;
  const name = isPlain ? plainName : secureName;
  const lifetime = config.sessionLifetime.absolute / 1000;
  return {
    session: (token: string) => `${name}=${token}; ${rest}; HttpOnly; Max-Age=${lifetime}`,
    noSession: `${name}=; ${rest}; HttpOnly; Max-Age=0`,
    /** The page reads it, and sends it back. */
    xsrf: (token: string) => `${xsrfName}=${token}; ${rest}; Max-Age=${lifetime}`,
    device: (value: string) =>
      `${isPlain ? deviceNames[1] : deviceNames[0]}=${value}; ${rest}; HttpOnly; Max-Age=${longest}`,
  };
}

/**
 * Plain http on the own machine, where WebKit keeps no cookie that is `Secure`. Everywhere else a
 * session crosses networks, and so does without TLS not begin: a browser drops the cookie.
 */
function isOfThisMachine(
  { protocol, hostname }: FastifyRequest,
  { siteOrigin }: Pick<Ports, 'siteOrigin'>,
): boolean {
  return protocol === 'http' && isLoopback(hostname) && siteOrigin().startsWith('http:');
}
