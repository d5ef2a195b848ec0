import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tags with the hashes of the files that they name. W3C, Subresource Integrity. */
export function withIntegrity(tags: string, siteFolder: string): string {
  return tags.replaceAll(
    / (?:src|href)="\/([^"]+)"/g,
    (address, file: string) => `${address} integrity="${hashOf(siteFolder, file, 'sha384')}"`,
  );
}

/**
 * The hashes of all scripts that other scripts import (HTML, 8.1.6, import maps). Browsers hold to
 * them what is asked for after the map. No hash can be compressed, so these are of the shortest kind.
 */
export function importMap(siteFolder: string): string {
  const files = globSync('assets/*.js', { cwd: siteFolder }).toSorted();
  const integrity = files.map(file => [`/${file}`, hashOf(siteFolder, file, 'sha256')]);
  return JSON.stringify({ integrity: Object.fromEntries(integrity) });
}

function hashOf(siteFolder: string, file: string, algorithm: 'sha256' | 'sha384'): string {
  const content = readFileSync(join(siteFolder, file));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
