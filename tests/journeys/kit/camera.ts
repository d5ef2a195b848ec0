import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, TestInfo, ViewportSize } from '@playwright/test';
import { folders } from '../../../src/atlas/build/files.ts';
import type { Picture, Window } from '../../../src/atlas/model/pictures.ts';
import { innermost } from '../../../src/atlas/words.ts';
import { memberPaths, pageAt, paths } from '../../../src/paths.ts';

/** States of which this worker has a picture from a journey. */
const pictured = new Set<string>();

/** How often a page may go on while its picture is taken. */
const attempts = 20;

/** In milliseconds between two pictures. React holds back for up to 300 what comes shortly after a part. */
const pauseMs = 350;

/** Which of the states in which a page is seen have their picture taken. */
type Choice = (seen: string[]) => string[];

/**
 * The pictures of a journey, one of each state that no journey before it has shown; of a scene, of each
 * state that it names. They are kept where it passes, and those of scenes come first.
 */
export function createAlbum(
  window: Window,
  size: ViewportSize | null,
  named: readonly string[] | undefined,
) {
  const pictures = new Map<string, Picture>();
  const final = new Set<string>();
  const cameras: ReturnType<typeof cameraOf>[] = [];
  const dueIn: Choice = seen =>
    named
      ? seen.filter(state => named.includes(state) && !pictures.has(state))
      : seen.filter(state => !pictured.has(state));
  const add = (file: string, states: string[]) => {
    for (const state of states) {
      if (!named) pictured.add(state);
      pictures.set(state, { state, window, file });
    }
  };
  /** Holds up what the journey does in a page, and what the server answers, until its picture is taken. */
  const watch = async (page: Page) => {
    const camera = cameraOf(page, size);
    cameras.push(camera);
    const settle = () => camera(dueIn, add);
    // All pages have the typeface that is fetched after the first one.
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage.setItem('serif', '');
    });
    await page.route(/\/api\/(?!live)/, async route => {
      await settle();
      await route.fallback();
    });
    await page.addLocatorHandler(page.locator('html'), settle, { noWaitAfter: true });
  };
  const settle = async () => {
    for (const camera of cameras) await camera(dueIn, add);
  };
  /** Takes the final pictures of a scene as it stands now, in the place of those that were taken by the way. */
  const look = async () => {
    const wanted: Choice = seen =>
      seen.filter(state => named?.includes(state) && !final.has(state));
    for (const camera of cameras) {
      await camera(wanted, (file, states) => {
        add(file, states);
        for (const state of states) final.add(state);
      });
    }
  };
  /** Takes one of a state of a chart that no page runs, as one of the members sees it. */
  const show = async (state: string, side: string) => {
    for (const camera of cameras) {
      await camera(
        seen => seen,
        file => pictures.set(`${state} ${side}`, { state, window, side, file }),
      );
    }
  };
  const end = async ({ testId, status, expectedStatus }: TestInfo) => {
    await settle();
    if (status !== expectedStatus) return;
    mkdirSync(folders.pictures, { recursive: true });
    const file = join(folders.pictures, `${named ? 'scene' : 'walk'}-${testId}.json`);
    writeFileSync(file, JSON.stringify([...pictures.values()]));
  };
  return { watch, settle, look, show, end };
}

/** Takes a picture of a page once two are alike and neither its charts nor its address have gone on meanwhile. */
function cameraOf(page: Page, size: ViewportSize | null) {
  let work = Promise.resolve();
  const fetching = new Set<Request>();
  page.on('request', request => isPart(request) && fetching.add(request));
  page.on('requestfinished', request => fetching.delete(request));
  page.on('requestfailed', request => fetching.delete(request));
  /** Resolves to whether there is nothing more to take. */
  const attempt = async (choose: Choice, add: (file: string, states: string[]) => void) => {
    const before = await lookAt(page, size);
    const chosen = choose(innermost(before.states).filter(state => isSeen(state, before)));
    if (chosen.length === 0) return true;
    const one = await shoot(page);
    await page.waitForTimeout(pauseMs);
    const other = await shoot(page);
    const isSame = JSON.stringify(before) === JSON.stringify(await lookAt(page, size));
    // A chart that is being fetched may be what is to be seen.
    const isWhole = fetching.size === 0 || chosen.includes('site.opening');
    if (!isSame || !isWhole || !one.equals(other)) return false;
    add(keep(one), chosen);
    return true;
  };
  const take = async (...picture: Parameters<typeof attempt>) => {
    for (let count = 0; count < attempts; count += 1) {
      // A page that is left meanwhile, or has no frame to take, is looked at again.
      if (page.isClosed() || (await attempt(...picture).catch(() => false))) return;
    }
  };
  return (...picture: Parameters<typeof attempt>) => (work = work.then(() => take(...picture)));
}

/** What a page is put together from. */
function isPart(request: Request): boolean {
  return ['script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
}

/** What the charts of a page are in; nothing where it is empty, or does not look as it does by itself. */
function lookAt(page: Page, size: ViewportSize | null) {
  return page.evaluate(async size => {
    // A journey may hold back a part of the page.
    const late = new Promise(resolve => setTimeout(resolve, 2_000));
    const whole = new Promise(resolve => addEventListener('load', resolve));
    if (document.readyState !== 'complete') await Promise.race([whole, late]);
    await document.fonts.ready;
    const isPlain =
      document.readyState === 'complete' &&
      innerWidth === size?.width &&
      innerHeight === size.height &&
      matchMedia('(prefers-color-scheme: light)').matches &&
      document.body.innerText.trim() !== '';
    const { states, events } = globalThis.chartsNow();
    const { pathname: path, search } = location;
    return { states: isPlain ? states : [], events, path, search };
  }, size);
}

/**
 * A chart that is named as its page may go on where the visitor has left that. Where it is not known who is
 * signed in, or nobody is any more, that lies over all else.
 */
function isSeen(state: string, { states, path }: { states: string[]; path: string }): boolean {
  const [chart = ''] = state.split('.');
  const isHidden = states.some(one => /^session\.(asking|failure|ended|suspended)$/.test(one));
  const hasPage = chart in paths || chart in memberPaths;
  return isHidden ? /^(session|signIn|call)$/.test(chart) : !hasPage || pageAt(path).name === chart;
}

function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 70, scale: 'css', animations: 'disabled' });
}

function keep(picture: Buffer): string {
  const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.jpg`;
  mkdirSync(folders.pictures, { recursive: true });
  writeFileSync(join(folders.pictures, name), picture);
  return `pictures/${name}`;
}
