import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from '@playwright/test';
import { scenes } from '../../kits/kits.ts';
import type { Picture } from '../data.ts';
import { browserOptions } from './browser.ts';

type Window = Picture['window'];
type Theme = Picture['theme'];

/** What is photographed, in a browser without motion. */
const windows = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<Window, BrowserContextOptions>;

const themes: readonly Theme[] = ['light', 'dark'];

/** The states that can be seen. */
const seenStates: string[] = [...scenes]
  .filter(([, scene]) => typeof scene === 'object')
  .map(([state]) => state)
  .toSorted((one, other) => one.localeCompare(other, 'en'));

/** A browser that draws the same page to the last pixel the same. */
export function drawing(): LaunchOptions {
  // Else a part that is drawn again keeps a trace of its edges.
  return { ...browserOptions(), args: ['--disable-partial-raster'] };
}

interface Session {
  browser: Browser;
  /** The address where the frozen pages are served. */
  atlas: string;
  /** Lies beside `scene.html` where the atlas shows the pictures, under the same name. */
  folder: string;
  states?: readonly string[];
  /** In milliseconds, until a page must be ready. */
  patience?: number;
}

/**
 * Photographs every state that can be seen into `<state>.<window>.<theme>.png`, in place of what
 * was there, and lists them in `index.json`. Throws where a page is not ready in time or tells of
 * a fault.
 */
export async function capture(session: Session): Promise<Picture[]> {
  const { folder } = session;
  await mkdir(folder, { recursive: true });
  const pictures = await Promise.all([captureIn('desktop', session), captureIn('phone', session)]);
  return keepOnly(folder, pictures.flat());
}

/** Shows a state as it is frozen, and waits until the page is complete. */
async function openScene(
  page: Page,
  { atlas, state, patience }: { atlas: string; state: string; patience: number },
): Promise<void> {
  const address = new URL(`scene.html?state=${encodeURIComponent(state)}`, atlas);
  await page.goto(address.href);
  const ready = page.locator(`html[data-ready="${state}"]`);
  await ready.waitFor({ state: 'attached', timeout: patience });
}

async function captureIn(window: Window, session: Session): Promise<Picture[]> {
  const { browser, atlas, folder, states = seenStates, patience = 30_000 } = session;
  const context = await browser.newContext({ ...windows[window], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', message => message.type() === 'error' && faults.push(message.text()));
  const pictures: Picture[] = [];
  for (const alike of Map.groupBy(states, seenIn).values()) {
    const [state = ''] = alike;
    const opened = openScene(page, { atlas, state, patience });
    await opened.catch(() => faults.unshift('it is never ready'));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      const picture = await page.screenshot({ animations: 'disabled' });
      for (const one of alike) {
        const name = `${one}.${window}.${theme}.png`;
        await writeFile(join(folder, name), picture);
        const file = `${basename(folder)}/${name}`;
        pictures.push({ state: one, window, theme, file, ...windows[window].viewport });
      }
    }
    if (faults.length > 0)
      throw new Error(`The page of ${state} is at fault: ${faults.join('; ')}`);
  }
  await context.close();
  return pictures;
}

/** Equal for states in which the same page is seen. */
function seenIn(state: string): string {
  const scene = scenes.get(state);
  return typeof scene === 'object' ? JSON.stringify(scene.seenAs ?? scene) : state;
}

async function keepOnly(folder: string, pictures: Picture[]): Promise<Picture[]> {
  const sorted = pictures.toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
  const kept = new Set(sorted.map(({ file }) => basename(file)));
  const others = (await readdir(folder)).filter(name => name.endsWith('.png') && !kept.has(name));
  await Promise.all(others.map(name => rm(join(folder, name))));
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(sorted, undefined, 2)}\n`);
  return sorted;
}
