import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

/** With the browser of the system where there is one, else with Playwright's own. */
export function browserOptions(): LaunchOptions {
  return existsSync(debianChromium) ? { executablePath: debianChromium } : {};
}

/** Makes sure that there is a browser for the journeys. */
export function installBrowser(): void {
  if (existsSync(debianChromium)) return;
  const osRelease = '/etc/os-release';
  const system = existsSync(osRelease) ? readFileSync(osRelease, 'utf8') : '';
  for (const [program = '', ...words] of installation(system, process.getuid?.() === 0)) {
    execFileSync(program, words, {
      stdio: ['ignore', program === 'apt-get' ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** The commands for a system with this `/etc/os-release`. */
export function installation(system: string, isRoot: boolean): string[][] {
  if (!isRoot) return [['playwright', 'install', 'chromium']];
  // Where others have a package of this name, it may be no browser but a way to a snap.
  const isDebian = /^ID="?debian"?$/m.test(system);
  if (!isDebian) return [['playwright', 'install', '--with-deps', 'chromium']];
  const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-color-emoji'];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ];
}
