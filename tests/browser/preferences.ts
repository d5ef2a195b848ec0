import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';
import type { Engine } from '../../src/atlas/build/browser.ts';

/** What somebody has chosen in their browser, which takes effect when it starts. */
export type Preference =
  | 'dark colours'
  | 'forced colours'
  | 'reduced motion'
  | 'no scripts'
  | 'no cookies, no storage'
  | 'back-forward cache';

/** What an engine has no switch for, and why. */
export const impossible: Partial<Record<`${Preference} in ${Engine}`, string>> = {
  'forced colours in webkit': 'WebKit does not know forced colours',
};

/** For Playwright: what a test's context is made with. */
export const contextOptions: Record<Preference, BrowserContextOptions & LaunchOptions> = {
  'dark colours': { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
  'no scripts': { javaScriptEnabled: false },
  'no cookies, no storage': {},
  'back-forward cache': { ignoreDefaultArgs: ['--disable-back-forward-cache'] },
};

/** For Chromium: what stands in the file `Preferences` of the profile. */
export function chromiumProfile(preferences: readonly Preference[]): object {
  const block = 2;
  const cookies = preferences.includes('no cookies, no storage') ? { cookies: block } : {};
  return { profile: { default_content_setting_values: cookies } };
}

/** For Firefox: what stands in `about:config`. */
export const firefoxPrefs: Record<Preference, Record<string, boolean | number>> = {
  'dark colours': { 'layout.css.prefers-color-scheme.content-override': 0 },
  'forced colours': { 'browser.display.document_color_use': 2 },
  'reduced motion': { 'ui.prefersReducedMotion': 1 },
  'no scripts': { 'javascript.enabled': false },
  'no cookies, no storage': { 'network.cookie.cookieBehavior': 2 },
  'back-forward cache': { 'fission.bfcacheInParent': true },
};

/** For Debian's WebKit: what its browser is called with, and what GTK reads in its `settings.ini`. */
export const webkitSwitches: Record<Preference, { arguments?: string[]; gtk?: string[] }> = {
  'dark colours': { gtk: ['gtk-theme-name=Adwaita-dark'] },
  'forced colours': {},
  'reduced motion': { gtk: ['gtk-enable-animations=0'] },
  'no scripts': { arguments: ['--enable-javascript=false'] },
  'no cookies, no storage': {
    arguments: ['--cookies-policy=never', '--enable-html5-local-storage=false'],
  },
  'back-forward cache': {},
};
