import { defineConfig, devices } from '@playwright/test';
import { browserOptions } from './browser/engine.ts';
import { plainJourneys } from './journeys/scenes/scenes.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Takes the pictures of states, but of no page that goes on by itself. */
const camera = {
  testMatch: [plainJourneys, 'journeys/states.ts'],
  grepInvert: /@moving/,
  use: {
    hasCamera: true,
    colorScheme: 'light' as const,
    contextOptions: { reducedMotion: 'reduce' as const },
  },
};

export default defineConfig<{ hasCamera: boolean }>({
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
      use: phone,
      testIgnore: '**/atlas*',
      grep: /@phone/,
    },
    {
      name: 'atlas',
      use: devices['Desktop Chrome'],
      testMatch: 'journeys/atlas*.journey.ts',
      outputDir: '../reports/atlas',
    },
    { name: 'setups', use: devices['Desktop Chrome'], testMatch: 'journeys/setups.ts' },
    { ...camera, name: 'states', use: { ...devices['Desktop Chrome'], ...camera.use } },
    { ...camera, name: 'states on a phone', use: { ...phone, ...camera.use } },
    { name: 'pictures', use: devices['Desktop Chrome'], testMatch: 'journeys/pictures.ts' },
  ],
});
