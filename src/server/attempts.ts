import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals, send } from './answers.ts';
import type { Ports } from './ports.ts';
import { type Operation, secondsToWait } from './rate-limit.ts';

/** Counts what could be a guess at a token: a request in the right form, whatever comes of it. */
export function limitAttempts(operation: Operation, { config, database, now }: Ports) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const attempt = { operation, address: request.ip, now: now(), limit: config.rateLimit };
    const seconds = await secondsToWait(database, attempt);
    return seconds === undefined
      ? undefined
      : send(reply.header('Retry-After', seconds), refusals.tooMany);
  };
}
