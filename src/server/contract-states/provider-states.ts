import { Ajv } from 'ajv';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { CallDeps } from '../deps.ts';
import { answerHeaders } from '../ground/answers.ts';
import { refuseForeign } from '../limits/foreign-request.ts';
import type { StateParameters } from './members.ts';
import { isProviderState, setUpState, stateNames, tearDownStates } from './states.ts';

interface Request {
  Body: { action: 'setup' | 'teardown'; state: string; params?: StateParameters };
}

/** Takes a request as it is: what is wrong is refused, never mended. */
const ajv = new Ajv({ strict: false });

const names = ['token', 'email', 'password', 'member', 'book', 'copy', 'request', 'report'];
const text = { type: 'string', minLength: 1, maxLength: 512 };

const body = {
  type: 'object',
  required: ['action', 'state'],
  properties: {
    action: { enum: ['setup', 'teardown'] },
    state: { type: 'string' },
    params: {
      type: 'object',
      properties: Object.fromEntries(names.map(name => [name, text] as const)),
    },
  },
};

/** How a contract test asks for a state, in the form of Pact's `--state-change-url`. */
export function providerStates(deps: CallDeps) {
  const { database, log, blockedKeys, limits } = deps;
  return async (app: FastifyInstance) => {
    app.setValidatorCompiler<object>(({ schema }) => ajv.compile(schema));
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(answerHeaders);
    });
    app.addHook('onRequest', refuseForeign(deps));
    // A server that was killed may have left some.
    app.addHook('onReady', () => tearDownStates(database));
    app.addHook('onClose', () =>
      tearDownStates(database).catch((error: unknown) =>
        log.error({ err: error }, 'The states could not be torn down.'),
      ),
    );
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500, message } = error;
      if (statusCode < 500) return reply.code(statusCode).send({ message });
      log.error({ request: request.id, err: error }, 'A state could not be set up.');
      return reply.code(statusCode).send({ message: 'The state could not be set up.' });
    });
    app.post<Request>('/provider-states', { schema: { body } }, async (request, reply) => {
      const { action, state, params } = request.body;
      if (!isProviderState(state)) {
        const message = `There is no state '${state}'.`;
        return reply.code(400).send({ message, states: stateNames });
      }
      blockedKeys.forgetAll();
      limits.forgetAll();
      if (action === 'teardown') {
        await tearDownStates(database);
        return {};
      }
      return setUpState(deps, state, params ?? {});
    });
  };
}
