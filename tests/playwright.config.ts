import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './browser/engine.ts';

export default defineConfig({
  testMatch: 'journeys/*.journey.ts',
  outputDir: '../reports/journeys',
  fullyParallel: true,
  // On a machine that has more to do, each step takes a while.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '../reports/journeys.json' }]],
  use: { launchOptions: browserOptions() },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'], testIgnore: '**/atlas*' },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: '**/atlas*',
      grep: /@phone/,
    },
    {
      name: 'atlas',
      use: devices['Desktop Chrome'],
      testMatch: 'journeys/atlas*.journey.ts',
      outputDir: '../reports/atlas',
    },
    { name: 'pictures', use: devices['Desktop Chrome'], testMatch: 'journeys/pictures.ts' },
  ],
});
