import type { FastifyRequest } from 'fastify';
import type { Client } from '../data/line.ts';
import type { Ports } from '../ports.ts';
import { cookiesOf } from '../sessions/cookies.ts';
import { isBehindForgottenProxy } from './forgotten-proxy.ts';
import { networkOf } from './network.ts';
import type { Pseudonym } from './pseudonyms.ts';

/**
 * What a log says of the client at an IP address: the same for all of one network, while the key of
 * the pseudonyms is the same. Undefined where the connection has ended before its address was asked.
 */
export function clientAt(address: string | undefined, pseudonym: Pseudonym): string | undefined {
  return address && pseudonym(`client ${networkOf(address)}`);
}

/** The network of a visitor; undefined where a forgotten proxy hides it. */
export function visitorOf(
  request: Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>,
  { config }: Pick<Ports, 'config'>,
): string | undefined {
  return isBehindForgottenProxy(request, config) ? undefined : networkOf(request.ip);
}

/** Who takes a turn in the line in front of the database: a member whose session is known, or a visitor. */
export function clientOf(
  request: FastifyRequest,
  ports: Pick<Ports, 'config' | 'siteOrigin' | 'knownSessions'>,
): Client {
  const known = ports.knownSessions.find(cookiesOf(request, ports).session);
  return {
    key: known?.member ?? visitorOf(request, ports) ?? request.id,
    isUrgent: request.routeOptions.config.isUrgent === true,
    isGone: () => request.socket.destroyed,
    hasBegun: false,
  };
}
