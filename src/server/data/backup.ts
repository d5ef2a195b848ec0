import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Config } from '../operation/config.ts';
import { StartFault } from '../operation/start-fault.ts';
import { writeAtomically } from './atomic-file.ts';
import { backUpPGlite, restorePGlite } from './pglite-backup.ts';
import { backUpPostgresql, restorePostgresql } from './postgresql-backup.ts';

type Data = Config['data'];

/** Throws a `StartFault`, and leaves an older file as it was, where the data cannot be had. */
export async function backUp(data: Data, file: string): Promise<void> {
  await writeAtomically(file, handle =>
    data.kind === 'postgresql'
      ? backUpPostgresql(data.url, handle)
      : backUpPGlite(folderOf(data), handle),
  ).catch(error => {
    throw reasonOf(error, file);
  });
}

/** Throws a `StartFault`, and leaves the data as they were, where the file cannot take their place. */
export async function restore(
  data: Data,
  file: string,
  options: { overwrite: boolean },
): Promise<void> {
  await access(file, constants.R_OK).catch(error => {
    throw reasonOf(error, file);
  });
  if (data.kind === 'postgresql') await restorePostgresql(data.url, file, options);
  else await restorePGlite(folderOf(data), file, options);
}

function folderOf({ folder }: Data & { kind: 'pglite' }): string {
  if (folder !== undefined) return folder;
  throw new StartFault('Data in memory end with their server. Set DATA_FOLDER or DATABASE_URL.');
}

/** What the system says of a file names it. */
function reasonOf(error: unknown, file: string): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new StartFault(`${file} cannot be used: ${error.message}`) : error;
}
