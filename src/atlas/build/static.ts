import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { css } from '../../app/build/target.ts';
import type { Chart } from '../model/chart.ts';
import { faultsOfPictures } from '../model/pictures.ts';
import { folders } from './files.ts';
import { keepPictures, takenPictures } from './pictures.ts';

/*
 * The last part of `npm run atlas:build`: the atlas as files, with the pictures that were taken before and
 * what the tests recorded last. It fails where a state that a page shows has no picture of its own.
 */
const server = await createServer({
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
});
const { collect, extractCharts, pagesWith } = await server.ssrLoadModule(
  join(folders.source, 'build/data.ts'),
);
const charts: Chart[] = extractCharts();
const pictures = takenPictures();
rmSync(folders.built, { recursive: true, force: true });
keepPictures(charts, pictures);
const data = JSON.stringify(await collect()).replaceAll('<', String.raw`\u003c`);
await server.close();
await build({
  configFile: false,
  logLevel: 'warn',
  root: folders.source,
  base: './',
  plugins: [{ name: 'data', transformIndexHtml: html => html.replace('<!--data-->', () => data) }],
  css,
  build: { outDir: folders.built, emptyOutDir: false, chunkSizeWarningLimit: 1_000 },
});
const faults = charts.flatMap(chart =>
  faultsOfPictures(chart, pagesWith(chart.id).size === 0, pictures),
);
console.log(`The atlas is in ${folders.built}, with ${pictures.length} pictures of states.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
