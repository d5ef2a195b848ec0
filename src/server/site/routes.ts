import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerHere } from '../../api/rendering.ts';
import {
  dependsOnSession,
  isForGuests,
  isOfMembers,
  isOpenToGuests,
  isRendered,
  pageAt,
  passwordChange,
  paths,
} from '../../paths.ts';
import { answers } from '../../words/answers.ts';
import type { CallDeps } from '../deps.ts';
import type { Caller } from '../ground/caller.ts';
import { Overload } from '../ground/queue.ts';
import { LimitReached } from '../limits/limit-reached.ts';
import { callerOf, cookiesAfter } from '../sessions/caller.ts';
import { cookiesOf, zoneOf } from '../sessions/cookies.ts';
import { answerWith } from './answer.ts';
import { readBuild } from './build.ts';
import { formFor, type SiteFile } from './file.ts';
import { createRendering, readRenderer } from './rendering.ts';

const plainText = 'text/plain; charset=utf-8';

/** Answers what a page asks of the caller who opens it. */
type AnswersTo = (request: FastifyRequest, caller: Caller) => AnswerHere;

/** The built pages and files. Throws a `StartFault` where the build is missing or incomplete. */
export function site(folder: string, answersTo: AnswersTo, deps: CallDeps) {
  const { log, config } = deps;
  return async (app: FastifyInstance) => {
    const build = await readBuild(folder, config.contactEmail);
    const renderPage = await readRenderer(folder);
    const rendering = createRendering();
    const notFound = `${answers.nothingHere}\n`;
    const sendNotFound = (reply: FastifyReply) =>
      reply.code(404).headers(build.errorHeaders).type(plainText).send(notFound);
    app.setNotFoundHandler(async (_, reply) => sendNotFound(reply));
    app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
      log.error({ request: request.id, err: error }, 'A page could not be answered.');
      return reply
        .code(500)
        .headers(build.errorHeaders)
        .type(plainText)
        .send(`${answers.failed}\n`);
    });

    const give = (
      file: SiteFile | undefined,
      request: FastifyRequest,
      reply: FastifyReply,
      cookies: string[] = [],
    ) => {
      if (!file) return reply.callNotFound();
      const form = formFor(file, request.headers['accept-encoding']);
      const { status, headers, body } = answerWith(file, form, request);
      // Nothing of Fastify is needed from here on, and it would cost a tenth of the rate.
      reply.hijack();
      if (cookies.length > 0) reply.raw.setHeader('Set-Cookie', cookies);
      reply.raw.writeHead(status, headers).end(body);
    };
    /** Who is signed in has another page; the cookie of a session that has ended is removed. */
    const giveBySession = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      const { caller, hasSession, cookies } = await visitorOf(request, deps);
      const file = build.find(path, hasSession);
      if (file && hasSession && isForGuests(path)) {
        return reply.headers(file.headers).redirect(paths.home, 303);
      }
      const isAsked = request.method === 'GET' && isRendered(path, hasSession);
      return file && caller && isAsked && rendering.hasRoom()
        ? giveRendered(file, caller, request, reply, cookies)
        : // The call that finds the session ended says so, and takes its cookie away.
          give(file, request, reply, dependsOnSession(path) ? cookies : []);
    };
    /** It counts as one call of its visitor. */
    const giveRendered = async (
      file: SiteFile,
      caller: Caller,
      request: FastifyRequest,
      reply: FastifyReply,
      cookies: string[],
    ) => {
      const [pathname, search] = [pathOf(request), queryOf(request)];
      const { name, parameters } = pageAt(pathname, search);
      const asked = {
        pathname,
        search,
        hasSession: caller.session !== undefined,
        zone: zoneOf(request),
        answer: answersTo(request, caller),
      };
      const render = async (signal: AbortSignal) => {
        const work = () => renderPage({ ...asked, signal });
        try {
          if (caller.session)
            return await deps.knownSessions.find(caller.cookies.session)?.inTurn(work);
          if (caller.network !== undefined) deps.limits.take('reads', caller.network);
          return await work();
        } catch (error) {
          // Who asks for too much, or has gone, is no fault.
          if (!(error instanceof LimitReached || error instanceof Overload)) {
            log.error({ request: request.id, err: error }, 'A page could not be rendered.');
          }
          return undefined;
        }
      };
      const form = formFor(file, request.headers['accept-encoding']);
      reply.hijack();
      if (cookies.length > 0) reply.raw.setHeader('Set-Cookie', cookies);
      const isShared = !caller.session && isOpenToGuests(name);
      const repeatsAddress = Object.keys(parameters).length > 0;
      await rendering.give({ file, form, repeatsAddress, isShared, render }, reply.raw);
    };
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const path = pathOf(request);
        if (dependsOnSession(path) || isOfMembers(path, true))
          return giveBySession(path, request, reply);
        return give(build.find(path), request, reply);
      },
    });

    app.route({
      method: ['GET', 'HEAD'],
      url: passwordChange.askedAt,
      handler: async (_, reply) =>
        reply.headers(build.errorHeaders).redirect(passwordChange.page, 303),
    });

    /*
     * A form that is sent before, or without, its script ends up here. What it carries is a
     * password: it is left unread, so that it can be neither used by mistake nor kept by accident.
     */
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) => {
        const page = request.method === 'POST' ? build.pageOf(pathOf(request)) : undefined;
        const file = page && build.find(page);
        if (!file) {
          return reply
            .code(405)
            .headers({ ...build.errorHeaders, Allow: 'GET, HEAD' })
            .send();
        }
        return reply.headers(file.headers).redirect(page + queryOf(request), 303);
      },
    });
  };
}

/** Without the database nobody can tell whether a session has ended. */
async function visitorOf(request: FastifyRequest, deps: CallDeps) {
  try {
    const caller = await callerOf(request, ['session'], deps);
    const cookies = cookiesAfter(caller, {}, request, deps);
    return { caller, hasSession: caller.session !== undefined, cookies };
  } catch (error) {
    deps.log.error({ request: request.id, err: error }, 'A session could not be looked up.');
    const hasSession = cookiesOf(request, deps).session !== undefined;
    return { caller: undefined, hasSession, cookies: [] };
  }
}

function pathOf({ url }: FastifyRequest): string {
  // An address may come with its origin (RFC 9112, 3.2.2).
  const own = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  // The router takes both for the end of the path, and has refused a path that cannot be decoded.
  const [path] = own.split(/[?#]/);
  return decodeURIComponent(path || '/');
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
