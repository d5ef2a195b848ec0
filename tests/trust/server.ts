import { onTestFinished } from 'vitest';
import { startBackend } from '../kit/backend.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

/**
 * The shipped backend, to be killed and listened to: only the API and the mailbox, with its data in
 * memory, which is measured, unless the settings say otherwise. What is left of it ends with the test.
 */
export async function startServer(settings: NodeJS.ProcessEnv = {}, folder?: string) {
  const defaults = { SITE_FOLDER: 'none', DATA_FOLDER: 'memory' };
  const server = await startBackend({ ...defaults, ...settings }, folder);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return { ...server, port: Number(new URL(server.origin).port) };
}
