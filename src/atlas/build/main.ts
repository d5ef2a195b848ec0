import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAtlas } from './build.ts';
import { collect } from './data.ts';
import { folders } from './files.ts';
import { CannotBuild, readOptions, usage } from './options.ts';
import { takePictures } from './pictures.ts';
import { recordResults } from './recording.ts';
import { serve } from './serve.ts';

/** `npm run atlas` */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) return console.log(usage);
  if (options.picturesOnly) return takePictures();
  recordResults();
  await takePictures();
  const known = await collect(options.since);
  await buildAtlas(known, folders.atlas);
  await copy(folders.gallery, 'gallery');
  await copy(join(folders.walks, 'pictures'), 'walks/pictures');
  console.log(`The atlas is built: build/atlas (${known.walks.length} walks)`);
  if (options.buildOnly) return;
  const { address } = await serve(folders.atlas, options);
  console.log(`It is served at ${address} until you press Ctrl+C.`);
}

/** Only a walk in a browser leaves pictures. */
async function copy(folder: string, name: string): Promise<void> {
  if (existsSync(folder)) await cp(folder, join(folders.atlas, name), { recursive: true });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CannotBuild)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
