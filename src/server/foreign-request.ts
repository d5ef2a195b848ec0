import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from './config.ts';

/**
 * Another site must neither press a button here nor, under a name that it lets point to this
 * machine, read what is only for whoever sits at it.
 */
export function refuseForeign({ host }: Config) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    isForeign(request, host) ? reply.code(403).send('Forbidden\n') : undefined;
}

function isForeign({ headers, hostname, host, method }: FastifyRequest, ownHost: string): boolean {
  if (isLoopback(ownHost) && !isLoopback(hostname)) return true;
  if (method === 'GET') return false;
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
