import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key as Keys, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type Preference, webkitSwitches } from './preferences.ts';
import type { Browser, Key, Tab } from './tab.ts';

/** Debian's WebKit, which Playwright cannot drive, on a screen that nobody sees. */
export async function launchWebKit(
  driver: string,
  preferences: readonly Preference[],
): Promise<Browser> {
  const switches = preferences.map(preference => webkitSwitches[preference]);
  const screen = await startScreen();
  const settings = await writeSettings(switches.flatMap(({ gtk = [] }) => gtk));
  const service = await startService(driver, {
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings.folder,
  });
  const session = await new Builder()
    .usingServer(service.address)
    .withCapabilities(capabilities(switches.flatMap(({ arguments: words = [] }) => words)))
    .build();
  const first = await session.getWindowHandle();
  return {
    openTab: async () => {
      // A driver that still looks at a closed tab can do nothing else.
      await session.switchTo().window(first);
      // In a tab beside another one the driver dies of a click at a place.
      await session.switchTo().newWindow('window');
      const tab = tabOf(session, await session.getWindowHandle());
      await tab.resize(1280, 800);
      return tab;
    },
    close: async () => {
      await session.quit();
      service.stop();
      screen.stop();
      await settings.remove();
    },
  };
}

/** Xvfb chooses a display that is free and tells it. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3]!, 'data');
  return { display: `:${String(display).trim()}`, stop: () => screen.kill() };
}

/** With narrow buttons, or the window could not be as narrow as a phone. */
async function writeSettings(gtk: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const gtkFolder = join(folder, 'gtk-3.0');
  await mkdir(gtkFolder);
  await writeFile(join(gtkFolder, 'settings.ini'), ['[Settings]', ...gtk, ''].join('\n'));
  await writeFile(join(gtkFolder, 'gtk.css'), '* { min-width: 0; padding: 0 }');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function startService(driver: string, environment: Record<string, string>) {
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(`${address}/status`))) {
    if (service.exitCode !== null) throw new Error(`${driver} has ended`);
  }
  return { address, stop: () => service.kill() };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

function capabilities(words: string[]): Capabilities {
  // Its folder names processor and version.
  const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
  if (!binary) throw new Error('WebKit has no MiniBrowser');
  return new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    // The driver waits with the page's own clock, which a test may turn on.
    timeouts: { script: null },
    'webkitgtk:browserOptions': { binary, args: ['--automation', ...words] },
  });
}

/** In milliseconds. */
const patience = 10_000;

/** The keys to hold and the one to press. */
const keys: Record<Key, string[]> = {
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Tab: [Keys.TAB],
  'Shift+Tab': [Keys.SHIFT, Keys.TAB],
  'Control+A': [Keys.CONTROL, 'a'],
  'Control+C': [Keys.CONTROL, 'c'],
  'Control+V': [Keys.CONTROL, 'v'],
};

function tabOf(session: WebDriver, handle: string): Tab {
  const here = async () => {
    await session.switchTo().window(handle);
    return session;
  };
  const press = async (key: Key) => {
    const actions = (await here()).actions();
    for (const one of keys[key]) actions.keyDown(one);
    for (const one of keys[key].toReversed()) actions.keyUp(one);
    await actions.perform();
  };
  const find = async (selector: string) =>
    (await here()).wait(until.elementLocated(By.css(selector)), patience);
  const evaluate: Tab['evaluate'] = async (run, argument) =>
    (await here()).executeScript(`return (${run.toString()})(arguments[0])`, argument ?? null);
  /** The driver does not wait for the next document, nor tell when it has begun to come. */
  const leave = async (move: () => Promise<void>) => {
    await evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await move();
    const hasCome = () => evaluate(() => !document.documentElement.hasAttribute('data-left'));
    // What is asked of a document that is just going is not answered.
    await session.wait(() => hasCome().catch(() => false));
  };
  return {
    page: undefined,
    evaluate,
    press,
    type: async text => (await here()).actions().sendKeys(text).perform(),
    open: url => leave(async () => (await here()).get(url)),
    click: async selector => (await find(selector)).click(),
    focus: async selector => session.executeScript('arguments[0].focus()', await find(selector)),
    clickAt: async (x, y, times = 1) => {
      const actions = (await here()).actions().move({ x, y });
      for (let clicks = 0; clicks < times; clicks += 1) actions.click();
      await actions.perform();
    },
    // The browser's own Back passes over what came about without a hand, as all does here.
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    reload: () => leave(async () => (await here()).navigate().refresh()),
    resize: async (width, height) => {
      const frame = await evaluate(() => ({
        width: outerWidth - innerWidth,
        height: outerHeight - innerHeight,
      }));
      const rect = { x: 0, y: 0, width: width + frame.width, height: height + frame.height };
      await (await here()).manage().window().setRect(rect);
    },
    close: async () => (await here()).close(),
  };
}
