import type { Plugin } from 'vite';

/**
 * Lets `inspectCharts` of a page watch its charts (see `start.tsx`): in development, and in a build
 * that asks for it. The function sees what events hold, so no other build has it.
 */
export function inspection(isWanted: boolean): Plugin {
  return {
    name: 'inspection',
    config: (_, { command }) => ({
      define: { __INSPECTION__: String(isWanted || command === 'serve') },
    }),
  };
}
