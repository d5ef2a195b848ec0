import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { seed } from './seed.ts';
import { originOf } from './site-origin.ts';
import { StartFault } from './start-fault.ts';

interface Running {
  /** What was bound, without a trailing slash. */
  origin: string;
  /** Answers what was asked, for one second at most, and closes the database. */
  close: () => Promise<void>;
}

/** Resolves when the server answers. Throws a `StartFault`, and leaves nothing open, if it cannot. */
export async function start(config: Config): Promise<Running> {
  const { database, close: closeDatabase } = await openDatabase(config.data);
  const app = createApp({ config, database });
  const close = async () => {
    // A browser opens connections ahead of time, and `close` would wait for their first request.
    const late = setTimeout(() => app.server.closeAllConnections(), 1000);
    await app.close();
    clearTimeout(late);
    await closeDatabase();
  };
  try {
    await listen(app, config);
    const origin = originOf(app.server.address(), config);
    const siteOrigin = config.siteOrigin ?? origin;
    // The members of the seed have no way in but the mailbox.
    if (config.mailbox) await seed(database, { siteOrigin, now: new Date() });
    return { origin, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.ready();
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    throw new StartFault(
      isTaken
        ? `Port ${port} of ${host} is taken. Stop what uses it, or set PORT to another number.`
        : `The server cannot listen on port ${port} of ${host}: ${error.message}`,
    );
  }
}
