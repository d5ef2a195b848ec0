import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Picture } from '../data.ts';
import { sceneOf } from '../stage/scenes.ts';

type Window = Picture['window'];
type Theme = Picture['theme'];

/** What is photographed, in a browser without motion. */
export const windows = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<Window, BrowserContextOptions>;

const themes: readonly Theme[] = ['light', 'dark'];

/** The states that can be seen. */
export const seenStates: string[] = [...sceneOf]
  .filter(([, scene]) => typeof scene === 'object')
  .map(([state]) => state)
  .toSorted((one, other) => one.localeCompare(other, 'en'));

const debianChromium = '/usr/bin/chromium';

/**
 * Photographs every state that can be seen into `<state>.<window>.<theme>.png`, in place of what
 * was there, and lists them in `index.json`.
 * @param atlas the address where the built atlas is served
 * @param folder lies beside `scene.html` where the atlas shows the pictures, under the same name
 * @throws Error where a page does not become ready or tells of a fault
 */
export async function capture(atlas: string, folder: string): Promise<Picture[]> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(
    existsSync(debianChromium) ? { executablePath: debianChromium } : {},
  );
  try {
    const taken = await Promise.all([
      captureIn('desktop', browser, atlas, folder),
      captureIn('phone', browser, atlas, folder),
    ]);
    const pictures = taken
      .flat()
      .toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
    await removeOthers(folder, pictures);
    await writeFile(join(folder, 'index.json'), `${JSON.stringify(pictures, undefined, 2)}\n`);
    return pictures;
  } finally {
    await browser.close();
  }
}

/** The page that shows a state as it is frozen, when it is complete. */
export async function openScene(page: Page, atlas: string, state: string): Promise<void> {
  const address = new URL(`scene.html?state=${encodeURIComponent(state)}`, atlas);
  await page.goto(address.href);
  await page.locator(`html[data-ready="${state}"]`).waitFor({ state: 'attached', timeout: 15_000 });
}

async function captureIn(window: Window, browser: Browser, atlas: string, folder: string) {
  const context = await browser.newContext({ ...windows[window], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  const pictures: Picture[] = [];
  for (const state of seenStates) {
    await openScene(page, atlas, state).catch((error: unknown) => {
      throw new Error(`The page of ${state} is never ready. ${faults.join(' ')}`, { cause: error });
    });
    for (const theme of themes) {
      const name = `${state}.${window}.${theme}.png`;
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: join(folder, name), animations: 'disabled' });
      const file = `${basename(folder)}/${name}`;
      pictures.push({ state, window, theme, file, ...windows[window].viewport });
    }
    if (faults.length > 0) throw new Error(`The page of ${state} tells: ${faults.join(' ')}`);
  }
  await context.close();
  return pictures;
}

async function removeOthers(folder: string, pictures: Picture[]): Promise<void> {
  const kept = new Set(pictures.map(({ file }) => basename(file)));
  const others = (await readdir(folder)).filter(name => name.endsWith('.png') && !kept.has(name));
  await Promise.all(others.map(name => rm(join(folder, name))));
}
