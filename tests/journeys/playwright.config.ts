import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from '../../src/atlas/build/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../reports/journeys',
  snapshotPathTemplate: '../../reports/frozen/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/journeys.json' }]],
  use: {
    trace: 'retain-on-failure',
    launchOptions: browserOptions(),
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: 'atlas*' },
    { name: 'phone', use: devices['Pixel 7'], testIgnore: 'atlas*', grep: /@phone/ },
    {
      name: 'atlas',
      use: devices['Desktop Chrome'],
      testMatch: 'atlas*.journey.ts',
      outputDir: '../../reports/atlas',
    },
  ],
});
