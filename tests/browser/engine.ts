import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const headlessShell = '/usr/bin/chromium-headless-shell';
const isOnSystem = ['/usr/bin/chromium', headlessShell].every(file => existsSync(file));

const debianPackages = [
  'chromium',
  'chromium-headless-shell',
  'fonts-dejavu-core',
  'fonts-noto-color-emoji',
];

/**
 * Chromium's headless shell, as Playwright starts it by default: the whole engine and network in fewer
 * processes, but no back-forward cache and no profile. That of the system where there is one, else
 * Playwright's own.
 */
export function browserOptions(): LaunchOptions {
  return isOnSystem ? { executablePath: headlessShell } : {};
}

/** All of Chromium, with its back-forward cache and its profiles. */
export function wholeBrowserOptions(): LaunchOptions {
  return isOnSystem
    ? { executablePath: join(import.meta.dirname, 'chromium.sh') }
    : { channel: 'chromium' };
}

/** Makes sure that there is a Chromium. Throws where it cannot be had. */
export function installBrowser(): void {
  if (isOnSystem) return;
  if (process.getuid?.() !== 0) return run('playwright', 'install', 'chromium');
  // Where others have a package of this name, it may be no browser but a way to a snap.
  if (!isDebian()) return run('playwright', 'install', '--with-deps', 'chromium');
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...debianPackages);
}

function isDebian(): boolean {
  const osRelease = '/etc/os-release';
  return existsSync(osRelease) && /^ID="?debian"?$/m.test(readFileSync(osRelease, 'utf8'));
}

function run(program: string, ...words: string[]): void {
  execFileSync(program, words, {
    stdio: ['ignore', program === 'apt-get' ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
