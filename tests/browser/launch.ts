import { type Engine, systemBrowser } from '../../src/atlas/build/browser.ts';
import { launchPlaywright } from './playwright-browser.ts';
import type { Preference } from './preferences.ts';
import type { Browser } from './tab.ts';
import { launchWebKit } from './webdriver-browser.ts';

export function launchBrowser(
  engine: Engine,
  preferences: readonly Preference[] = [],
): Promise<Browser> {
  const program = systemBrowser(engine);
  return engine === 'webkit' && program
    ? launchWebKit(program, preferences)
    : launchPlaywright(engine, preferences);
}
