import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { refusals, send } from './answers.ts';
import { isBehindForgottenProxy } from './forgotten-proxy.ts';
import type { Ports } from './ports.ts';
import { type Operation, secondsToWait } from './rate-limit.ts';

/** Counts what could be a guess at a token: a request in the right form, whatever comes of it. */
export function limitAttempts<Route extends RouteGenericInterface>(
  operation: Operation,
  tokenOf: (request: FastifyRequest<Route>) => string,
  { config, database, now, refused, pseudonym }: Ports,
) {
  return async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const seconds = await secondsToWait(database, {
      operation,
      address: isBehindForgottenProxy(request, config) ? undefined : request.ip,
      token: tokenOf(request),
      now: now(),
      limit: config.rateLimit,
      refused,
      pseudonym,
    });
    if (seconds === undefined) return undefined;
    request.cause = 'too many attempts';
    return send(reply.header('Retry-After', seconds), refusals.tooMany);
  };
}
