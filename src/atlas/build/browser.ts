import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const headlessShell = '/usr/bin/chromium-headless-shell';

/** For each engine the program of Debian that starts it, what that needs, and what they come with. */
const debian = {
  chromium: {
    program: '/usr/bin/chromium',
    needs: [headlessShell],
    packages: [
      'chromium',
      'chromium-headless-shell',
      'fonts-dejavu-core',
      'fonts-noto-color-emoji',
    ],
  },
  firefox: { program: '/usr/bin/firefox-esr', needs: [], packages: ['firefox-esr'] },
  webkit: {
    program: '/usr/bin/WebKitWebDriver',
    needs: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<Engine, { program: string; needs: string[]; packages: string[] }>;

/** The browser of the system, where it has one of this engine with all that it needs. */
function systemBrowser(engine: Engine): string | undefined {
  const { program, needs } = debian[engine];
  return [program, ...needs].every(file => existsSync(file)) ? program : undefined;
}

/**
 * Chromium's headless shell, as Playwright starts it by default: the whole engine and network in fewer
 * processes, but no back-forward cache and no profile. That of the system where there is one, else
 * Playwright's own.
 */
export function browserOptions(): LaunchOptions {
  return systemBrowser('chromium') ? { executablePath: headlessShell } : {};
}

/** Makes sure that there is a browser of this engine. Throws where it cannot be had. */
export function installBrowser(engine: Engine = 'chromium'): void {
  if (systemBrowser(engine)) return;
  const osRelease = '/etc/os-release';
  const system = existsSync(osRelease) ? readFileSync(osRelease, 'utf8') : '';
  const commands = installation(engine, system, process.getuid?.() === 0);
  for (const [program = '', ...words] of commands) {
    execFileSync(program, words, {
      stdio: ['ignore', program === 'apt-get' ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/** The commands for a system with this `/etc/os-release`. */
export function installation(engine: Engine, system: string, isRoot: boolean): string[][] {
  if (!isRoot) return [['playwright', 'install', engine]];
  // Where others have a package of this name, it may be no browser but a way to a snap.
  const isDebian = /^ID="?debian"?$/m.test(system);
  if (!isDebian) return [['playwright', 'install', '--with-deps', engine]];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...debian[engine].packages],
  ];
}
