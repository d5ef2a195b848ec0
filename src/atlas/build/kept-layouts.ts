import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Layout } from '../chart/layout.ts';
import type { Chart } from '../model/chart.ts';
import { folders } from './files.ts';
import { layoutOf } from './layout.ts';
import { digestOf } from './traces.ts';

const layouts: Record<string, Promise<Layout>> = {};

/** The layout of a chart, which is laid out once and then kept in a file of the folder. */
export function keptLayoutOf(chart: Chart, folder: string = folders.layouts): Promise<Layout> {
  const file = join(folder, `${digestOf(chart)}-${drawing}.json`);
  return (layouts[file] ??= readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(async () => {
      const layout = await layoutOf(chart);
      // Where it cannot be kept, it is made anew the next time.
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(file, JSON.stringify(layout)))
        .catch(() => undefined);
      return layout;
    }));
}

/** Another one where charts are drawn otherwise. */
const drawing = globSync(['src/atlas/{build,chart}/*.ts', 'package-lock.json'], {
  cwd: folders.root,
})
  .toSorted()
  .reduce((hash, file) => hash.update(readFileSync(join(folders.root, file))), createHash('md5'))
  .digest('hex');
