import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from './start-fault.ts';

const heldHere = new Set<string>();

/**
 * PGlite does not notice when two processes open one folder, and both would spoil it. Returns
 * what unlocks the folder again; throws a `StartFault` while another process has it. What a
 * process that died has left behind is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  if (!(await isPlaced(lock, process.pid))) {
    await removeIfLeft(folder, lock);
    if (!(await isPlaced(lock, process.pid))) throw inUse(folder, lock, await holder(lock));
  }
  heldHere.add(lock);
  return async () => {
    heldHere.delete(lock);
    await rm(lock, { force: true });
  };
}

async function isPlaced(lock: string, pid: number): Promise<boolean> {
  try {
    await writeFile(lock, String(pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfLeft(folder: string, lock: string): Promise<void> {
  const before = await holder(lock);
  if (before === undefined || isRunning(before, lock)) throw inUse(folder, lock, before);
  const aside = join(folder, `lock.left.${process.pid}`);
  await rename(lock, aside).catch(() => {});
  const moved = await holder(aside);
  // Between the two looks another process may have taken the folder over: it gets its lock back.
  if (moved !== undefined && moved !== before) await isPlaced(lock, moved);
  await rm(aside, { force: true });
}

/** Undefined for a lock that is not wholly written yet: its process is about to do so. */
async function holder(lock: string): Promise<number | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** A container often gives every start the same number: our own may be left by an earlier life. */
function isRunning(pid: number, lock: string): boolean {
  if (pid === process.pid) return heldHere.has(lock);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

function inUse(folder: string, lock: string, pid: number | undefined): StartFault {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new StartFault(
    `The data in ${folder} is in use by ${who}. Stop it, or choose another DATA_FOLDER. ` +
      `If no such server is running, delete ${lock}.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
