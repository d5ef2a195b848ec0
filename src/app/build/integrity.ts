import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The hash of a file of the site, as `integrity` takes it (W3C, Subresource Integrity). No hash can
 * be compressed, and every page has one for every script, so it is of the shortest kind.
 */
export function integrityOf(siteFolder: string, file: string): string {
  const content = readFileSync(join(siteFolder, file));
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * The import map of the site (HTML, 8.1.6): which file each script is that another one imports, so
 * that a changed script changes no other's name, and its hash. Browsers hold to it what is asked for
 * after the map. `imports` is from the names that stand in scripts to those of the files.
 */
export function importMap(siteFolder: string, imports: Record<string, string>): string {
  const integrity = Object.values(imports).map(path => [path, integrityOf(siteFolder, path)]);
  return JSON.stringify({ imports, integrity: Object.fromEntries(integrity) });
}
