import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readSettings } from '../../src/app/build/settings.ts';

/**
 * The tests that mutants have to survive: those with an opinion of their own. None that compares
 * with what was extracted from the charts, and none that is random.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  define: { __SETTINGS__: JSON.stringify(readSettings({})) },
  test: {
    include: ['tests/{api,flows,pages,rules}/**/*.test.{ts,tsx}'],
    isolate: false,
  },
});
