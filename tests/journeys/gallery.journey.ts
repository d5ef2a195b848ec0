import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mergeTests, type TestInfo } from '@playwright/test';
import { drawing, openScene, seenStates, windows } from '../../src/atlas/build/capture.ts';
import { folders } from '../../src/atlas/build/files.ts';
import { knownPaths } from '../atlas/known-paths.ts';
import { startBackend } from '../backend.ts';
import { type Front, startFront } from '../browser/front.ts';
import { tabOf } from '../browser/playwright-browser.ts';
import { Visitor } from '../browser/visitor.ts';
import { walk, type Walker } from '../walks/gestures.ts';
import { served } from './atlas.ts';
import { expect, test as journey } from './journey.ts';
import { newPasswordIn } from './reset-form.ts';

const test = mergeTests(journey, served).extend<
  { walker: Walker },
  { backend: Front & { mailbox: string } }
>({
  // Its provider states give every walk a member who has done nothing yet.
  backend: [
    async ({}, use) => {
      const { origin, mailbox, stop } = await startBackend({ PROVIDER_STATES: 'on' });
      const front = await startFront(origin, '');
      await use({ ...front, mailbox });
      await front.stop();
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  walker: async ({ page, backend: front, request, steps }, use) => {
    const tokenFor: Walker['tokenFor'] = async state => {
      const data = { action: 'setup', state };
      const { token } = await (await request.post('/provider-states', { data })).json();
      return token;
    };
    const taken = () => steps.flatMap(step => step.taken);
    const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
    await page.addInitScript(() => {
      history.scrollRestoration = 'manual';
      addEventListener('load', () => dispatchEvent(new Event('pointerover')));
    });
    const visitor = new Visitor(tabOf(page), front, 'keyboard');
    await use({ visitor, front, tokenFor, taken, pass });
    front.mend();
  },
});

// The pictures tell what differs, so no trace is needed.
test.use({ launchOptions: drawing(), contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.use({ folder: folders.scenes });

const looks = [
  { window: 'phone', theme: 'light' },
  { window: 'desktop', theme: 'dark' },
] as const;

const paths = Object.entries(await knownPaths()).filter(([id]) => seenStates.includes(id));
const walks = [...Map.groupBy(paths, ([, { gestures }]) => gestures.join()).values()].flatMap(
  ways => ways.slice(0, 1).map(([, path]) => ({ states: ways.map(([id]) => id), path })),
);

for (const { window, theme } of looks) {
  test.describe(`a walk on a ${window} in the ${theme}`, () => {
    test.use({ ...windows[window], colorScheme: theme });

    for (const { states, path } of walks) {
      test(`leads to the frozen picture of ${states.join(', ')}`, async ({
        page,
        walker,
      }, info) => {
        const pictures = states.map(state => `${state}.${window}.${theme}.png`);
        for (const picture of pictures) await expectInstead(info, picture);
        if (path.gestures.includes('wait long')) await page.clock.install();
        await walk(walker, path);
        // A page may still be on its way when the charts are there.
        await page.locator('#root h1').waitFor({ state: 'attached' });
        await page.evaluate(() => scrollTo(0, 0));
        for (const picture of pictures) {
          await expect(page).toHaveScreenshot(picture, { threshold: 0 });
        }
      });
    }
  });
}

test.describe('a frozen page', () => {
  test('stays as it is, whatever is done to it', async ({ context, atlas }) => {
    const frozen = await context.newPage();
    await openScene(frozen, { atlas, state: 'resetPassword.success', patience: 10_000 });
    await frozen.getByRole('button', { name: 'Close' }).click();
    await frozen.keyboard.press('Escape');
    await expect(frozen.getByRole('dialog')).toContainText('Your password has been changed.');

    const state = 'resetPassword.idle.newPassword.untouched';
    await openScene(frozen, { atlas, state, patience: 10_000 });
    await newPasswordIn(frozen).pressSequentially('short');
    await newPasswordIn(frozen).press('Tab');
    await expect(newPasswordIn(frozen)).toHaveValue('');
    await expect(newPasswordIn(frozen)).not.toHaveAttribute('aria-invalid');
  });

  test('says so where there is none', async ({ context, atlas }) => {
    const frozen = await context.newPage();
    for (const [state, sentence] of [
      ['site.nowhere', "No state is named 'site.nowhere'."],
      [
        'verifyEmail.idle',
        "Nobody sees 'verifyEmail.idle': The token decides at once where to go on.",
      ],
    ]) {
      await frozen.goto(`${atlas}scene.html?state=${state}`);
      await expect(frozen.locator('body')).toHaveText(sentence ?? '');
    }
  });
});

/** What Playwright expects of a screenshot is the picture that the atlas shows of the state. */
async function expectInstead(info: TestInfo, picture: string): Promise<void> {
  const expected = info.snapshotPath(picture, { kind: 'screenshot' });
  await mkdir(dirname(expected), { recursive: true });
  await copyFile(join(folders.gallery, picture), expected);
}
