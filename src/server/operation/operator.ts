import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeDataFolder, operatorName } from '../data/data-folder.ts';
import { newestReports, restore, suspend } from '../members/moderation.ts';
import type { Ports } from '../ports.ts';
import { reason } from './reason.ts';

const unknown = 'No member has this address.';

/** In milliseconds, after which a server without the socket looks whether it can have it. */
const round = 60_000;

interface Operator {
  /** Resolves to a warning where the command of the moderators cannot reach this server. */
  listen: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

/**
 * Where the command of the moderators asks the server, which alone can open the embedded database: a
 * socket in the data folder, for the owner alone. Of several servers with one folder one has it.
 */
export function createOperator({
  config: { dataFolder },
  ...world
}: Pick<Ports, 'config' | 'database' | 'log' | 'now'>): Operator {
  if (dataFolder === undefined) return { listen: async () => undefined, close: async () => {} };
  const path = join(dataFolder, operatorName);
  const app = appOf(world);
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
        rounds = setInterval(() => void take().catch(() => {}), round);
        await take();
        return undefined;
      } catch (error) {
        return `The command 'member' cannot reach this server: ${reason(error)}`;
      }
    },
    close: async () => {
      clearInterval(rounds);
      await app.close();
    },
  };
}

function appOf({ database, log, now }: Pick<Ports, 'database' | 'log' | 'now'>): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler((error, _, reply) => {
    log.error({ err: error }, 'A moderator could not be answered.');
    return reply.code(500).send('The server could not do it; its log says why.');
  });
  app.post<{ Querystring: { email?: string } }>('/suspend', async ({ query }, reply) => {
    const member = await suspend(database, { email: query.email ?? '', now: now() });
    if (!member) return reply.code(404).send(unknown);
    log.info({ member }, 'A member was suspended.');
    return 'The member is suspended, and signed out everywhere.\n';
  });
  app.post<{ Querystring: { email?: string } }>('/restore', async ({ query }, reply) => {
    const member = await restore(database, query.email ?? '');
    if (!member) return reply.code(404).send(unknown);
    log.info({ member }, 'A member was restored.');
    return 'The member can sign in again.\n';
  });
  app.post('/reports', async () => {
    const reports = await newestReports(database);
    return reports.map(report => `${JSON.stringify(report)}\n`).join('');
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
