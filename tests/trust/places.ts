import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import type { Config } from '../../src/server/ground/config.ts';
import { startPostgres } from '../kit/postgres.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';

/** Where the data of a proof lies: the settings of a server, and how the proof looks inside. */
export interface Place {
  settings: Record<string, string>;
  data: Config['data'];
}

export async function inFolder(): Promise<Place & { folder: string }> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const data = join(folder, 'data');
  return { folder, settings: { DATA_FOLDER: data }, data: { kind: 'pglite', folder: data } };
}

/** Skips the test where PostgreSQL is not installed. */
export async function onPostgres({ skip }: TestContext, options?: string[]) {
  const postgres = await startPostgres(options);
  if (!postgres) return skip('PostgreSQL is not installed');
  onTestFinished(() => postgres.stop());
  const { url } = postgres;
  const place: Place = { settings: { DATABASE_URL: url }, data: { kind: 'postgresql', url } };
  return { ...postgres, ...place };
}
