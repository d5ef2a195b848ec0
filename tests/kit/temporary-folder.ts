import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** Writes files by their paths, and the folders they need. */
export async function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
