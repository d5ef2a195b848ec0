import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { css } from '../src/app/build/target.ts';
import { folders } from '../src/atlas/build/files.ts';
import type { Chart } from '../src/atlas/model/chart.ts';
import { installBrowser } from './browser/engine.ts';
import { faultsOfPictures, keepPictures, takenPictures } from './evidence/pictures.ts';
import { bareEnvironment } from './kit/bare-environment.ts';

/*
 * `npm run atlas:build` takes the pictures of states anew, opens all that can be brought about, and writes the
 * atlas with the pictures, and with what `npm test` recorded last, into `build/atlas`. It fails where a journey
 * does, and where a state that a page shows has no picture of its own.
 */
rmSync(folders.pictures, { recursive: true, force: true });
installBrowser();
const isDone = [
  'npm run --silent build',
  "playwright test --config=tests/playwright.config.ts --project=states --project='states on a phone' --project=setups --reporter=dot",
].every(run);
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
process.exitCode = isDone && faults.length === 0 ? 0 : 1;

function run(line: string): boolean {
  const env = { ...bareEnvironment, INSPECT_CHARTS: 'on' };
  return spawnSync(line, { shell: true, stdio: 'inherit', env }).status === 0;
}
