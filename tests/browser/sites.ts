import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folders } from '../../src/atlas/build/files.ts';
import { startBackend } from '../backend.ts';
import { bareEnvironment } from '../bare-environment.ts';

/** What a site is built with, see the README. */
type Setting = 'API_ORIGIN' | 'ANIMATION_HOST';

export interface Sites {
  /** The origin of the site as it is built with these settings. */
  originFor: (settings: Partial<Record<Setting, string>>) => Promise<string>;
  stop: () => Promise<void>;
}

/** Each of these sites is built and started once, when it is asked for. */
export function createSites(): Sites {
  const sites = new Map<string, ReturnType<typeof startSite>>();
  return {
    originFor: async settings => {
      const key = JSON.stringify(settings);
      const site = sites.get(key) ?? startSite(settings);
      sites.set(key, site);
      return (await site).origin;
    },
    stop: async () => {
      for (const site of sites.values()) await (await site).stop();
    },
  };
}

async function startSite(settings: Record<string, string>) {
  // Below the project, or what renders the pages would not find React; a run removes what is left.
  const home = join(folders.root, 'reports/temporary');
  await mkdir(home, { recursive: true });
  const folder = await mkdtemp(join(home, 'site-'));
  await promisify(execFile)('vite', ['build', '--logLevel', 'error'], {
    cwd: folders.root,
    env: { ...bareEnvironment, ...settings, INSPECT_CHARTS: 'on', BUILD_FOLDER: folder },
  });
  const { origin, stop } = await startBackend({ SITE_FOLDER: join(folder, 'site') });
  return {
    origin,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
