import type { FastifyRequest } from 'fastify';
import type { CallDeps, Deps } from '../deps.ts';
import type { Caller, Change, Credential } from '../ground/caller.ts';
import { visitorOf } from '../limits/clients.ts';
import { foreignness } from '../limits/foreign-request.ts';
import { cookiesOf, cookieWriter } from './cookies.ts';
import { deviceOf } from './device.ts';
import { isOfSuspended, sessionOf } from './sessions.ts';
import { isXsrfTokenOf, xsrfTokenFor } from './xsrf.ts';

/** No session is looked up for an operation that any caller may ask. */
export async function callerOf(
  request: FastifyRequest,
  needs: readonly Credential[],
  deps: CallDeps,
): Promise<Caller> {
  const cookies = cookiesOf(request, deps);
  const { session: token } = cookies;
  const { database, now, config, knownSessions } = deps;
  const presented = needs.length > 0 &&
    token && { token, now: now(), lifetime: config.sessionLifetime };
  const session = presented ? await sessionOf(database, presented) : undefined;
  if (token && session) knownSessions.add(token, session.member.id);
  const isForeign = foreignness(request, config.host) !== undefined;
  const [device, network] = [request.headers['user-agent'] ?? '', visitorOf(request, deps)];
  return { cookies, device, isForeign, network, session };
}

/** Why nobody is signed in, by the answer that says it. */
export async function whySignedOut(
  { cookies: { session } }: Caller,
  { database }: CallDeps,
): Promise<'signedOut' | 'sessionEnded' | 'suspended'> {
  if (!session) return 'signedOut';
  return (await isOfSuspended(database, session)) ? 'suspended' : 'sessionEnded';
}

/** Whether a change is asked by a page of the site, which alone can read the token of XSRF. */
export function hasXsrfToken(
  { headers }: FastifyRequest,
  { session }: Caller,
  { pseudonym }: Deps,
): boolean {
  return isXsrfTokenOf(session?.id, String(headers['x-xsrf-token'] ?? ''), pseudonym);
}

/** Values of `Set-Cookie`, so that the browser has what belongs to its session from now on. */
export function cookiesAfter(
  { cookies, session }: Caller,
  { begins, ends = false, deviceKnownTo }: Change,
  request: FastifyRequest,
  deps: Deps,
): string[] {
  const write = cookieWriter(request, deps);
  const id = begins?.id ?? (ends ? undefined : session?.id);
  const hasToken = cookies.xsrf.some(token => isXsrfTokenOf(id, token, deps.pseudonym));
  return [
    ...(begins ? [write.session(begins.token)] : []),
    ...deviceCookies({ deviceKnownTo }, request, deps),
    ...(id === undefined && cookies.session ? [write.noSession] : []),
    ...(hasToken ? [] : [write.xsrf(xsrfTokenFor(id, deps.pseudonym))]),
  ];
}

/** Of a call that needs nothing of its caller, and so knows of no session, there is no other cookie. */
export function deviceCookies(
  { deviceKnownTo }: Pick<Change, 'deviceKnownTo'>,
  request: FastifyRequest,
  deps: Deps,
): string[] {
  if (deviceKnownTo === undefined) return [];
  return [cookieWriter(request, deps).device(deviceOf(deviceKnownTo, deps.pseudonym))];
}
