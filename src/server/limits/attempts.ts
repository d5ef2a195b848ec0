import type { FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Operation } from '../../api/answer.ts';
import type { Ports } from '../ports.ts';
import { isBehindForgottenProxy } from './forgotten-proxy.ts';
import { secondsToWait } from './rate-limit.ts';

/**
 * Counts what could be a guess: a request in the right form, refused or not. Resolves to the
 * seconds to wait where there were too many, otherwise to undefined.
 */
export function secondsToWaitFor<Route extends RouteGenericInterface>(
  operation: Operation,
  token: string,
  request: FastifyRequest<Route>,
  { config, database, now, refused, pseudonym }: Ports,
): Promise<number | undefined> {
  return secondsToWait(database, {
    operation,
    address: isBehindForgottenProxy(request, config) ? undefined : request.ip,
    token,
    now: now(),
    limit: config.rateLimit,
    refused,
    pseudonym,
  });
}
