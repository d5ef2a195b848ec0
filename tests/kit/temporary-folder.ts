import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  folder: string;
  remove: () => Promise<void>;
}

const memory = '/dev/shm';
const neededBytes = 2 ** 31;

/** In memory where there is room: a database, a thousand files, is copied there ten times as fast. */
export const temporaryRoot = hasRoom(memory) ? memory : tmpdir();

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(join(temporaryRoot, 'book-exchange-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= neededBytes;
}
