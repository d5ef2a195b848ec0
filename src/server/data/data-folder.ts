import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '../ground/error-message.ts';
import { StartFault } from '../ground/start-fault.ts';
import { lockName } from './folder-lock.ts';
import { pgliteNames } from './pglite-folder.ts';

/** The key of what must not be guessed, such as pseudonyms and tokens against XSRF. */
export const keyName = 'secret-key';
/** The places that the operator has brought, a line for each, the largest first: name, country with a postcode, latitude, longitude and part of the country, between tabs. */
export const placesName = 'places.tsv.br';
/** The socket of the command for moderators. */
export const operatorName = 'operator.sock';

/**
 * Makes a folder that only its owner may enter, or closes one of ours that is there, for its files hold
 * live links and hashes of passwords. Throws a `StartFault` where that cannot be done.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { mode, uid } = await stat(folder);
    if ((mode & 0o077) === 0) return;
    if (uid !== process.getuid?.()) throw new Error('it belongs to another user');
    if (!(await isOurs(folder))) throw new Error('it has files of others');
    await chmod(folder, 0o700);
  } catch (error) {
    throw new StartFault(`DATA_FOLDER ${folder} cannot be used: ${errorMessage(error)}.`);
  }
}

/** What a new volume has, or what a server has left, though it was killed half-way. */
async function isOurs(folder: string): Promise<boolean> {
  const names = (await readdir(folder)).filter(name => name !== 'lost+found');
  const files = [lockName, keyName, operatorName, placesName, ...Object.values(pgliteNames)];
  const own = new Set<string>(files);
  return names.length === 0 || names.some(name => own.has(name));
}

/**
 * Takes the permissions of all others from everything in a folder: PGlite gives them away. What lies
 * elsewhere, behind a symbolic link, stays as it is.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o700);
  for (const entry of entries.filter(entry => !entry.isSymbolicLink())) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
