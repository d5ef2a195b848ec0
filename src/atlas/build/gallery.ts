import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../data.ts';
import { folders } from './files.ts';

/** The pictures that were taken last; none where none were taken. */
export function readPictures(): Picture[] {
  const index = join(folders.gallery, 'index.json');
  return existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : [];
}
