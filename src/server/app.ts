import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { paths } from '../paths.ts';
import { answerHeaders, refusals, send } from './answers.ts';
import { api } from './api.ts';
import type { Config } from './config.ts';
import { watchProxies } from './forgotten-proxy.ts';
import { createLog, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Ports } from './ports.ts';
import { createRefused } from './refused.ts';
import { health } from './routes/health.ts';
import { mailbox } from './routes/mailbox.ts';
import { providerStates } from './routes/provider-states.ts';
import { site } from './routes/site.ts';
import { originOf } from './site-origin.ts';
import { sendAwaySlowReaders } from './slow-readers.ts';
import type { Database } from './tables.ts';

interface World {
  config: Config;
  database: Database;
  now?: () => Date;
  log?: Log;
  metrics?: Metrics | undefined;
  wakeDelivery?: () => void;
  closing?: AbortSignal;
}

const malformed = JSON.stringify(refusals.malformed.answer);
const malformedHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(malformed)),
  ...answerHeaders,
};

/** The whole server, not yet listening. Whoever gave the database closes it, after the server. */
export function createApp({
  config,
  database,
  now = () => new Date(),
  log = createLog(config.logLevel),
  metrics,
  wakeDelivery = () => {},
  closing = new AbortController().signal,
}: World): FastifyInstance {
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
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // These two come before any route: an address or a request that cannot be read at all.
    frameworkErrors: (_error, { url }, { raw }) =>
      url.startsWith('/api/')
        ? raw.writeHead(400, malformedHeaders).end(malformed)
        : raw.writeHead(303, { ...answerHeaders, Location: paths.landing }).end(),
    clientErrorHandler: (_, socket) => {
      if (!socket.writable) return;
      const head = Object.entries({ ...malformedHeaders, Connection: 'close' });
      const lines = ['HTTP/1.1 400 Bad Request', ...head.map(pair => pair.join(': '))];
      socket.end([...lines, '', malformed].join('\r\n'));
    },
  });
  // Node would refuse an unknown expectation with an empty answer, outside the contract.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  sendAwaySlowReaders(app.server);
  const siteOrigin = () => config.siteOrigin ?? originOf(app.server.address(), config);
  const ports: Ports = {
    config,
    database,
    now,
    log,
    metrics,
    siteOrigin,
    wakeDelivery,
    refused: createRefused(),
    proxies: watchProxies(config, log),
    closing,
  };
  app.addHook('onRequest', (request, reply, done) => {
    ports.proxies.look(request);
    if (hasSeveralHosts(request.raw)) send(reply.headers(answerHeaders), refusals.malformed);
    else done();
  });
  app.register(health(ports));
  app.register(api(ports));
  if (config.mailbox) app.register(mailbox(config.mailbox, ports));
  if (config.providerStates) app.register(providerStates(ports));
  if (config.siteFolder) app.register(site(config.siteFolder, ports));
  else {
    app.setNotFoundHandler(async (_, reply) =>
      send(reply.headers(answerHeaders), refusals.nothingHere),
    );
  }
  return app;
}

/** RFC 9112, 3.2: one that a proxy reads in one way, and this server in another, is refused. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1;
}
