import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { expect, onTestFinished, type TestContext } from 'vitest';
import { freePort } from '../kit/free-port.ts';

const program = '/usr/bin/WebKitWebDriver';
// Its folder names processor and version.
const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);

/** Debian's, on a display of its own; both end with the test, which is skipped where it is not installed. */
export async function openWebKit({ skip }: TestContext): Promise<WebDriver> {
  if (!binary || !existsSync(program) || !existsSync('/usr/bin/Xvfb'))
    return skip('WebKit is not installed: apt-get install webkit2gtk-driver xvfb');
  // Xvfb chooses a display that is free and writes its number.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  onTestFinished(() => void screen.kill());
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  onTestFinished(() => void service.kill());
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(`${address}/status`).catch(() => undefined)).toBeDefined();
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  onTestFinished(() => browser.quit());
  return browser;
}
