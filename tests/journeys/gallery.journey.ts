import type { TestInfo } from '@playwright/test';
import { preview } from 'vite';
import { openScene, seenStates, windows } from '../../src/atlas/build/capture.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { pathsOf } from '../../src/atlas/build/ways.ts';
import { startBackend } from '../backend.ts';
import { walk, type Walker } from './gestures.ts';
import { expect, test as journey } from './journey.ts';

const test = journey.extend<{ walker: Walker }, { atlas: string; backend: { origin: string } }>({
  atlas: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'silent',
        build: { outDir: process.env['ATLAS'] ?? folders.atlas },
        preview: { port: 0, host: '127.0.0.1' },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  // Its provider states give every walk a member who has done nothing yet.
  backend: [
    async ({}, use) => {
      const { origin, stop } = await startBackend({ PROVIDER_STATES: 'on', ...(process.env['SITE'] && { SITE_FOLDER: process.env['SITE'] }) });
      await use({ origin });
      await stop();
    },
    { scope: 'worker' },
  ],
  walker: async ({ page, request, steps }, use) => {
    const freshToken: Walker['freshToken'] = async state => {
      const data = { action: 'setup', state };
      const { token } = await (await request.post('/provider-states', { data })).json();
      return token;
    };
    await use({ page, freshToken, steps, held: [] });
  },
});

// The pictures tell what differs.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const looks = [
  { window: 'phone', theme: 'light' },
  { window: 'desktop', theme: 'dark' },
] as const;

const paths = Object.entries(await pathsOf());
const walks = [...Map.groupBy(paths, ([, { gestures }]) => gestures.join()).values()].flatMap(
  ways => {
    const ids = ways.map(([id]) => id);
    const states = ids.filter(id => seenStates.includes(id));
    return ways.slice(0, 1).map(([, path]) => ({ ids, states, path }));
  },
);

for (const { window, theme } of looks) {
  test.describe(`a walk on a ${window} in the ${theme}`, () => {
    test.use({ ...windows[window], colorScheme: theme });

    for (const { states, path } of walks) {
      if (states.length === 0) continue;
      test(`leads to the frozen picture of ${states.join(', ')}`, async ({
        context,
        page,
        walker,
        atlas,
      }, info) => {
        const frozen = await context.newPage();
        const pictures = states.map(state => `${state}.${window}.${theme}.png`);
        for (const [index, state] of states.entries()) {
          await openScene(frozen, atlas, state);
          await frozen.screenshot({
            path: frozenAt(info, pictures[index]),
            animations: 'disabled',
          });
        }
        await walk(walker, path);
        await page.evaluate(() => scrollTo(0, 0));
        // The rim of a round button is smoothed a little otherwise where it was drawn before.
        for (const picture of pictures) {
          await expect(page).toHaveScreenshot(picture, { threshold: 0.02 });
        }
      });
    }
  });
}

test.describe('a walk', () => {
  for (const { ids, states, path } of walks) {
    if (states.length > 0) continue;
    test(`takes ${ids.join(', ')}`, ({ walker }) => walk(walker, path));
  }
});

function frozenAt(info: TestInfo, picture = ''): string {
  return info.snapshotPath(picture, { kind: 'screenshot' });
}
