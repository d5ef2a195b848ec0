import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { readSettings } from '../../app/build/settings.ts';
import { css, targets } from '../../app/build/target.ts';
import { documents, folders } from './files.ts';
import { atlasModules, type Known } from './modules.ts';

/** Builds the atlas into a folder that any static server can show, at any address. */
export async function buildAtlas(known: Known, folder: string): Promise<void> {
  await build(settingsFor(documents, folder, [atlasModules(() => Promise.resolve(known))]));
}

/** Builds only its frozen pages, which show nothing that was recorded. */
export async function buildScenes(folder: string): Promise<void> {
  await build(settingsFor(['scene.html'], folder));
}

function settingsFor(
  names: readonly (typeof documents)[number][],
  folder: string,
  modules: Plugin[] = [],
): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root: folders.source,
    publicDir: false,
    base: './',
    define: { __SETTINGS__: JSON.stringify(readSettings({})) },
    plugins: [react(), modules, policy],
    css,
    build: {
      target: targets,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // What is asked for in advance would be asked for by an address from the root.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        checks: { eval: false },
        input: names.map(name => join(folders.source, name)),
      },
    },
  };
}

/** The atlas loads its own files alone; the browser enforces that. */
const policy: Plugin = {
  name: 'atlas-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content:
          "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
      injectTo: 'head-prepend',
    },
  ],
};
