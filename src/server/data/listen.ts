import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../ground/log.ts';

/** Takes what is notified on a channel of the database until it is stopped. `miss` is called where some of it may be lost. */
export type Listen = (
  channel: string,
  take: (payload: string) => void,
  miss: () => void,
) => Promise<Listening>;

interface Listening {
  stop: () => Promise<void>;
}

/** In milliseconds, after which a connection that was lost is opened anew. */
const retryDelayMs = 2_000;

/** Listens to what is notified in the embedded database. */
export function listenOnPGlite(pglite: PGlite): Listen {
  return async (channel, take) => ({ stop: await pglite.listen(channel, take) });
}

/**
 * With a connection of its own, which must lead to PostgreSQL itself or through a proxy that keeps sessions:
 * in the transaction mode of pgbouncer nothing arrives. What is notified while it is lost is missed.
 */
export function listenOnPostgresql(connectionString: string, log: Log): Listen {
  return async (channel, take, miss) => {
    const { Client } = await import('pg');
    const stopping = new AbortController();
    let client: InstanceType<typeof Client> | undefined;
    let retry: NodeJS.Timeout | undefined;
    const connect = async () => {
      const next = new Client({ connectionString, keepAlive: true });
      client = next;
      next.on('error', error => lost(error));
      next.on('end', () => lost());
      next.on('notification', ({ payload = '' }) => take(payload));
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    };
    const lost = (error?: unknown) => {
      if (stopping.signal.aborted || retry) return;
      log.error({ err: error }, 'The connection for live updates was lost.');
      retry = setTimeout(() => void connectAgain(), retryDelayMs);
    };
    const connectAgain = async () => {
      retry = undefined;
      await connect().then(miss, lost);
    };
    await connect().catch(lost);
    return {
      stop: async () => {
        stopping.abort();
        clearTimeout(retry);
        await client?.end().catch(() => {});
      },
    };
  };
}
