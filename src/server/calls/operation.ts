import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Answer, Operation, Status } from '../../api/answer.ts';
import type { Requests } from '../../api/generated/calls.ts';
import { operations } from '../../api/generated/operations.ts';
import { type Fault, requests } from '../../api/generated/requests.js';
import { secondsToWaitFor } from '../limits/attempts.ts';
import type { Ports } from '../ports.ts';
import { refusals, send } from './answers.ts';

/** An answer with a status that the contract declares. */
type Declared<Name extends Operation> = Extract<Answer<Name>, { status: number }>;

/** What the backend does for one operation; all else follows from the contract. */
interface Handler<Name extends Operation> {
  /** `cause` is for the log. */
  answer: (asked: Requests[Name], ports: Ports) => Promise<Declared<Name> & { cause: string }>;
  /** The value that an attacker would vary from call to call; attempts with each value are limited. */
  guessed?: (asked: Requests[Name]) => string;
  /** For a request that breaks its schema. Without an answer of its own it is malformed. */
  refuse?: (faults: Fault[], asked: object) => Declared<Name> | undefined;
}

/** An operation that declares 429 says what is guessed at. */
export type Handlers = {
  [Name in Operation]: Handler<Name> &
    (429 extends Status<Name> ? Required<Pick<Handler<Name>, 'guessed'>> : unknown);
};

/** As much as a route needs to know of an operation. */
interface Described {
  method: HTTPMethods;
  /** With parameters in braces. */
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' }[];
  hasBody: boolean;
}

interface Route {
  Params: Record<string, unknown>;
  Querystring: Record<string, unknown>;
  Body: unknown;
}

/** Answers where the contract says, to what its schemas allow. */
export function serve<Name extends Operation>(
  app: FastifyInstance,
  name: Name,
  handler: Handlers[Name],
  ports: Ports,
): void {
  const described: Described = operations[name];
  const check = requests[name];
  const { guessed, refuse, answer }: Handler<Name> = handler;
  app.route<Route>({
    method: described.method,
    url: routeOf(described.path),
    handler: async (request, reply) => {
      const asked = askedBy(described, request);
      if (!asked || !check(asked)) {
        request.cause = 'malformed';
        return send(reply, (asked && refuse?.(check.errors ?? [], asked)) ?? refusals.malformed);
      }
      const seconds = guessed && (await secondsToWaitFor(name, guessed(asked), request, ports));
      if (seconds !== undefined) {
        request.cause = 'too many attempts';
        return send(reply.header('Retry-After', seconds), refusals.tooMany);
      }
      const { cause, ...answered } = await answer(asked, ports);
      request.cause = cause;
      return send(reply, answered);
    },
  });
}

/** A path of the contract, with parameters in braces, as the router takes it. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Parameters and fields of the body side by side, each from its own place; undefined without a body. */
function askedBy(
  { parameters, hasBody }: Described,
  { params, query, body }: FastifyRequest<Route>,
): object | undefined {
  const places = { path: params, query };
  const found = parameters
    .filter(({ name, in: place }) => Object.hasOwn(places[place], name))
    .map(({ name, in: place }) => [name, places[place][name]]);
  if (!hasBody) return Object.fromEntries(found);
  return isFields(body) ? { ...body, ...Object.fromEntries(found) } : undefined;
}

function isFields(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
