import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser } from './browser.ts';
import { buildAtlas } from './build.ts';
import { capture } from './capture.ts';
import { collect } from './data.ts';
import { folders } from './files.ts';
import { serve } from './serve.ts';

const key = join(folders.gallery, 'key');

/** Photographs every state, unless the pictures that are there show the same code. */
export async function takePictures(): Promise<void> {
  const now = keyOfSources();
  if (existsSync(key) && readFileSync(key, 'utf8') === now) return;
  rmSync(key, { force: true });
  console.log('Taking a picture of every state …');
  installBrowser();
  await buildAtlas(await collect(undefined), folders.atlas);
  const { address, close } = await serve(folders.atlas);
  try {
    await capture(address, folders.gallery);
    writeFileSync(key, now);
  } finally {
    await close();
  }
}

/** Of all that a picture depends on. */
function keyOfSources(): string {
  const hash = createHash('sha256');
  const source = join(folders.root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isShown);
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(source, file)));
  return hash.update(readFileSync(join(folders.root, 'package-lock.json'))).digest('hex');
}

function isShown(file: string): boolean {
  const places =
    /^(app|pages|flows|ui|paths|settings|atlas\/(stage|scene|build\/(build|capture)))\b/;
  return places.test(file) && /\.(tsx?|css|html|json|svg)$/.test(file);
}
