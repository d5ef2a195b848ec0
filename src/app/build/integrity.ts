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
