import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import type { Picture } from '../data.ts';
import { sceneOf } from '../stage/scenes.ts';
import { browserOptions } from './browser.ts';

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

/** A browser that draws the same page to the last pixel the same. */
export function drawing(): LaunchOptions {
  // Else a part that is drawn again keeps a trace of its edges.
  return { ...browserOptions(), args: ['--disable-partial-raster'] };
}

interface Session {
  /** The address where the built atlas is served. */
  atlas: string;
  /** Lies beside `scene.html` where the atlas shows the pictures, under the same name. */
  folder: string;
  states: readonly string[];
  /** In milliseconds, until a page must be ready. */
  patience: number;
}

/**
 * Photographs every state that can be seen into `<state>.<window>.<theme>.png`, in place of what
 * was there, and lists them in `index.json`. Throws where a page is not ready in time or tells of
 * a fault.
 */
export async function capture(
  atlas: string,
  folder: string,
  { states = seenStates, patience = 30_000 }: Partial<Session> = {},
): Promise<Picture[]> {
  await mkdir(folder, { recursive: true });
  const session = { atlas, folder, states, patience };
  const browser = await chromium.launch(drawing());
  try {
    const pictures = await Promise.all([
      captureIn('desktop', browser, session),
      captureIn('phone', browser, session),
    ]);
    return await keepOnly(folder, pictures.flat());
  } finally {
    await browser.close();
  }
}

/** Shows a state as it is frozen, and waits until the page is complete. */
export async function openScene(
  page: Page,
  { atlas, state, patience }: { atlas: string; state: string; patience: number },
): Promise<void> {
  const address = new URL(`scene.html?state=${encodeURIComponent(state)}`, atlas);
  await page.goto(address.href);
  const ready = page.locator(`html[data-ready="${state}"]`);
  await ready.waitFor({ state: 'attached', timeout: patience });
}

async function captureIn(window: Window, browser: Browser, session: Session): Promise<Picture[]> {
  const { folder, states } = session;
  const context = await browser.newContext({ ...windows[window], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  const pictures: Picture[] = [];
  for (const state of states) {
    await openScene(page, { ...session, state }).catch(() => faults.unshift('it is never ready'));
    for (const theme of themes) {
      const name = `${state}.${window}.${theme}.png`;
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: join(folder, name), animations: 'disabled' });
      const file = `${basename(folder)}/${name}`;
      pictures.push({ state, window, theme, file, ...windows[window].viewport });
    }
    if (faults.length > 0)
      throw new Error(`The page of ${state} is at fault: ${faults.join('; ')}`);
  }
  return pictures;
}

async function keepOnly(folder: string, pictures: Picture[]): Promise<Picture[]> {
  const sorted = pictures.toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
  const kept = new Set(sorted.map(({ file }) => basename(file)));
  const others = (await readdir(folder)).filter(name => name.endsWith('.png') && !kept.has(name));
  await Promise.all(others.map(name => rm(join(folder, name))));
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(sorted, undefined, 2)}\n`);
  return sorted;
}
