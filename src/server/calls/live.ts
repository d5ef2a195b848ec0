import type { FastifyInstance } from 'fastify';
import type { CallDeps } from '../deps.ts';
import { answerHeaders, refusals, send } from '../ground/answers.ts';
import { callerOf } from '../sessions/caller.ts';

/**
 * A stream of server-sent events (WHATWG HTML, 9.2) that says when something of the member has changed, and
 * not what: the web then asks.
 */
export function live(app: FastifyInstance, deps: CallDeps): void {
  app.get<{ Querystring: { since?: string } }>('/api/live', async (request, reply) => {
    const { session } = await callerOf(request, ['session'], deps);
    if (!session) {
      request.logReason = 'signed out';
      return send(reply, refusals.signedOut);
    }
    reply.hijack();
    reply.raw.writeHead(200, {
      ...answerHeaders,
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Nor may a proxy keep it back to compress it (RFC 9111, 5.2.2.6); nginx would anyway.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    const since = Date.parse(request.query.since ?? '') || undefined;
    if (deps.streams.add(reply.raw, session, since)) deps.limits.note('streams');
    return reply;
  });
}
