import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '../ground/start-fault.ts';

export const lockName = 'lock.sqlite';

/** SQLite's result code for a lock that another connection has (https://sqlite.org/rescode.html). */
const busy = 5;

/**
 * PGlite does not notice when two processes open one folder, and both would spoil it. Returns what
 * unlocks the folder again; throws a `StartFault` while another process has it, in any
 * container. The lock is one of the kernel, on a file of SQLite (https://sqlite.org/lockingv3.html):
 * it ends with its process, however that ends.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, lockName);
  const lock = new DatabaseSync(file, { open: false });
  try {
    lock.open();
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    throw faultOf(error, folder, file);
  }
  return () => lock.close();
}

function faultOf(error: unknown, folder: string, file: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  return new StartFault(
    error.errcode === busy
      ? `The data in ${folder} is in use by another process. Stop it, or choose another DATA_FOLDER.`
      : `The data in ${folder} cannot be locked by ${file}: ${error.message}.`,
  );
}
