/**
 * The names under which a browser may hold a session: over TLS, and on this machine without it. A
 * name with the prefix `__Host-` cannot be set for a parent domain (RFC 6265bis, 4.1.3.2).
 */
export const sessionCookies = ['__Host-session', 'session'] as const;

/** Whether a `Cookie` header has a session, whatever it is worth. */
export function hasSession(cookies = ''): boolean {
  const pairs = cookies.split(';').map(pair => pair.trim());
  return sessionCookies.some(name => pairs.some(pair => pair.startsWith(`${name}=`)));
}
