import type { Page } from '@playwright/test';
import { memberPaths } from '../../src/paths.ts';
import { type Front, startFront } from '../browser/front.ts';
import { expect, noteStart, started } from './kit/journey.ts';
import { test as base, one, press, putAside, two } from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

/** What is between the page and the server: it passes the heads of streams, and may hold back their bodies. */
interface Streams {
  areHeld: boolean;
  /** How many whole streams the page has. */
  passed: number;
}

const test = base.extend<{ front: Front; streams: Streams; writer: Page }>({
  front: async ({ backend }, use) => {
    const front = await startFront(backend.origin);
    await use(front);
    await front.stop();
  },
  baseURL: ({ front }, use) => use(front.origin),
  streams: [
    async ({ front }, use) => {
      const streams = { areHeld: true, passed: 0 };
      front.answer(/^\/api\/live/, (response, { headers }, pass) => {
        if (headers['x-writer']) return pass();
        if (streams.areHeld) {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
          return;
        }
        streams.passed += 1;
        pass();
      });
      await use(streams);
    },
    { auto: true },
  ],
  /** Another member, about to write to the one of the page. */
  writer: async ({ page, enter }, use) => {
    const writer = await enter(two);
    await writer.context().setExtraHTTPHeaders({ 'x-writer': 'yes' });
    await page.clock.install();
    await signIn(page, one);
    await writer.goto(memberPaths.conversation(await memberOf(page)));
    await page.goto(memberPaths.conversation(await memberOf(writer)));
    await started(page);
    await use(writer);
  },
});

async function memberOf({ request }: Page): Promise<string> {
  const { member } = await (await request.get('/api/session')).json();
  return member.id;
}

async function write(writer: Page, text: string): Promise<void> {
  await writer.getByLabel('Your message').fill(text);
  await press(writer, 'Send');
  await expect(writer.getByRole('log')).toContainText(text);
  await expect(writer.getByText('Sending…')).toBeHidden();
}

test('what one writes the other sees within a minute where the stream is held back', async ({
  page,
  writer,
}) => {
  for (const [text, ms] of [
    ['At the fountain?', 60_000],
    ['At six?', 30_000],
  ] as const) {
    await write(writer, text);
    await page.clock.runFor(ms);
    await expect(page.getByRole('log')).toContainText(text);
  }
});

test('a tab that is looked at takes the lead of one that sleeps', async ({
  page,
  context,
  streams,
  writer,
}) => {
  await putAside(page);
  const other = await context.newPage();
  await other.addInitScript(noteStart);
  await other.goto(page.url());
  await started(other);
  streams.areHeld = false;
  await other.clock.runFor(60_000);
  await expect.poll(() => streams.passed).toBe(1);
  await write(writer, 'I am at the door.');
  await expect(other.getByRole('log')).toContainText('I am at the door.');
});
