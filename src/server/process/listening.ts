import type { FastifyInstance } from 'fastify';
import { StartFault } from '../ground/start-fault.ts';

interface Place {
  host: string;
  port: number | undefined;
  /** What the port is set by. */
  setting: string;
  /** Whether other processes that say so may listen there, too. */
  isShared?: boolean;
}

/** Throws a `StartFault` where the port cannot be had. */
export async function listen(
  app: FastifyInstance,
  { host, port = 0, setting, isShared = false }: Place,
): Promise<void> {
  await app.ready();
  // For this name Fastify would add a second server, at ::1, without our time limits and our end.
  const address = host === 'localhost' ? '127.0.0.1' : host;
  const place = { host: address, port, reusePort: isShared };
  try {
    await app.listen(place);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    throw new StartFault(
      isTaken
        ? `Port ${port} of ${host} is taken. Stop what uses it, or set ${setting} to another number.`
        : `The server cannot listen on port ${port} of ${host}: ${error.message}`,
    );
  }
}
