import type { Page } from '@playwright/test';
import { pageAt, paths } from '../../../src/paths.ts';
import { type Asked, type Front, startFront } from '../../browser/front.ts';
import { expect, test as journey, type Mail, started, touch } from './journey.ts';
import { typeTwice } from './reset-form.ts';

export const api = /^\/api\//;
export const password = 'grey-heron-71';

export const oops = 'Oops, something went wrong.';
export const changed = 'Your password has been changed.';
export const inForce = 'You can sign in with it now.';
export const newLink = 'You can get a new link.';
export const verified = 'Your email address is verified.';
export const confirmed = 'You can sign in now.';
export const alreadyVerified = 'Your email address is already verified.';
export const takesLong = 'This takes longer than usual.';

interface After {
  /** The page that is looked at in the end. */
  page: Page;
  /** How many calls may have left by then. */
  calls: number;
  /** What is kept nowhere by then. */
  secrets: string[];
}

/** A journey on which something goes wrong, and after which nothing of that may be left. */
export const test = journey.extend<{ front: Front; after: After }>({
  front: async ({ backend }, use) => {
    const front = await startFront(backend.origin);
    await use(front);
    await front.stop();
  },
  baseURL: ({ front }, use) => use(front.origin),
  after: [
    async ({ page, front }, use, info) => {
      const after: After = { page, calls: 1, secrets: [password] };
      await use(after);
      if (info.status === 'passed') await expectNoAfterEffect(front, after);
    },
    { auto: true },
  ],
  freshLink: async ({ freshLink, after }, use) => {
    await use(async mail => {
      const link = await freshLink(mail);
      after.secrets.push(tokenOf(link));
      return link;
    });
  },
});

export function tokenOf(link: string): string {
  return new URL(link, 'https://site.example').searchParams.get('token') ?? '';
}

/** Opens the link of a mail and lets its call leave. */
export async function ask(page: Page, mail: Mail, link: string): Promise<void> {
  await page.goto(link, { waitUntil: 'commit' });
  await started(page);
  if (mail === 'reset-password') await submit(page);
}

export async function submit(page: Page): Promise<void> {
  await typeTwice(page, password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

/** Opens the form of a link with the page About before it in the same document. */
export async function openWithPageAhead(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await started(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(paths.about);
  await page.goBack();
  await expect(page).toHaveURL(paths.resetPassword);
}

type Tone = 'loading' | 'success' | 'failure';

/** The whole of what the modal says. */
export async function expectResult(page: Page, tone: Tone, message: string, advice = '') {
  const modal = page.getByRole('dialog');
  await expect(modal.locator('p:not([aria-live])')).toHaveText([message, advice]);
  await expect(modal).toHaveAttribute('data-tone', tone === 'loading' ? 'neutral' : tone);
}

export async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** The path of each call that has left, in their order. */
export function callsIn({ requests }: Front): string[] {
  return requests
    .filter(({ url }) => api.test(url))
    .map(({ url }) => new URL(url, 'https://site.example').pathname);
}

/** What the calls have carried. */
export function bodiesIn({ requests }: Front): unknown[] {
  return requests.filter(({ url }) => api.test(url)).map(({ body }) => JSON.parse(body));
}

/**
 * Closes a result that is still shown and goes on through the site: there is no further call, and no
 * secret in what the page keeps, shows or asks for. The fixture `faults` looks at the console.
 */
async function expectNoAfterEffect(front: Front, { page, calls, secrets }: After): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await close(page);
  await expectPage(page, paths.landing, /^Exchange books/);
  const kept = await page.evaluate(readAll);
  expect(secrets.filter(secret => hasSecret(kept, secret))).toEqual([]);

  await touch(page);
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await started(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
  await expectPage(page, paths.about, /^One shelf/);
  expect(callsIn(front)).toHaveLength(calls);
  const asked = front.requests.map(withoutItsPurpose);
  expect(secrets.filter(secret => hasSecret(asked, secret))).toEqual([]);
}

async function expectPage(page: Page, path: string, heading: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** All that a page keeps or shows. Runs in the page. */
function readAll(): unknown {
  const stored = (storage: () => Storage) => {
    try {
      return Object.entries(storage());
    } catch {
      // The visitor allows none.
      return [];
    }
  };
  return [
    location.href,
    document.title,
    document.referrer,
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input')].map(({ value }) => value),
    history.state,
    stored(() => localStorage),
    stored(() => sessionStorage),
    document.cookie,
    name,
  ];
}

/** A mail link and a verification carry the token in the address, a reset all in its body. */
function withoutItsPurpose({ method, url, headers, body }: Asked): Partial<Asked> {
  const page = pageAt(new URL(url, 'https://site.example').pathname).name;
  const hasSecrets = page === 'resetPassword' || page === 'verifyEmail' || api.test(url);
  if (!hasSecrets) return { method, url, headers, body };
  return method === 'GET' ? { headers, body } : { url, headers };
}

function hasSecret(value: unknown, secret: string): boolean {
  const text = JSON.stringify(value);
  const asJson = JSON.stringify(secret).slice(1, -1);
  return [asJson, encodeURIComponent(secret)].some(form => text.includes(form));
}
