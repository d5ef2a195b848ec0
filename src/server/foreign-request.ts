import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isLoopback } from './config.ts';

/** What a proxy adds: behind one, whoever reaches it would pass for somebody at this machine. */
const ofProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * What is only for the person at this machine must not answer to others: neither to another machine,
 * nor behind a proxy, nor to another site that presses a button here or lets its name point here.
 */
export function refuseForeign({ host }: Config) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    isForeign(request, host) ? reply.code(403).send('Forbidden\n') : undefined;
}

function isForeign(request: FastifyRequest, ownHost: string): boolean {
  const { headers, hostname, host, method, socket } = request;
  if (!isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')) return true;
  if (ofProxies.some(name => headers[name] !== undefined)) return true;
  if (isLoopback(ownHost) && !isLoopback(hostname)) return true;
  if (method === 'GET') return false;
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
