import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` into a function that preloads what the script imports. A page names
 * those scripts itself (site-tags.ts), so that function, 1.7 kB of the first script, has no use.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain imports',
    enforce: 'pre',
    apply: 'build',
    load: id =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = load => load();'
        : undefined,
  };
}
