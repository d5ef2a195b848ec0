import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Picture } from '../data.ts';
import { folders } from './files.ts';
import { fields, listOf, number, oneOf, text } from './shape.ts';

interface Gallery {
  /** Those that were taken last and are there. */
  pictures: Picture[];
  /** Those that were taken last and are gone, by their paths from the root of the project. */
  missing: string[];
  /** The index, where it is cut off or none. */
  unreadable: string[];
}

/** The pictures of states in a folder; none where none were taken. */
export function readGallery(folder: string): Gallery {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return { pictures: [], missing: [], unreadable: [] };
  const listed = contentOf(index);
  if (!listed) return { pictures: [], missing: [], unreadable: [relative(folders.root, index)] };
  const fileOf = ({ file }: Picture) => join(folder, basename(file));
  const lost = listed.map(fileOf).filter(file => !existsSync(file));
  return {
    pictures: listed.filter(one => existsSync(fileOf(one))),
    missing: lost.map(file => relative(folders.root, file)),
    unreadable: [],
  };
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
