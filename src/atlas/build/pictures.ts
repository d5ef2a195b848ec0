import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser } from './browser.ts';
import { buildScenes } from './build.ts';
import { capture, drawing } from './capture.ts';
import { folders } from './files.ts';
import { readGallery } from './gallery.ts';
import { serve } from './serve.ts';

const key = join(folders.gallery, 'key');

/** Builds the frozen pages, and photographs them unless the pictures that are there show the same. */
export async function takePictures(): Promise<void> {
  await buildScenes(folders.scenes);
  const now = keyOfScenes();
  const { pictures, missing } = readGallery(folders.gallery);
  const isWhole = pictures.length > 0 && missing.length === 0;
  if (isWhole && existsSync(key) && readFileSync(key, 'utf8') === now) return;
  rmSync(key, { force: true });
  console.log('Taking a picture of every state …');
  installBrowser();
  const { address, close } = await serve(folders.scenes);
  const browser = await chromium.launch(drawing());
  try {
    await capture({ browser, atlas: address, folder: folders.gallery });
    writeFileSync(key, now);
  } finally {
    await browser.close();
    await close();
  }
}

/** Of all that a picture depends on. */
function keyOfScenes(): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folders.scenes, { recursive: true, withFileTypes: true });
  const built = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = [
    ...built.toSorted(),
    join(folders.source, 'build/capture.ts'),
    join(folders.root, 'package-lock.json'),
  ];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
