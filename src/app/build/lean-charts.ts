import type { Plugin } from 'vite';

/**
 * Takes out of the charts what no script reads: their types, and for the readers of the atlas, which has
 * them from the source, the descriptions of their states, the rules that they follow, and why a call fails.
 */
export function leanCharts(): Plugin {
  return {
    name: 'lean charts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/flows\/.*\.ts$/ },
      handler: code =>
        code
          .replaceAll(/^( *)types: \{$.*?^\1\},$/gms, '')
          .replaceAll(/\b(?:description|when):\s*(['`])[^'`]*\1,/g, '')
          .replaceAll(/\bmeta: \{ rule: '[^']*'(?:, looksLike: '[^']*')? \},?/g, ''),
    },
  };
}
