import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isBehindForgottenProxy } from './missing-proxy-setting.ts';
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
  { config }: Deps,
): string | undefined {
  return isBehindForgottenProxy(request, config) ? undefined : networkOf(request.ip);
}
