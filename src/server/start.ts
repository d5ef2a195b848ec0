import { requestStates } from '../exchange/request-state.ts';
import { createApp } from './app.ts';
import { openDatabase } from './data/database.ts';
import { powerWarning } from './data/durability.ts';
import { forgetDemoPasswords, seed } from './demo/seed.ts';
import type { Deps } from './deps.ts';
import type { Config } from './ground/config.ts';
import type { Log } from './ground/log.ts';
import { createMetrics } from './ground/metrics.ts';
import { openPseudonyms } from './limits/pseudonyms.ts';
import { channel, createStreams } from './live/streams.ts';
import { type Delivery, startDelivery } from './mail/delivery.ts';
import { smtpSender } from './mail/smtp.ts';
import { startMaintenance } from './maintenance/maintenance.ts';
import { prepareClosing } from './process/closing.ts';
import { listen } from './process/listening.ts';
import { createOperator } from './process/operator.ts';
import { startTimers } from './process/timers-job.ts';
import { refuseOtherCharts } from './requests/stored.ts';
import { originOf } from './site/origin.ts';

/** In milliseconds: longer than any call takes that is not stuck. */
const timeoutMs = 10_000;

interface Running {
  /** What was bound, without a trailing slash. */
  origin: string;
  /** What the operator should know: where a loss of power can lose data, or somebody cannot get in. */
  warnings: string[];
  /** Resolves once a newer release has changed the tables so that this one cannot work with them. */
  past: Promise<Error>;
  /**
   * Goes on answering for `pause` milliseconds, answers what was asked, for ten seconds at most, ends
   * the mails that are under way, for three more at most, and closes the database.
   */
  close: (pause: number) => Promise<void>;
}

/** Resolves when the server answers. Throws a `StartFault`, and leaves nothing open, if it cannot. */
export async function start(config: Config, log: Log): Promise<Running> {
  const {
    database,
    listen: listenTo,
    past,
    close: closeDatabase,
  } = await openDatabase(config.data, log);
  const { host, port, sharePort, metricsPort, metricsHost } = config;
  const pseudonym = await openPseudonyms(config);
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const now = () => new Date();
  const delivery = deliveryOf(config, { database, log, now });
  const maintenance = startMaintenance({ database, log, config, now });
  const closing = new AbortController();
  const streams = createStreams({ database, log, now });
  const listening = await listenTo(channel, streams.hear, streams.miss);
  const deps: Deps = {
    config,
    database,
    now,
    states: requestStates(config.requestDays),
    log,
    metrics,
    siteOrigin: () => config.siteOrigin ?? originOf(app.server.address(), config),
    wakeDelivery: delivery.wake,
    pseudonym,
  };
  const app = createApp({ ...deps, streams, closing: closing.signal });
  const operator = createOperator(deps);
  let timers: ReturnType<typeof startTimers> | undefined;
  const { announce, stopListening } = prepareClosing(app.server);
  const close = async (pause: number) => {
    closing.abort();
    announce();
    await stopListening(pause);
    const late = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
    await app.close();
    clearTimeout(late);
    await timers?.stop();
    await delivery.stop();
    await maintenance.stop();
    await metrics?.app.close();
    await operator.close();
    await listening.stop();
    await closeDatabase();
  };
  try {
    await refuseOtherCharts(database);
    if (!config.mailbox) await forgetDemoPasswords(database);
    await listen(app, { host, port, setting: 'PORT', isShared: sharePort });
    if (metrics) {
      await listen(metrics.app, {
        host: metricsHost,
        port: metricsPort,
        setting: 'METRICS_PORT',
      });
    }
    const origin = originOf(app.server.address(), config);
    // Its members have passwords that anybody can read in the mailbox.
    if (config.mailbox) await seed(deps);
    timers = startTimers(deps);
    const warnings = [
      await powerWarning(database, config.data),
      tlsWarning(config),
      await operator.listen(),
    ];
    return { origin, warnings: warnings.filter(warning => warning !== undefined), past, close };
  } catch (error) {
    await close(0);
    throw error;
  }
}

function tlsWarning({ isProduction, siteOrigin = '' }: Config): string | undefined {
  if (!isProduction || siteOrigin.startsWith('https:')) return undefined;
  return (
    'SITE_ORIGIN does not begin with https. Without TLS browsers keep no session, and nobody can sign ' +
    'in: put a proxy that ends TLS before this server, and set SITE_ORIGIN to its address.'
  );
}

function deliveryOf({ smtp }: Config, deps: Pick<Deps, 'database' | 'log' | 'now'>): Delivery {
  if (!smtp) return { wake: () => {}, stop: async () => {} };
  return startDelivery({ ...deps, send: smtpSender(smtp) });
}
