import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` into a function that fetches beforehand what the script will import.
 * Here each page names that itself (site-tags.ts), so an import is an import and no more.
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
