import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { installBrowser } from './browser.ts';
import { buildAtlas } from './build.ts';
import { capture } from './capture.ts';
import { collect } from './data.ts';
import { folders } from './files.ts';

const key = join(folders.gallery, 'key');

/** Photographs every state, unless the pictures that are there show the same code. */
export async function takePictures(): Promise<void> {
  const now = keyOfSources();
  if (existsSync(key) && readFileSync(key, 'utf8') === now) return;
  console.log('Taking a picture of every state …');
  installBrowser();
  await buildAtlas(await collect(undefined), folders.atlas);
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folders.atlas },
    preview: { port: 0, open: false },
  });
  try {
    await capture(server.resolvedUrls?.local[0] ?? '', folders.gallery);
    writeFileSync(key, now);
  } finally {
    await server.close();
  }
}

/** Of all that a picture depends on. */
function keyOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of [join(folders.root, 'src')]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.map(name => join(folder, name)).filter(isShown)) {
      hash.update(relative(folders.root, file)).update(readFileSync(file));
    }
  }
  hash.update(readFileSync(join(folders.root, 'package-lock.json')));
  return hash.digest('hex');
}

function isShown(file: string): boolean {
  const [, room] =
    /\/src\/(app|pages|flows|ui|atlas\/stage|atlas\/build\/capture\.ts)\b/.exec(file) ?? [];
  return room !== undefined && /\.\w+$/.test(file) && !file.includes('/public/');
}
