import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const own = join(folder, `lock.${process.pid}`);
  if (heldHere.has(lock)) throw inUse(folder, lock, process.pid);
  await writeFile(own, String(process.pid));
  try {
    if (!(await placed(own, lock))) {
      await removeIfLeft(folder, lock);
      if (!(await placed(own, lock))) throw inUse(folder, lock, await holder(lock));
    }
  } finally {
    await rm(own, { force: true });
  }
  heldHere.add(lock);
  return async () => {
    heldHere.delete(lock);
    await rm(lock, { force: true });
  };
}

/** A hard link appears whole or not at all, so that nobody ever reads half a number. */
async function placed(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfLeft(folder: string, lock: string): Promise<void> {
  const before = await holder(lock);
  if (before !== undefined && isRunning(before)) throw inUse(folder, lock, before);
  const aside = join(folder, `lock.left.${process.pid}`);
  await rename(lock, aside).catch(() => {});
  const moved = await holder(aside);
  // Between the two looks another process may have taken the folder over: it gets its lock back.
  if (moved !== undefined && moved !== before) await placed(aside, lock);
  await rm(aside, { force: true });
}

async function holder(lock: string): Promise<number | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/** A container often gives every start the same number: our own was left by an earlier life. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

function inUse(folder: string, lock: string, pid: number | undefined): StartFault {
  return new StartFault(
    `The data in ${folder} is in use by process ${pid ?? 'unknown'}. Stop that process, or choose ` +
      `another DATA_FOLDER. If no such server is running, delete ${lock}.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
