import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pseudonym } from '../limits/pseudonyms.ts';

/*
 * The token that a page of the site reads from its cookie and sends back with every change. Of a
 * session it is an HMAC of the session's id; a guest's belongs to a random value that it begins with
 * (OWASP, Cross-Site Request Forgery Prevention Cheat Sheet, 'Signed Double-Submit Cookie').
 */

/** Undefined for a guest. */
type SessionId = string | undefined;

/** A token against XSRF for a session, or for a guest, bound to a random value. */
export function xsrfTokenFor(session: SessionId, pseudonym: Pseudonym): string {
  return session === undefined
    ? guestToken(randomBytes(16).toString('base64url'), pseudonym)
    : pseudonym(`xsrf of session ${session}`);
}

/** Whether a token against XSRF is that of a session, or one of a guest; compared in constant time. */
export function isXsrfTokenOf(session: SessionId, token: string, pseudonym: Pseudonym): boolean {
  const expected =
    session === undefined
      ? guestToken(token.split('.')[0] ?? '', pseudonym)
      : xsrfTokenFor(session, pseudonym);
  const [one, other] = [Buffer.from(token), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function guestToken(random: string, pseudonym: Pseudonym): string {
  return `${random}.${pseudonym(`xsrf of a guest ${random}`)}`;
}
