import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What `DATA_FOLDER` may have of PGlite: its files, and those that are being replaced, or replace them. */
export const pgliteNames = {
  current: 'pglite',
  former: 'pglite.former',
  restored: 'pglite.restored',
} as const;

/** Where PGlite keeps its files within `DATA_FOLDER`. */
export function pgliteIn(folder: string): string {
  return join(folder, pgliteNames.current);
}

/** Where a backup is unpacked. */
export function restoredIn(folder: string): string {
  return join(folder, pgliteNames.restored);
}

/**
 * Puts what was unpacked in the place of PGlite's files, for a process that has the folder's lock.
 * Should it die half-way, `mendPGlite` brings the former files back.
 */
export async function replacePGlite(folder: string): Promise<void> {
  await mendPGlite(folder);
  if (existsSync(pgliteIn(folder))) await rename(pgliteIn(folder), formerIn(folder));
  await rename(restoredIn(folder), pgliteIn(folder));
  await mendPGlite(folder);
}

/** To be called before PGlite opens its files, while the folder is locked. */
export async function mendPGlite(folder: string): Promise<void> {
  const former = formerIn(folder);
  if (!existsSync(former)) return;
  if (existsSync(pgliteIn(folder))) await rm(former, { recursive: true });
  else await rename(former, pgliteIn(folder));
}

function formerIn(folder: string): string {
  return join(folder, pgliteNames.former);
}
