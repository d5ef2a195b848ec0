import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isLoopback } from '../ground/config.ts';
import { isFromAnotherSite } from './another-site.ts';
import { clientAt } from './clients.ts';
import { isForwarded } from './forwarded.ts';

/**
 * What is only for the person at this machine must not answer to others: neither to another machine,
 * nor behind a proxy, nor to another site that presses a button here or lets its name point here.
 */
export function refuseForeign({ config, log, pseudonym }: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cause = foreignness(request, config.host);
    if (!cause) return undefined;
    const client = clientAt(request.socket.remoteAddress, pseudonym);
    log.info({ request: request.id, cause, client }, 'A foreign request was refused.');
    return reply.code(403).send('Forbidden\n');
  };
}

/** What shows that a request comes from elsewhere. */
export function foreignness(request: FastifyRequest, ownHost: string): string | undefined {
  const { headers, hostname, method, socket } = request;
  if (!isLoopback(socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')) return 'another machine';
  // Behind a proxy on this machine every visitor would appear to be local.
  if (isForwarded(headers)) return 'a proxy';
  if (isLoopback(ownHost) && !isLoopback(hostname)) return 'another name';
  if (method === 'GET') return undefined;
  return isFromAnotherSite(request) ? 'another site' : undefined;
}
