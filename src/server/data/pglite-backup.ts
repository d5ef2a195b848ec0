import { existsSync } from 'node:fs';
import { type FileHandle, readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Kysely, PGliteDialect } from 'kysely';
import { errorMessage } from '../ground/error-message.ts';
import { StartFault } from '../ground/start-fault.ts';
import { closeToOthers, makeDataFolder } from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { firstMigration, migrate } from './migrations.ts';
import { openPGlite } from './open-pglite.ts';
import { mendPGlite, pgliteIn, replacePGlite, restoredIn } from './pglite-folder.ts';
import type { Tables } from './tables.ts';

/** Writes a compressed archive of all files. Throws a `StartFault` while a server has them open. */
export async function backUpPGlite(folder: string, handle: FileHandle): Promise<void> {
  if (!existsSync(folder)) throw noData(folder);
  await makeDataFolder(folder);
  const unlock = lockFolder(folder);
  try {
    await mendPGlite(folder);
    if (!existsSync(pgliteIn(folder))) throw noData(folder);
    const pglite = await openPGlite(pgliteIn(folder));
    try {
      await pglite.waitReady;
      await closeToOthers(pgliteIn(folder));
      await pglite.exec('checkpoint');
      const archive = await pglite.dumpDataDir('gzip');
      await handle.writeFile(Buffer.from(await archive.arrayBuffer()));
    } finally {
      await pglite.close();
    }
  } finally {
    unlock();
  }
}

/**
 * Throws a `StartFault`, and leaves everything as it was, where the file is no backup, a server has
 * the folder open, or there are data that may not be overwritten.
 */
export async function restorePGlite(
  folder: string,
  file: string,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  await makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const fresh = restoredIn(folder);
  try {
    await mendPGlite(folder);
    if (existsSync(pgliteIn(folder)) && !overwrite) throw wouldOverwrite(folder);
    await rm(fresh, { recursive: true, force: true });
    await unpack(file, fresh);
    await closeToOthers(fresh);
    await replacePGlite(folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    unlock();
  }
}

/** Opens what was unpacked, too: only what this server can work with takes the place of anything. */
async function unpack(file: string, fresh: string): Promise<void> {
  const archive = await readFile(file);
  try {
    // PGlite does not check that an archive is whole.
    await promisify(gunzip)(archive);
    const pglite = await openPGlite(fresh, { loadDataDir: new Blob([archive]) });
    const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    try {
      const known = 'select from kysely_migration where name = $1';
      const { rows } = await pglite.query(known, [firstMigration]);
      if (rows.length === 0) throw new Error('Its tables are of another product.');
      await migrate(database);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    throw new StartFault(
      `${file} is no whole backup of this server. Nothing was changed. (${errorMessage(error)})`,
    );
  }
}

function noData(folder: string): StartFault {
  return new StartFault(`There are no data in ${folder}. Set DATA_FOLDER to where they are.`);
}

function wouldOverwrite(folder: string): StartFault {
  return new StartFault(
    `There are data in ${folder}, which would be lost. Back them up, then restore with ` +
      '--overwrite, or choose another DATA_FOLDER.',
  );
}
