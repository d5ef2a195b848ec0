import type { FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Operation } from '../../api/answer.ts';
import type { CallDeps } from '../deps.ts';
import { visitorOf } from './clients.ts';
import { LimitReached } from './limit-reached.ts';
import { countAttempt, keysOf, takeBack } from './rate-limit.ts';

/**
 * Counts what could be a guess: a request in the right form, before it is known what comes of it. Rejects
 * with a `LimitReached` where there were too many. Resolves to what takes it back where it was no guess.
 */
export async function attemptOf<Route extends RouteGenericInterface>(
  operation: Operation,
  token: string,
  request: FastifyRequest<Route>,
  deps: CallDeps,
): Promise<() => Promise<void>> {
  const { config, database, now, blockedKeys, pseudonym } = deps;
  const keys = keysOf({ operation, address: visitorOf(request, deps), token, pseudonym });
  const seconds = await countAttempt(database, {
    keys,
    now: now(),
    limit: config.rateLimit,
    blockedKeys,
  });
  if (seconds !== undefined) throw new LimitReached('attempts', seconds);
  return () => takeBack(database, { keys, now: now() });
}
