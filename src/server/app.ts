import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { type RequestStates, requestStates } from '../exchange/request-state.ts';
import { days } from '../exchange/request-timers.ts';
import { paths } from '../paths.ts';
import { answerHere } from './calls/answer-here.ts';
import { api } from './calls/api.ts';
import { clientOf } from './calls/client.ts';
import { answerToUnread, headersOf } from './calls/unread.ts';
import { providerStates } from './contract-states/provider-states.ts';
import { workFor } from './data/line.ts';
import type { Database } from './data/tables.ts';
import { mailbox } from './demo/mailbox.ts';
import type { CallDeps } from './deps.ts';
import { answerHeaders, refusals, send } from './ground/answers.ts';
import type { Config } from './ground/config.ts';
import { createLog, type Log } from './ground/log.ts';
import type { Metrics } from './ground/metrics.ts';
import { createBlockedKeys } from './limits/blocked-keys.ts';
import { clientAt } from './limits/clients.ts';
import { createLimits } from './limits/limits.ts';
import { watchProxies } from './limits/missing-proxy-setting.ts';
import { type Pseudonym, shortLivedPseudonyms } from './limits/pseudonyms.ts';
import { createStreams, type Streams } from './live/streams.ts';
import { unsubscribe } from './notices/unsubscribe.ts';
import { health } from './process/health.ts';
import { sendAwaySlowReaders } from './process/slow-readers.ts';
import { createKnownSessions } from './sessions/known-sessions.ts';
import { originOf } from './site/origin.ts';
import { site } from './site/routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What came of it, or why it was refused; the log has it where it was refused. */
    logReason: string | undefined;
  }

  interface FastifyContextConfig {
    /** Whether it goes to the front of the line for the database. */
    isUrgent?: boolean;
  }
}

interface AppOptions {
  config: Config;
  database: Database;
  now?: () => Date;
  states?: RequestStates;
  log?: Log;
  pseudonym?: Pseudonym;
  metrics?: Metrics | undefined;
  streams?: Streams;
  wakeDelivery?: () => void;
  closing?: AbortSignal;
}

const malformed = JSON.stringify(refusals.malformed.body);

/** The whole server, not yet listening. The caller closes the database, after the server. */
export function createApp({
  config,
  database,
  now = () => new Date(),
  states = requestStates(days),
  log = createLog(config.logLevel),
  pseudonym = shortLivedPseudonyms(),
  metrics,
  streams = createStreams({ database, log, now }),
  wakeDelivery = () => {},
  closing = new AbortController().signal,
}: AppOptions): FastifyInstance {
  const logUnread = (cause: string, address: string | undefined, request: string = randomUUID()) =>
    log.info(
      { request, cause, client: clientAt(address, pseudonym) },
      'A request could not be read.',
    );
  const app = Fastify({
    // Fastify logs addresses, and an address may hold a token.
    logger: false,
    genReqId: () => randomUUID(),
    bodyLimit: 16 * 1024,
    // HEAD must not run a GET that uses a token up.
    exposeHeadRoutes: false,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    // Who sends a byte now and then is not waited for: these hold for all of a request, and its head.
    requestTimeout: 30_000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Node's own answer would have neither our headers nor a body, see `hasOneHost`.
      requireHostHeader: false,
    },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // These two come before any route: an address or a request that cannot be read at all.
    frameworkErrors: ({ code }, { url, id, ip, raw: request }, { raw }) => {
      logUnread(code, ip, id);
      if (url.startsWith('/api/') || !hasOneHost(request)) {
        raw.writeHead(400, headersOf(malformed)).end(malformed);
      } else raw.writeHead(303, { ...answerHeaders, Location: paths.landing }).end();
    },
    clientErrorHandler: ({ code }, socket) => {
      // Browsers open connections that they may not need: an answer there would be one to the next request.
      if (!socket.writable || socket.bytesRead === 0) return socket.destroy();
      logUnread(code, socket.remoteAddress);
      return socket.end(answerToUnread(code));
    },
  });
  // Node would refuse an unknown expectation with an empty answer, outside the contract.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  sendAwaySlowReaders(app.server);
  const siteOrigin = () => config.siteOrigin ?? originOf(app.server.address(), config);
  const deps: CallDeps = {
    config,
    database,
    now,
    states,
    log,
    metrics,
    streams,
    siteOrigin,
    wakeDelivery,
    blockedKeys: createBlockedKeys(),
    limits: createLimits({ config, now, pseudonym, log, metrics }),
    knownSessions: createKnownSessions(),
    pseudonym,
    proxies: watchProxies(config, { log, now }),
    closing,
  };
  app.addHook('onRequest', (request, reply, done) => {
    deps.proxies.look(request);
    if (hasOneHost(request.raw)) return done();
    logUnread('not one host', request.ip, request.id);
    send(reply.headers(answerHeaders), refusals.malformed);
  });
  app.addHook('preHandler', (request, _, done) => workFor(clientOf(request, deps), done));
  app.decorateRequest('logReason', undefined);
  // They would hold the server up for ever.
  app.addHook('preClose', async () => streams.close());
  app.register(health(deps));
  app.register(api(deps));
  app.register(unsubscribe(deps));
  if (config.mailbox) app.register(mailbox(config.mailbox, deps));
  if (config.providerStates) app.register(providerStates(deps));
  if (config.siteFolder) app.register(site(config.siteFolder, answerHere(deps), deps));
  else {
    app.setNotFoundHandler(async (_, reply) =>
      send(reply.headers(answerHeaders), refusals.nothingHere),
    );
  }
  return app;
}

/**
 * RFC 9112, 3.2: a request with two is refused, for a proxy may read the other one; so is one without,
 * but for those of HTTP/1.0.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
