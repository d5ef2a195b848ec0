import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Picture } from '../data.ts';
import { folders } from './files.ts';
import { fields, listOf, number, oneOf, text } from './shape.ts';

interface Gallery {
  /** Those that were taken last. */
  pictures: Picture[];
  /** The index, where it is cut off or none. */
  unreadable: string[];
}

/** The pictures of states in a folder; none where none were taken. */
export function readGallery(folder: string): Gallery {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return { pictures: [], unreadable: [] };
  const pictures = contentOf(index);
  return pictures
    ? { pictures, unreadable: [] }
    : { pictures: [], unreadable: [relative(folders.root, index)] };
}

function contentOf(index: string): Picture[] | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(index, 'utf8'));
    return isList(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: unknown): value is Picture[] {
  return list(value);
}

const list = listOf(
  fields({
    state: text,
    window: oneOf('phone', 'desktop'),
    theme: oneOf('light', 'dark'),
    file: text,
    width: number,
    height: number,
  }),
);
