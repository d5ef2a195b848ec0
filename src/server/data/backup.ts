import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { writeAtomically } from '../ground/atomic-file.ts';
import type { Config } from '../ground/config.ts';
import { StartFault } from '../ground/start-fault.ts';
import { backUpPGlite, restorePGlite } from './pglite-backup.ts';

type Data = Config['data'];

/** Throws a `StartFault`, and leaves an older file as it was, where the data cannot be had. */
export async function backUp(data: Data, file: string): Promise<void> {
  const folder = folderOf(data);
  await writeAtomically(file, handle => backUpPGlite(folder, handle)).catch(error => {
    throw reasonOf(error, file);
  });
}

/** Throws a `StartFault`, and leaves the data as they were, where the file cannot take their place. */
export async function restore(
  data: Data,
  file: string,
  options: { overwrite: boolean },
): Promise<void> {
  const folder = folderOf(data);
  await access(file, constants.R_OK).catch(error => {
    throw reasonOf(error, file);
  });
  await restorePGlite(folder, file, options);
}

function folderOf(data: Data): string {
  if (data.kind === 'postgresql') {
    throw new StartFault('PostgreSQL is backed up by its own programs: pg_dump and pg_restore.');
  }
  if (data.folder !== undefined) return data.folder;
  throw new StartFault('Data in memory ends with its server. Set DATA_FOLDER.');
}

/** A fault of the operating system is reported with the name of the file. */
function reasonOf(error: unknown, file: string): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new StartFault(`${file} cannot be used: ${error.message}`) : error;
}
