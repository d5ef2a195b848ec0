import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Chart } from '../model/chart.ts';
import type { Picture } from '../model/pictures.ts';
import { folders } from './files.ts';
import { digestOf } from './traces.ts';

/** What `npm run atlas:build` has kept. */
interface Kept {
  /** What each chart was, by its id. */
  digests: Record<string, string>;
  pictures: Picture[];
}

const file = join(folders.built, 'pictures.json');

/** The pictures of the last `npm run atlas:build`, without those of charts that have changed since; none before it has run. */
export function readPictures(charts: Chart[]): Picture[] {
  if (!existsSync(file)) return [];
  const { digests, pictures }: Kept = JSON.parse(readFileSync(file, 'utf8'));
  const same = new Set(charts.filter(one => digests[one.id] === digestOf(one)).map(({ id }) => id));
  return pictures.filter(({ state }) => same.has(state.split('.')[0] ?? ''));
}

/** One picture of each state, window and side, of those that were taken: that of a scene, where one names the state. */
export function takenPictures(): Picture[] {
  const taken = globSync(join(folders.pictures, '*.json'))
    .toSorted()
    .flatMap((name): Picture[] => JSON.parse(readFileSync(name, 'utf8')));
  const keyOf = ({ state, window, side = '' }: Picture) => [state, window, side].join('\n');
  return [...new Map(taken.toReversed().map(one => [keyOf(one), one])).values()];
}

/** Keeps pictures for the atlas, with what their charts were. */
export function keepPictures(charts: Chart[], pictures: Picture[]): void {
  mkdirSync(join(folders.built, 'pictures'), { recursive: true });
  for (const { file } of pictures) {
    copyFileSync(join(folders.pictures, basename(file)), join(folders.built, file));
  }
  const digests = Object.fromEntries(charts.map(chart => [chart.id, digestOf(chart)]));
  writeFileSync(file, JSON.stringify({ digests, pictures } satisfies Kept));
}
