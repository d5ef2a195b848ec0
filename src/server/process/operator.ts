import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { importBooks } from '../books/import.ts';
import { makeDataFolder, operatorName } from '../data/data-folder.ts';
import type { Deps } from '../deps.ts';
import { errorMessage } from '../ground/error-message.ts';
import { newestReports, restore, setModerator, suspend } from '../moderation/suspension.ts';

const unknown = 'No member has this address.';

/** In bytes, of a table of books. */
const maxBodyBytes = 64 * 1024 * 1024;

/** In milliseconds, after which a server without the socket looks whether it can have it. */
const retryDelayMs = 60_000;

interface Operator {
  /** Resolves to a warning where these commands cannot reach this server. */
  listen: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/**
 * Where the commands `member` and `books` ask the server, which alone can open the embedded database: a
 * socket in the data folder, for the owner alone. Of several servers with one folder one has it.
 */
export function createOperator(deps: Deps): Operator {
  const { dataFolder } = deps.config;
  if (dataFolder === undefined) return { listen: async () => undefined, close: async () => {} };
  const path = join(dataFolder, operatorName);
  const app = appOf(deps);
  let rounds: NodeJS.Timeout | undefined;
  const take = async () => {
    if (await isAnswered(path)) return;
    // A server that was killed has left it.
    await rm(path, { force: true });
    await app.listen({ path });
    await chmod(path, 0o600);
    clearInterval(rounds);
  };
  return {
    listen: async () => {
      try {
        await makeDataFolder(dataFolder);
        rounds = setInterval(() => void take().catch(() => {}), retryDelayMs);
        await take();
        return undefined;
      } catch (error) {
        return `The commands 'member' and 'books' cannot reach this server: ${errorMessage(error)}`;
      }
    },
    close: async () => {
      clearInterval(rounds);
      await app.close();
    },
  };
}

function appOf(deps: Deps): FastifyInstance {
  const { database, now, log } = deps;
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: maxBodyBytes });
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send(message);
    log.error({ err: error }, 'A command could not be followed.');
    return reply.code(500).send('The server could not do it; its log says why.');
  });
  app.post<{ Querystring: { email?: string } }>('/suspend', async ({ query }, reply) => {
    const member = await suspend(deps, query.email ?? '');
    if (!member) return reply.code(404).send(unknown);
    log.info({ member }, 'A member was suspended.');
    return 'The member is suspended, and signed out everywhere.\n';
  });
  app.post<{ Querystring: { email?: string } }>('/restore', async ({ query }, reply) => {
    const member = await restore(deps, query.email ?? '');
    if (!member) return reply.code(404).send(unknown);
    log.info({ member }, 'A member was restored.');
    return 'The member can sign in again.\n';
  });
  app.post<{ Querystring: { email?: string; off?: string } }>('/moderator', async (call, reply) => {
    const { email = '', off } = call.query;
    const isModerator = off === undefined;
    const member = await setModerator(database, email, isModerator);
    if (!member) return reply.code(404).send(unknown);
    log.info({ member, isModerator }, 'Whether a member is a moderator was changed.');
    return isModerator ? 'The member is a moderator.\n' : 'The member is no moderator any more.\n';
  });
  app.post('/reports', async () => {
    const reports = await newestReports(database);
    return reports.map(report => `${JSON.stringify(report)}\n`).join('');
  });
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_, table, done) =>
    done(null, table),
  );
  app.post<{ Body: Buffer }>('/books', async ({ body }) => {
    const { rows, ragged, stored, withoutTitle, withoutIsbn } = await importBooks(
      database,
      body,
      now(),
    );
    log.info({ rows, stored }, 'Books were imported.');
    return (
      `${rows} rows: ${stored} new books; ${withoutTitle} without a title are left out, ` +
      `${withoutIsbn} without a valid ISBN are kept without one, ` +
      `${ragged} with too few or too many cells are taken as they are.\n`
    );
  });
  return app;
}

/** Whether a server listens at a socket. */
async function isAnswered(path: string): Promise<boolean> {
  const connection = createConnection(path);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}
