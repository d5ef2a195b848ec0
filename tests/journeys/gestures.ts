import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import type { Path } from '../../src/atlas/build/ways.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import {
  type GestureName,
  gestures,
  goodPassword,
  longPassword,
  longWait,
  otherPassword,
  shortPassword,
} from '../../src/atlas/stage/gestures.ts';
import { paths } from '../../src/paths.ts';
import type { ProviderState } from '../../src/server/states.ts';
import { confirmationIn, newPasswordIn } from './reset-form.ts';

/** Somebody who does in a real browser what `gestures` names. */
export interface Walker {
  page: Page;
  /** Mails a link and gives the token in it. */
  freshToken: (state: ProviderState) => Promise<string>;
  /** What the charts have done so far. */
  steps: readonly Step[];
  /** Requests that the slow network has not passed on. */
  held: Route[];
}

type Performance = (walker: Walker) => Promise<unknown>;

const performances = {
  'open the landing page': ({ page }) => page.goto(paths.landing),
  'open a reset link': async ({ page, freshToken }) =>
    page.goto(`${paths.resetPassword}?token=${await freshToken('a reset token has been sent')}`),
  'open a verification link': async ({ page, freshToken }) =>
    page.goto(
      `${paths.verifyEmail}?token=${await freshToken('an e-mail verification token has been sent')}`,
    ),
  'open a wrong reset link': ({ page }) => page.goto(`${paths.resetPassword}?token=wrong`),
  'open a wrong verification link': ({ page }) => page.goto(`${paths.verifyEmail}?token=wrong`),
  'open the reset page without a token': ({ page }) => page.goto(paths.resetPassword),
  'open the verification page without a token': ({ page }) => page.goto(paths.verifyEmail),
  'leave the field': ({ page }) => page.getByRole('heading', { level: 1 }).click(),
  'type a good password': ({ page }) => type(newPasswordIn(page), goodPassword),
  'type a short password': ({ page }) => type(newPasswordIn(page), shortPassword),
  'type a long password': ({ page }) => type(newPasswordIn(page), longPassword),
  'type something else': ({ page }) => type(confirmationIn(page), otherPassword),
  'type the same': ({ page }) => type(confirmationIn(page), goodPassword),
  'press Reset Password': async ({ page }) => {
    const button = page.getByRole('button', { name: 'Reset Password' });
    await expect(button).toBeEnabled();
    await button.press('Enter');
  },
  'wait for the chart': release,
  'wait for the answer': release,
  'close the modal': ({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter'),
  'press About': async ({ page }) => {
    await started(page);
    await page.getByRole('link', { name: 'About', exact: true }).press('Enter');
  },
  'press Back': ({ page }) => page.goBack(),
  'press Forward': ({ page }) => page.goForward(),
  'wait long': async ({ page }) => {
    await expect(page.getByRole('dialog')).toContainText('Loading...');
    await page.clock.runFor(longWait);
  },
  // A browser that is driven by a test keeps no page to come back to.
  'go elsewhere and come back': ({ page }) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'slow the network down': ({ page, held }) =>
    page.route(/\/api\/|\/flows-[^/]*\.js$/, route => void held.push(route)),
  'block the charts': ({ page }) => page.route(/\/flows-[^/]*\.js$/, route => route.abort()),
  'break the client': ({ page }) => page.evaluate(() => Reflect.set(AbortSignal, 'timeout', null)),
} satisfies Record<GestureName, Performance>;

/** Does one thing after the other, each when the charts have done what the one before leads to. */
async function release({ held }: Walker): Promise<void> {
  await expect.poll(() => held.length, 'something is under way').toBeGreaterThan(0);
  await held.shift()?.continue();
}

export async function walk(walker: Walker, { gestures: names, steps }: Path): Promise<void> {
  const { page } = walker;
  await page.addInitScript(() => {
    history.scrollRestoration = 'manual';
    addEventListener('ready', () => {
      document.documentElement.dataset['started'] = '';
    });
  });
  if (names.includes('wait long')) await page.clock.install();
  for (const [index, name] of names.entries()) {
    const perform: Performance = performances[name];
    await test.step(gestures[name].sentence, async () => {
      await perform(walker);
      const taken = () => walker.steps.flatMap(step => step.taken);
      await expect.poll(taken).toEqual(steps.slice(0, index + 1).flat());
    });
  }
}

async function type(field: Locator, password: string): Promise<void> {
  await started(field.page());
  await field.fill(password);
}

/** Until then a page that came as HTML leads to other documents, and keeps what is typed. */
function started(page: Page): Promise<void> {
  return page.locator('html[data-started]').waitFor({ state: 'attached' });
}
