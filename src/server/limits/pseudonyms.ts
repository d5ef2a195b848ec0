import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyName } from '../data/data-folder.ts';
import { writeAtomically } from '../ground/atomic-file.ts';
import type { Config } from '../ground/config.ts';

/**
 * What stands for a text where the text itself must not be kept: always the same, and not to be made
 * again without the key (HMAC-SHA256, RFC 2104).
 */
export type Pseudonym = (text: string) => string;

/** In bytes; RFC 2104, 3, asks for no less than the hash has. */
const keyBytes = 32;

/**
 * Pseudonyms by a key: the same text has the same one, from which it cannot be read (HMAC-SHA-256, RFC
 * 2104).
 */
export function pseudonymsWith(key: Uint8Array | string): Pseudonym {
  return text => createHmac('sha256', key).update(text).digest('base64url');
}

/** With a key that ends with the process. */
export function shortLivedPseudonyms(): Pseudonym {
  return pseudonymsWith(randomBytes(keyBytes));
}

/**
 * With the key of the settings, otherwise one that is kept in the data folder, otherwise one that
 * ends with the process. To be called by the process that has the folder's lock.
 */
export async function openPseudonyms({
  data,
  secretKey,
}: Pick<Config, 'data' | 'secretKey'>): Promise<Pseudonym> {
  if (secretKey !== undefined) return pseudonymsWith(secretKey);
  const folder = data.kind === 'pglite' ? data.folder : undefined;
  return folder === undefined ? shortLivedPseudonyms() : pseudonymsWith(await keyIn(folder));
}

async function keyIn(folder: string): Promise<Uint8Array> {
  const file = join(folder, keyName);
  const kept = await readFile(file).catch(() => undefined);
  if (kept?.length === keyBytes) return kept;
  const key = randomBytes(keyBytes);
  await writeAtomically(file, handle => handle.writeFile(key));
  return key;
}
