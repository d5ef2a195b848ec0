import { onTestFinished } from 'vitest';
import { startBackend } from '../backend.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * The shipped backend, to be killed and listened to: only the API and the mailbox, unless the
 * settings say otherwise. What is left of it ends with the test.
 */
export async function startServer(settings: NodeJS.ProcessEnv = {}, folder?: string) {
  const server = await startBackend({ SITE_FOLDER: 'none', ...settings }, folder);
  onTestFinished(() => void server.stop('SIGKILL'));
  return { ...server, port: Number(new URL(server.origin).port) };
}
