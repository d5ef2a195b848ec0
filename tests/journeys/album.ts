import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { folders } from '../../src/atlas/build/files.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

/**
 * Gives the steps of a journey pictures of the page that they led to, without holding it up: the
 * steps that come while a picture is taken share the next one.
 */
export function createAlbum() {
  let waiting: { page: Page; step: Step }[] = [];
  let taking: Promise<void> | undefined;
  const take = async (attempts: number): Promise<void> => {
    // What is on its way already has led to this picture too.
    await new Promise(setImmediate);
    const page = waiting.at(-1)?.page;
    if (!page) return;
    const taken = waiting;
    waiting = [];
    const picture = await pictureOf(page);
    if (picture) for (const { step } of taken) step.picture = picture;
    else if (attempts > 1 && !page.isClosed()) waiting.unshift(...taken);
    await take(picture ? 3 : attempts - 1);
  };
  return {
    add(page: Page, step: Step) {
      waiting.push({ page, step });
      taking ??= take(3).finally(() => {
        taking = undefined;
      });
    },
    whenComplete: () => taking,
  };
}

/** Its name, or nothing where the page is gone or just goes. */
async function pictureOf(page: Page): Promise<string | undefined> {
  const options = { type: 'jpeg', quality: 60, scale: 'css', caret: 'initial' } as const;
  try {
    const picture = await page.screenshot({ ...options, timeout: 2_000 });
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
    const name = `pictures/${hash}.jpg`;
    const file = join(folders.walks, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
    return name;
  } catch {
    return undefined;
  }
}
