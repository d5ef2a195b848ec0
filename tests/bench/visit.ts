import { type Browser, type CDPSession, type Cookie, devices } from '@playwright/test';
import { type Vitals, watchVitals } from './vitals.ts';

/** What the visitor has come for, and is there when it can be had. */
export type Aim = 'reading' | 'typing' | 'the call' | 'the content';

/** Of one visit with an empty cache; times in milliseconds since it began, sizes in bytes. */
export interface Sample {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  bytesBeforeUsable: number;
  bytes: number;
  scriptBytes: number;
  shift: number;
  /** What tasks have blocked beyond 50 ms each, after the first paint. */
  blocked: number;
  longestTask: number;
}

/** Slow 4G, as Lighthouse takes it, in bytes a second. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowdown = 4;

/** In milliseconds without a request, after which nothing more is expected. */
const silence = 3_000;

/** `cookies` are those of a visitor who is signed in. */
export async function visit(
  browser: Browser,
  url: string,
  aim: Aim,
  cookies: Cookie[] = [],
): Promise<Sample> {
  const { context, page, session } = await openSlowly(browser, 'Pixel 7', url);
  await context.addCookies(cookies);
  const traffic = await listen(session);
  await page.addInitScript(watchVitals, aim);
  await page.goto(url, { waitUntil: 'load' });
  await traffic.silent();
  const vitals = await page.evaluate(() => globalThis.vitals);
  await context.close();
  return sampleOf(vitals, traffic, aim);
}

/** A page of its own, on a slow network and a slow processor. */
async function openSlowly(browser: Browser, device: string, url: string) {
  const context = await browser.newContext(devices[device]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // What comes over TLS comes over a link that is slow by itself.
  if (!url.startsWith('https:')) {
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}

interface Request {
  url: string;
  /** Wall clock, in milliseconds. */
  begun: number;
  ended?: number;
  isScript: boolean;
  bytes: number;
}

interface Traffic {
  requests: Map<string, Request>;
  silent: () => Promise<void>;
}

async function listen(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Request>();
  let clock = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    clock ||= wallTime - timestamp;
    // A stream has no end.
    if (type === 'EventSource') return;
    last = Date.now();
    const begun = (clock + timestamp) * 1_000;
    requests.set(requestId, { url: request.url, begun, isScript: type === 'Script', bytes: 0 });
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: (clock + timestamp) * 1_000, bytes });
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  const isSilent = () =>
    Date.now() - last > silence && [...requests.values()].every(({ ended }) => ended);
  return {
    requests,
    silent: async () => {
      while (!isSilent()) await new Promise(resolve => setTimeout(resolve, 50));
    },
  };
}

function sampleOf(vitals: Vitals, { requests }: Traffic, aim: Aim): Sample {
  const { firstPaint, largestPaint, shift, tasks, formAnswers, content, origin } = vitals;
  const all = [...requests.values()];
  const sinceStart = (time = Number.NaN) => time - origin;
  const aims: Record<Aim, () => number> = {
    reading: () => firstPaint,
    typing: () => formAnswers && Math.max(formAnswers, firstPaint),
    'the content': () => content,
    'the call': () => sinceStart(all.find(({ url }) => url.includes('/api/'))?.begun),
  };
  const usable = aims[aim]();
  if (!(usable > 0)) throw new Error(`The page was never ready for ${aim}`);
  const late = tasks.filter(({ start }) => start >= firstPaint);
  return {
    firstPaint,
    largestPaint,
    usable,
    bytesBeforeUsable: total(all.filter(({ ended }) => sinceStart(ended) <= usable)),
    bytes: total(all),
    scriptBytes: total(all.filter(({ isScript }) => isScript)),
    shift,
    blocked: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

function total(requests: Request[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}
