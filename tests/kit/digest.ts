import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * SHA-256, in hex, of the names and contents of the files that match glob patterns below the project.
 * Throws where a pattern matches none.
 */
export function digestOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = new Set(patterns.flatMap(filesOf));
  for (const file of [...files].toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter(file =>
    statSync(join(root, file)).isFile(),
  );
  if (files.length === 0) throw new Error(`No file matches ${pattern}`);
  return files;
}
