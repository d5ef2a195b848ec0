import type { FastifyRequest } from 'fastify';
import type { Client } from '../data/line.ts';
import type { CallDeps } from '../deps.ts';
import { visitorOf } from '../limits/clients.ts';
import { cookiesOf } from '../sessions/cookies.ts';

/** Who takes a turn in the line in front of the database: a member whose session is known, or a visitor. */
export function clientOf(request: FastifyRequest, deps: CallDeps): Client {
  const known = deps.knownSessions.find(cookiesOf(request, deps).session);
  return {
    key: known?.member ?? visitorOf(request, deps) ?? request.id,
    isUrgent: request.routeOptions.config.isUrgent === true,
    isGone: () => request.socket.destroyed,
    hasBegun: false,
  };
}
