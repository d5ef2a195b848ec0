/**
 * The names under which a browser may hold a session: over TLS, and on this machine without it. A
 * name with the prefix `__Host-` cannot be set for a parent domain (RFC 6265bis, 4.1.3.2).
 */
export const sessionCookies = ['__Host-session', 'session'] as const;

/** Whether a `Cookie` header names a session, which may have ended. */
export function hasSession(cookies?: string): boolean {
  return sessionCookies.some(name => cookieIn(cookies, name) !== undefined);
}

/**
 * The value of a cookie in a `Cookie` header: the first one with this name. Only the spaces that
 * browsers write are dropped: other white space belongs to a name, which then lacks its prefix, and
 * which a subdomain could set.
 */
export function cookieIn(cookies = '', name: string): string | undefined {
  const pairs = cookies.split(';').map(pair => pair.replace(/^ +/, ''));
  const found = pairs.find(pair => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
