import type { FastifyInstance } from 'fastify';
import type { operations } from '../../api/generated/schema.d.ts';
import { lengthFault } from '../../api/password.ts';
import { reset, send } from '../answers.ts';
import { limitAttempts } from '../attempts.ts';
import { isCommon } from '../common-passwords.ts';
import { requestSchema } from '../contract.ts';
import { resetPassword } from '../members.ts';
import type { Ports } from '../ports.ts';

const path = '/api/user/reset-password';

interface Request {
  Body: operations['resetPassword']['requestBody']['content']['application/json'];
}

export function resetPasswordRoute(app: FastifyInstance, ports: Ports): void {
  app.post<Request>(path, {
    schema: requestSchema(path, 'post'),
    preHandler: limitAttempts<Request>('resetPassword', ({ body }) => body.token, ports),
    handler: async (request, reply) => {
      const { newPassword, token } = request.body;
      const outcome =
        faultOf(newPassword) ??
        (await resetPassword(ports.database, { newPassword, token, now: ports.now() }));
      if (outcome === 'changed') ports.wakeDelivery();
      request.cause = outcome;
      return send(reply, reset[outcome]);
    },
  });
}

function faultOf(password: string): 'refused' | 'common' | undefined {
  if (lengthFault(password)) return 'refused';
  return isCommon(password) ? 'common' : undefined;
}
