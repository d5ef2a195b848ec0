import type { FastifyRequest } from 'fastify';
import type { Operation } from '../../api/answer.ts';
import { operations } from '../../api/generated/operations.ts';
import { outcomeOf, readerOf } from '../../api/outcome.ts';
import type { AnswerHere } from '../../api/rendering.ts';
import type { CallDeps } from '../deps.ts';
import type { Caller } from '../ground/caller.ts';
import { handlers } from './handlers.ts';
import { answererOf } from './operation.ts';

/**
 * What a page asks while it is rendered for a caller: answered by the same handlers, after the same checks, as
 * a call of the browser, but within the call of the page. What changes something is not answered.
 */
export function answerHere(
  deps: CallDeps,
): (request: FastifyRequest, caller: Caller) => AnswerHere {
  const answer = async <Name extends Operation>(
    operation: Name,
    asked: object,
    request: FastifyRequest,
    caller: Caller,
  ) => {
    const answerTo = answererOf(operation, handlers[operation], deps);
    const { status, body } = await answerTo(request, caller, asked);
    const code = Number(status);
    // The browser gets it as JSON, too.
    const sent: unknown = JSON.parse(JSON.stringify(body));
    return outcomeOf(await readerOf(operation), { ok: code < 300, status: code }, sent);
  };
  return (request, caller) => (operation, asked) =>
    operations[operation].method === 'GET' ? answer(operation, asked, request, caller) : undefined;
}
