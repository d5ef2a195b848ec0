import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { answerHeaders } from './answers.ts';

/** One call of the API that has been answered. */
export interface Answered {
  /** A method and the pattern of a path: it never holds what a visitor has sent. */
  operation: string;
  status: number;
  seconds: number;
}

/** What is worked on when its time has come. */
export type Due = 'request' | 'notices of a member' | 'wish' | 'wishes for a copy';

export type Metrics = ReturnType<typeof createMetrics>;

/** In the form of Prometheus, exposition format 0.0.4. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'book_exchange_answers_total',
    help: 'Answers of the API.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'book_exchange_answer_seconds',
    help: 'How long the API took to answer.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refused = new Counter({
    name: 'book_exchange_refused_total',
    help: 'Calls and streams that were refused or ended by a limit.',
    labelNames: ['limit'],
    registers,
  });
  const failures = new Counter({
    name: 'book_exchange_failed_rows_total',
    help: 'What was due and has failed, to be tried again in an hour.',
    labelNames: ['kind'],
    registers,
  });
  return {
    countRefused: (limit: string) => refused.inc({ limit }),
    countFailure: (kind: Due) => failures.inc({ kind }),
    observe: (answered: Answered) => {
      const { operation, status } = answered;
      answers.inc({ operation, status });
      seconds.observe({ operation }, answered.seconds);
    },
    /** A server of its own, so that no proxy in front of the site hands the metrics out. */
    app: appOf(registry),
  };
}

function appOf(registry: Registry): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(answerHeaders);
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
