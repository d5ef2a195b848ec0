import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtlasData } from '../data.ts';
import type { Chart } from '../model/chart.ts';
import type { Picture } from '../model/pictures.ts';
import type { Run } from '../model/trace.ts';
import { folders } from './files.ts';
import { changedSince } from './traces.ts';

/** What `npm run atlas:build` keeps. */
export interface Kept extends Run {
  pictures: Picture[];
}

/** The file of what it keeps. */
export const keptPictures = join(folders.built, 'pictures.json');

/** The pictures of the last `npm run atlas:build`, without those of charts that have changed since; none before it has run. */
export function readPictures(charts: Chart[]): Pick<AtlasData, 'pictures' | 'picturesRun'> {
  if (!existsSync(keptPictures)) return { pictures: [], picturesRun: undefined };
  const kept: Kept = JSON.parse(readFileSync(keptPictures, 'utf8'));
  const changed = new Set(changedSince(kept, charts).map(({ id }) => id));
  const { date, commit } = kept;
  const pictures = kept.pictures.filter(({ state }) => !changed.has(state.split('.')[0] ?? ''));
  return { pictures, picturesRun: { date, commit } };
}
