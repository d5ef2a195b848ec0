import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContextOptions,
  chromium,
  firefox,
  type LaunchOptions,
  type Page,
  webkit,
} from '@playwright/test';
import {
  browserOptions,
  type Engine,
  systemBrowser,
  wholeBrowserOptions,
} from '../../src/atlas/build/browser.ts';
import { chromiumProfile, contextOptions, firefoxPrefs, type Preference } from './preferences.ts';
import type { Browser, Tab } from './tab.ts';

const types = { chromium, firefox, webkit } satisfies Record<Engine, unknown>;

/** The browser of the system where Playwright can drive it, else Playwright's own. */
export async function launchPlaywright(
  engine: Engine,
  preferences: readonly Preference[],
): Promise<Browser> {
  const program = systemBrowser(engine);
  const isFirefox = engine === 'firefox' && program !== undefined;
  if (isFirefox) keepFromFirefox('emulation.setMediaFeaturesOverride');
  const launch: LaunchOptions =
    engine === 'chromium' ? browserOptions() : { ...(program && { executablePath: program }) };
  const chosen = preferences.map(preference => contextOptions[preference]);
  const context = { viewport: { width: 1280, height: 800 }, ...Object.assign({}, ...chosen) };
  if (engine === 'chromium' && preferences.length > 0)
    return launchWithProfile(chromiumProfile(preferences), context);
  const browser = await types[engine].launch({
    ...launch,
    ...(isFirefox && firefoxOptions(preferences)),
  });
  return {
    openTab: async () => tabOf(await (await browser.newContext(context)).newPage()),
    close: () => browser.close(),
  };
}

/** Chromium takes some settings from nowhere else; all its tabs are of one context then. */
async function launchWithProfile(
  profile: object,
  options: BrowserContextOptions & LaunchOptions,
): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(profile));
  const context = await chromium.launchPersistentContext(folder, {
    ...wholeBrowserOptions(),
    ...options,
  });
  return {
    openTab: async () => tabOf(await context.newPage()),
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function firefoxOptions(preferences: readonly Preference[]): LaunchOptions {
  return {
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      // Else Playwright waits for ever for a page that comes from the back-forward cache.
      'fission.bfcacheInParent': false,
      ...Object.assign({}, ...preferences.map(preference => firefoxPrefs[preference])),
    },
  };
}

/** Playwright sends every page a command that Debian's Firefox does not know yet. */
function keepFromFirefox(command: string): void {
  const { stringify } = JSON;
  JSON.stringify = (value, ...rest) =>
    value?.method === command
      ? stringify({ ...value, method: 'session.status', params: {} })
      : Reflect.apply(stringify, JSON, [value, ...rest]);
}

/** Of a page that led elsewhere before Playwright knew that it had come, as only Firefox tells. */
function ignoreThatItMovedOn(error: Error): void {
  if (!error.message.includes('is interrupted by another navigation')) throw error;
}

function tabOf(page: Page): Tab {
  return {
    page,
    open: async url => {
      await page.goto(url, { waitUntil: 'commit' }).catch(ignoreThatItMovedOn);
    },
    evaluate: (run, argument) => page.evaluate(`(${run.toString()})(${JSON.stringify(argument)})`),
    click: selector => page.click(selector),
    clickAt: (x, y, times = 1) => page.mouse.click(x, y, { clickCount: times }),
    focus: selector => page.focus(selector),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.context().close(),
  };
}
