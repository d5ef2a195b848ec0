import type { FastifyInstance } from 'fastify';
import type { operations } from '../../api/generated/schema.d.ts';
import { send, verification } from '../answers.ts';
import { limitAttempts } from '../attempts.ts';
import { requestSchema } from '../contract.ts';
import { verifyEmail } from '../members.ts';
import type { Ports } from '../ports.ts';

const path = '/api/user/verify-email';

interface Request {
  Querystring: operations['verifyEmail']['parameters']['query'];
}

export function verifyEmailRoute(app: FastifyInstance, ports: Ports): void {
  app.get<Request>(path, {
    schema: requestSchema(path, 'get'),
    preHandler: limitAttempts<Request>('verifyEmail', ({ query }) => query.token, ports),
    handler: async (request, reply) => {
      const { token } = request.query;
      const outcome = await verifyEmail(ports.database, { token, now: ports.now() });
      request.cause = outcome;
      return send(reply, verification[outcome]);
    },
  });
}
