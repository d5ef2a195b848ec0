import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import type { Step } from '../../../src/atlas/model/trace.ts';
import { paths } from '../../../src/paths.ts';
import type { StateParameters, StateValues } from '../../../src/server/contract-states/members.ts';
import type { ProviderState } from '../../../src/server/contract-states/states.ts';
import { startBackend } from '../../kit/backend.ts';
import { createAlbum } from './camera.ts';
import { bundleWatcher, createRecording } from './recording.ts';
import { translate } from './translation.ts';

const mailPages = { 'reset-password': paths.resetPassword, 'verify-email': paths.verifyEmail };
export type Mail = keyof typeof mailPages;
export const mails = ['verify-email', 'reset-password'] as const satisfies Mail[];

const states = {
  'reset-password': 'a reset token has been sent',
  'verify-email': 'an e-mail verification token has been sent',
} satisfies Record<Mail, ProviderState>;

interface Journey {
  /** Whether the members' pages go through a browser that translates, in wide windows. */
  isTranslated: boolean;
  /** Whether pictures of states are taken. What the charts do is not recorded then. */
  hasCamera: boolean;
  album: ReturnType<typeof createAlbum>;
  /** What the charts have done so far in the recorded pages. */
  steps: Step[];
  /** Records what the charts do in a page; the `page` of the journey is recorded anyway. */
  record: (page: Page) => Promise<void>;
  /** What no page may do, as it was seen to happen; empty at the end of every journey. */
  faults: string[];
  /** Brings about a state of the contract. */
  setUp: (state: ProviderState, params?: StateParameters) => Promise<StateValues>;
  /** The path and query of the link in a mail to a new member. */
  freshLink: (mail: Mail) => Promise<string>;
}

/** A test against the shipped backend, in which the console stays silent and no stranger is asked. */
export const test = base.extend<
  Journey,
  { backend: { origin: string; mailbox: string }; watcher: string }
>({
  backend: [
    async ({}, use) => {
      const { origin, mailbox, stop } = await startBackend({ PROVIDER_STATES: 'on' });
      await use({ origin, mailbox });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  watcher: [({}, use) => bundleWatcher().then(use), { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ backend }, use) => use(backend.origin),
  isTranslated: [false, { option: true }],
  hasCamera: [false, { option: true }],
  album: async ({ isMobile, viewport }, use, { title, file }) => {
    const named = file.endsWith('states.ts') ? title.split(',') : undefined;
    await use(createAlbum(isMobile ? 'phone' : 'desktop', viewport, named));
  },
  steps: ({}, use) => use([]),
  record: [
    async ({ page, isMobile, isTranslated, hasCamera, album, watcher, steps }, use, info) => {
      const window = isMobile ? 'phone' : 'desktop';
      const recording = createRecording(watcher, info, { steps, window });
      const watch = async (one: Page) => {
        if (isTranslated && !isMobile && !hasCamera) await translate(one);
        await recording.watch(one);
        if (hasCamera) await album.watch(one);
      };
      await watch(page);
      await use(watch);
      if (hasCamera) await album.end(info);
      else recording.end();
    },
    { auto: true },
  ],
  faults: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      await watch(page, String(baseURL), faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  setUp: async ({ request, backend }, use) => {
    await use(async (state, params) => {
      const data = { action: 'setup', state, params };
      const answer = await request.post(`${backend.origin}/provider-states`, { data });
      return answer.json();
    });
  },
  freshLink: async ({ setUp }, use) => {
    await use(async mail => {
      const { token = '' } = await setUp(states[mail]);
      return `${mailPages[mail]}?token=${token}`;
    });
  },
});

export { expect };

/** Runs in a page, see `started`. */
export function noteStart(): void {
  addEventListener('ready', () => {
    document.documentElement.dataset['started'] = '';
  });
}

async function watch(page: Page, origin: string, faults: string[]): Promise<void> {
  page.on('console', message => {
    if (isFault(message)) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`error: ${error.message}`));
  page.on('request', (request: Request) => {
    if (!request.url().startsWith(origin)) faults.push(`stranger: ${request.url()}`);
  });
  await page.addInitScript(noteStart);
  await page.exposeFunction('reportFault', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    const report: (text: string) => void = Reflect.get(window, 'reportFault');
    addEventListener('replaced', () => {
      const isHydrated = document.querySelector('#root[data-page]') !== null;
      const isAltered = 'altered' in document.documentElement.dataset;
      if (isHydrated && !isAltered) report('React has drawn the page anew');
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      report(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
}

/**
 * The browser itself logs every answer that is no success, a hint for developers, and that an address
 * with a fragment leaves the focus where it is.
 */
function isFault(message: ConsoleMessage): boolean {
  const known =
    /^(Failed to load resource|TypeError: Failed to fetch dynamic|\[DOM\] Password forms should|Autofocus processing was blocked)/;
  return !known.test(message.text());
}

/** The link in the newest mail to an address. */
export async function newestLinkTo(
  address: string,
  { mailbox }: { mailbox: string },
): Promise<string> {
  const mails: { to: string; links: string[] }[] = await (await fetch(`${mailbox}.json`)).json();
  return mails.find(({ to }) => to === address)?.links[0] ?? '';
}

/** A page of links is as it came until then. */
export function touch(page: Page): Promise<void> {
  return page.mouse.move(9, 9);
}

/** Until React has taken over a page that runs `noteStart`, as that of the journey does. */
export function started(page: Page): Promise<void> {
  return page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Until a page has its lists and all else that it asks for. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Of the whole page, once nothing in it moves any more. The window is made so high that it holds the page:
 * Chromium would resize it for what lies outside, and now and then has no frame to take right after that.
 */
export async function pictureOf(page: Page): Promise<Buffer> {
  const { width = 1280 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 3_000 });
  return settledPicture(page);
}

async function settledPicture(page: Page): Promise<Buffer> {
  const picture = await takePicture(page);
  const next = await takePicture(page);
  return next.equals(picture) ? next : settledPicture(page);
}

/** On a busy machine a frame may be missing all the same; Chromium is asked until there is one. */
async function takePicture(page: Page): Promise<Buffer> {
  try {
    return await page.screenshot();
  } catch (error) {
    if (!String(error).includes('Unable to capture screenshot')) throw error;
    return takePicture(page);
  }
}
