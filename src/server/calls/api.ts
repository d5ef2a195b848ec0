import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from 'fastify';
import type { Operation } from '../../api/answer.ts';
import { operationNames, operations } from '../../api/generated/operations.ts';
import { isInTheWay, UnknownOutcome } from '../data/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { answerHeaders, refusals, send, tooMany } from '../ground/answers.ts';
import { Overload } from '../ground/queue.ts';
import { clientAt } from '../limits/clients.ts';
import { LimitReached } from '../limits/limit-reached.ts';
import { handlers } from './handlers.ts';
import { readJson } from './json-body.ts';
import { live } from './live.ts';
import { answererOf, routeOf, serve } from './operation.ts';

const methods: HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
];

/** Everything under /api: every answer has the shape of the contract, also that to a bad request. */
export function api(deps: CallDeps) {
  return async (app: FastifyInstance) => {
    app.removeContentTypeParser('text/plain');
    readJson(app);
    app.addHook('onRequest', async (_, reply) => {
      reply.headers(answerHeaders);
    });
    app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
      const operation = `${request.method} ${request.routeOptions.url}`;
      const milliseconds = Math.round(elapsedTime);
      deps.metrics?.observe({ operation, status, seconds: elapsedTime / 1000 });
      const call = { request: request.id, operation, status, milliseconds };
      const refusal = status >= 400 && {
        cause: request.logReason,
        client: clientAt(request.ip, deps.pseudonym),
      };
      deps.log.info({ ...call, ...refusal }, 'A call was answered.');
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      request.logReason = error.code ?? error.name;
      if (error instanceof LimitReached) {
        const { limit, seconds } = error;
        deps.limits.note(limit);
        request.logReason = 'too many attempts';
        return send(reply.header('Retry-After', seconds), tooMany(limit, seconds));
      }
      if (error instanceof Overload || isInTheWay(error)) {
        deps.limits.note('busy');
        return send(reply.header('Retry-After', 5), refusals.busy);
      }
      if (error instanceof UnknownOutcome) {
        deps.log.error({ request: request.id, err: error.cause }, 'The answer to COMMIT was lost.');
        return send(reply, refusals.unknownOutcome);
      }
      const answer = refusalOf(error);
      if (answer.status === 500) {
        deps.log.error({ request: request.id, err: error }, 'A call could not be answered.');
      }
      return send(reply, answer);
    });

    live(app, deps);
    refuseOtherMethods(app, '/api/live', ['GET']);
    for (const name of operationNames) {
      serve(app, name, answererOf(name, handlers[name], deps), deps);
    }
    for (const [path, methods] of methodsOf(operationNames)) refuseOtherMethods(app, path, methods);
    for (const url of ['/api', '/api/*']) refuse(app, url, methods, 'nothingHere');
  };
}

function refusalOf({ statusCode = 500 }: FastifyError) {
  if (statusCode === 413) return refusals.tooLarge;
  if (statusCode === 415) return refusals.notJson;
  return statusCode < 500 ? refusals.malformed : refusals.failed;
}

/** The methods of these operations, by path. */
function methodsOf(names: readonly Operation[]): Map<string, HTTPMethods[]> {
  const paths = Map.groupBy(names, name => routeOf(operations[name].path));
  return new Map([...paths].map(([path, all]) => [path, all.map(name => operations[name].method)]));
}

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: HTTPMethods[]): void {
  const others = methods.filter(method => !allowed.includes(method));
  refuse(app, url, others, 'wrongMethod', { Allow: allowed.join(', ') });
}

/** Refuses before a body is read, lest something in the body gets another answer. */
function refuse(
  app: FastifyInstance,
  url: string,
  method: HTTPMethods[],
  cause: 'nothingHere' | 'wrongMethod',
  headers: Record<string, string> = {},
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    request.logReason = cause;
    return send(reply.headers(headers), refusals[cause]);
  };
  app.route({ url, method, onRequest: answer, handler: answer });
}
