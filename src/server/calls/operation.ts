import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Operation } from '../../api/answer.ts';
import { operations } from '../../api/generated/operations.ts';
import { type Fault, requests } from '../../api/generated/requests.js';
import type { CallDeps } from '../deps.ts';
import { refusals, send } from '../ground/answers.ts';
import type { Caller, Change, Credential } from '../ground/caller.ts';
import type { CallerOf, Handler, Handlers } from '../ground/handler.ts';
import { isFromAnotherSite } from '../limits/another-site.ts';
import { attemptOf } from '../limits/attempts.ts';
import { visitorOf } from '../limits/clients.ts';
import {
  callerOf,
  cookiesAfter,
  deviceCookies,
  hasXsrfToken,
  whySignedOut,
} from '../sessions/caller.ts';
import { cookiesOf } from '../sessions/cookies.ts';
import { tidied } from './texts.ts';

/** As much as a route needs to know of an operation. */
interface Described {
  method: HTTPMethods;
  /** With parameters in braces. */
  path: string;
  parameters: readonly { name: string; in: 'path' | 'query' | 'header' }[];
  hasBody: boolean;
  needs: readonly Credential[];
  admitsGuests: boolean;
}

interface Route {
  Params: Record<string, unknown>;
  Querystring: Record<string, unknown>;
  Body: unknown;
}

/** An answer, and what it brings with it. */
interface Answered extends Change {
  status: number | string;
  body: unknown;
  logReason: string | undefined;
}

/** What a caller gets to what is sent; undefined where a body is missing. */
type AnswerTo = (
  request: FastifyRequest,
  caller: Caller,
  sent: object | undefined,
) => Promise<Answered>;

/** Answers calls of an operation, wherever they come from, to what its schemas allow. */
export function answererOf<Name extends Operation>(
  name: Name,
  handler: Handlers[Name],
  deps: CallDeps,
): AnswerTo {
  const { needs, admitsGuests }: Described = operations[name];
  const check = requests[name];
  const { rateLimitKey, refuse, answer }: Handler<Name> = handler;
  return async (request, caller, sent) => {
    if (!meets<Name>(caller, needs, admitsGuests)) {
      return rejection(await whySignedOut(caller, deps));
    }
    if (needs.includes('xsrf') && !hasXsrfToken(request, caller, deps)) return rejection('xsrf');
    const refusal = (faults: Fault[]) => {
      const own = sent && refuse?.(faults, sent, caller);
      return { ...(own ?? refusals.malformed), logReason: 'malformed' };
    };
    if (!sent || !check(sent)) return refusal(check.errors ?? []);
    const asked = tidied(sent);
    // In the one form that Unicode has for each, some letters are longer.
    const grown = check(asked) ? [] : (check.errors ?? []).filter(isTooLong);
    if (grown.length > 0) return refusal(grown);
    const value = rateLimitKey?.(asked, caller, deps);
    if (value === undefined) return answer(asked, deps, caller);
    const takeBack = await attemptOf(name, value, request, deps);
    const answered = await answer(asked, deps, caller);
    if (answered.status === 200) await takeBack();
    return answered;
  };
}

/** Answers where the contract says. */
export function serve(
  app: FastifyInstance,
  name: Operation,
  answerTo: AnswerTo,
  deps: CallDeps,
): void {
  const described: Described = operations[name];
  const { needs, admitsGuests } = described;
  const answerCall = async (request: FastifyRequest<Route>, caller: Caller): Promise<Answered> => {
    if (needs.includes('xsrf') && isFromAnotherSite(request)) return rejection('anotherSite');
    await limitCalls(name, request, caller, deps);
    return answerTo(request, caller, askedBy(described, request));
  };
  app.route<Route>({
    method: described.method,
    url: routeOf(described.path),
    // Who wants to be signed out is not kept waiting by others.
    config: { isUrgent: name === 'signOut' },
    handler: async (request, reply) => {
      const known = deps.knownSessions.find(cookiesOf(request, deps).session);
      const call = async () => {
        const caller = await callerOf(request, needs, deps);
        return { caller, ...(await answerCall(request, caller)) };
      };
      const answered = await (known ? known.inTurn(call) : call());
      const { caller, status, body, logReason, ...change } = answered;
      request.logReason = logReason;
      const cookies =
        needs.length > 0
          ? cookiesAfter(caller, change, request, deps)
          : deviceCookies(change, request, deps);
      reply.header('Set-Cookie', cookies);
      // For the way back a browser keeps no page with an answer that may not be stored.
      if (admitsGuests && !caller.session) reply.header('Cache-Control', 'private, no-cache');
      if (body instanceof Readable) {
        reply.type('application/json; charset=utf-8');
        body.on('error', error => {
          // Fastify cuts the connection then, so that nobody takes a half for the whole.
          if (reply.raw.headersSent) {
            deps.log.error({ request: request.id, err: error }, 'An answer ended half-way.');
          }
        });
      }
      return send(reply, { status: Number(status), body });
    },
  });
}

/** What a member does by an operation; all else that changes something is one kind. */
const limitOf: Partial<Record<Operation, 'copies' | 'lookUps' | 'messages'>> = {
  addCopy: 'copies',
  editCopy: 'copies',
  removeCopy: 'copies',
  lookUpBooks: 'lookUps',
  write: 'messages',
};

/** Rejects with a `LimitReached` where a member, or a visitor who reads, has asked for too much. */
async function limitCalls(
  name: Operation,
  request: FastifyRequest<Route>,
  { session }: Caller,
  deps: CallDeps,
): Promise<void> {
  const { needs, method }: Described = operations[name];
  const { limits, database } = deps;
  const visitor = visitorOf(request, deps);
  if (!session) {
    if (method === 'GET' && visitor !== undefined) limits.take('reads', visitor);
    return;
  }
  const member = session.member.id;
  const limit = limitOf[name] ?? (needs.includes('xsrf') ? 'changes' : undefined);
  if (limit) limits.take(limit, member);
  if (limit === 'copies' || limit === 'lookUps') await limits.count(database, limit, { member });
}

function isTooLong({ keyword }: Fault): boolean {
  return keyword === 'maxLength';
}

function rejection(why: keyof typeof refusals): Answered {
  const { status, body } = refusals[why];
  return { status, body, logReason: body.code };
}

function meets<Name extends Operation>(
  caller: Caller,
  needs: readonly Credential[],
  admitsGuests: boolean,
): caller is CallerOf<Name> {
  return caller.session !== undefined || admitsGuests || !needs.includes('session');
}

/** A path of the contract, with parameters in braces, as the router takes it. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Parameters and fields of the body side by side, each from its own place; undefined without a body. */
function askedBy(
  { parameters, hasBody }: Described,
  { params, query, headers, body }: FastifyRequest<Route>,
): object | undefined {
  const places: Record<string, Record<string, unknown>> = { path: params, query, header: headers };
  const found = parameters.flatMap(({ name, in: place }) => {
    // Node writes the names of headers small.
    const [values, key] = [places[place] ?? {}, place === 'header' ? name.toLowerCase() : name];
    return Object.hasOwn(values, key) ? [[name, values[key]] as const] : [];
  });
  if (!hasBody) return Object.fromEntries(found);
  if (!isFields(body)) return undefined;
  const names = new Set(parameters.map(({ name }) => name));
  const fields = Object.entries(body).filter(([name]) => !names.has(name));
  return Object.fromEntries([...fields, ...found]);
}

function isFields(body: unknown): body is object {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
