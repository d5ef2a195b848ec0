import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { PastRelease } from '../data/past-release.ts';
import { watchRoom } from '../data/room.ts';
import type { CallDeps } from '../deps.ts';
import { answerHeaders } from '../ground/answers.ts';
import { forgottenProxy } from '../limits/missing-proxy-setting.ts';

/**
 * For operators: whether the process answers at all (if not, start it anew), and
 * whether it can serve visitors now (if not, send them to another one).
 */
export function health(deps: CallDeps) {
  const { database, log, closing, proxies } = deps;
  const checkRoom = watchRoom(deps);
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(answerHeaders);
    });
    app.get('/health/live', async () => ({ status: 'live' }));
    app.get('/health/ready', { config: { isUrgent: true } }, async (_, reply) => {
      const endsSoon = () => reply.code(503).send({ status: 'closing' });
      if (closing.aborted) return endsSoon();
      try {
        await sql`select 1 from members limit 1`.execute(database);
      } catch (error) {
        log.error({ err: error }, 'The database does not answer.');
        return reply.code(503).send({ status: 'without its data' });
      }
      try {
        await checkRoom();
      } catch (error) {
        if (error instanceof PastRelease) return endsSoon();
        log.error({ err: error }, 'The database cannot write.');
        return reply.code(503).send({ status: 'without room' });
      }
      return { status: 'ready', ...(proxies.isSeen() && { warning: forgottenProxy }) };
    });
  };
}
