import { expect, test } from 'vitest';
import { memberPaths, paths } from '../../src/paths.ts';
import { openFirefox } from './firefox.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { startServer } from './server.ts';
import { openWebKit } from './webkit.ts';

interface Browser {
  resize: (width: number, height: number) => Promise<unknown>;
  go: (url: string) => Promise<unknown>;
  run: (expression: string) => Promise<string>;
}

/** In milliseconds. */
const timeoutMs = 30_000;
const book = 'main a[href^="/home/copies/"]';
const request = 'main li a[href^="/home/requests/"]';
const conversation = 'main li a[href^="/home/messages/"]';

test('Firefox cuts no text off', async context => {
  expect(await cutTexts(await openFirefox(context))).toEqual([]);
});

test('WebKit cuts no text off', async context => {
  const driver = await openWebKit(context);
  const browser: Browser = {
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    go: url => driver.get(url),
    run: expression => driver.executeScript(`return ${expression}`),
  };
  expect(await cutTexts(browser)).toEqual([]);
});

/** Where the main pages cut off a text, in the windows of a phone and of a desktop. */
async function cutTexts(browser: Browser): Promise<string[]> {
  const found: string[] = [];
  const server = await startServer({ SITE_FOLDER: 'build/site' });
  const [member = ''] = await memberIds(server);
  const token = await freshToken(server, 'reset-password', member);
  const call = (script: () => unknown) => browser.run(`(${script.toString()})()`);
  const see = async (page: string, shown: string) => {
    await browser.go(server.origin + page);
    const count = () => browser.run(`String(document.querySelectorAll('${shown}').length)`);
    await expect.poll(count, { timeout: timeoutMs }).not.toBe('0');
    for (const [width, height] of [
      [390, 844],
      [1280, 960],
    ] as const) {
      await browser.resize(width, height);
      const cut = await call(cutTextsInPage);
      if (cut) found.push(`${page}, ${width} px wide: ${cut}`);
    }
  };
  const first = (link: string) => browser.run(`document.querySelector('${link}').pathname`);
  await see(paths.landing, 'h1');
  await see(paths.home, book);
  await see(paths.signIn, 'form');
  await see(`${paths.resetPassword}?token=${token}`, 'form');
  expect(await call(signIn)).toBe('200');
  await see(memberPaths.home, book);
  await see(await first(book), 'main article, main dl, main h2');
  await see(memberPaths.shelf, 'main li [translate=no]');
  expect(await call(spines)).toBe('vertical-rl');
  await see(memberPaths.requests, request);
  await see(await first(request), 'main h2');
  await see(memberPaths.conversations, conversation);
  await see(await first(conversation), '[role=log]');
  return found;
}

/* What follows runs in the page. */

async function signIn(): Promise<string> {
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  const { status } = await fetch('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
    body: JSON.stringify({
      email: 'member-one@book-exchange.example',
      password: 'nine yellow lanterns',
    }),
  });
  return String(status);
}

/** The ways in which titles are written on spines. */
function spines(): string {
  const titles = document.querySelectorAll('main li [translate=no]');
  return [...new Set([...titles].map(title => getComputedStyle(title).writingMode))].join();
}

/** Texts with a line that is seen in part: its letters go over an edge of a box that cuts. */
function cutTextsInPage(): string {
  const pen = document.createElement('canvas').getContext('2d');
  const found = new Set<string>();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  if (!pen) return 'There is nothing to measure with.';
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily, writingMode } = getComputedStyle(parent);
    const isVertical = writingMode !== 'horizontal-tb';
    const range = document.createRange();
    range.selectNodeContents(text);
    pen.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
    const ink = pen.measureText(words);
    const above = ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const below = ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent;
    let lines = [...range.getClientRects()].map(({ left, right, top, bottom }) =>
      isVertical
        ? { start: top, end: bottom, low: left + below, high: right - above }
        : { start: left, end: right, low: top + above, high: bottom - below },
    );
    let mayEnd = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflow, textOverflow, clipPath } = getComputedStyle(box);
      // What is beyond it can be scrolled to, or it is for screen readers alone.
      if (/auto|scroll/.test(overflow) || clipPath.startsWith('inset')) break;
      if (overflow === 'visible') continue;
      mayEnd ||= textOverflow === 'ellipsis';
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const edges = isVertical
        ? { start: top, end: bottom, low: left, high: right }
        : { start: left, end: right, low: top, high: bottom };
      lines = lines.filter(({ low, high }) => high > edges.low + 1 && low < edges.high - 1);
      const isCut = lines.some(({ start, end, low, high }) => {
        const isHigh = low < edges.low - 1 || high > edges.high + 1;
        const isLong = start < edges.start - 1 || end > edges.end + 1;
        return isHigh || (isLong && !mayEnd);
      });
      if (isCut) found.add(words);
    }
  }
  return [...found].join(', ');
}
