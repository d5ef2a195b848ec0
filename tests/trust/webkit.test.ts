import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { memberPaths, paths } from '../../src/paths.ts';
import { freePort } from '../kit/free-port.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { startServer } from './server.ts';

const program = '/usr/bin/WebKitWebDriver';
// Its folder names processor and version.
const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
/** In milliseconds. */
const timeoutMs = 30_000;

test('WebKit verifies an address, and says what the server says', async context => {
  const { browser, server } = await open(context);
  const unconfirmed = (await memberIds(server)).at(-1) ?? '';
  const token = await freshToken(server, 'verify-email', unconfirmed);
  await browser.get(`${server.origin}${paths.verifyEmail}?token=${token}`);
  await expectModal(browser, 'Your email address is verified.');
  expect(await browser.getCurrentUrl()).toBe(server.origin + paths.verifyEmail);
});

test('WebKit resets a password, and empties the form', async context => {
  const { browser, server } = await open(context);
  const [member = ''] = await memberIds(server);
  const token = await freshToken(server, 'reset-password', member);
  await browser.get(`${server.origin}${paths.resetPassword}?token=${token}`);
  await type(browser, 'newPassword', 'nine yellow lanterns');
  await type(browser, 'confirmation', 'nine yellow lanterns', Key.ENTER);
  await expectModal(browser, 'Your password has been changed.');
  const fields = await browser.findElements(By.css('form input'));
  expect(await Promise.all(fields.map(field => field.getAttribute('value')))).toEqual(['', '']);
  await browser.findElement(By.css('dialog button')).click();
  await browser.wait(until.urlIs(`${server.origin}${paths.landing}`), timeoutMs);
});

test('WebKit signs a member in and out', async context => {
  const { browser, server } = await open(context);
  await browser.get(server.origin + paths.signIn);
  await type(browser, 'email', 'member-one@book-exchange.example');
  await type(browser, 'password', 'nine yellow lanterns', Key.ENTER);
  await browser.wait(until.urlIs(server.origin + paths.home), timeoutMs);
  await browser.get(server.origin + memberPaths.you);
  await expectText(browser, 'main p', 'You’re signed in as member-one@book-exchange.example.');
  await browser.findElement(By.css('footer button')).click();
  await expectText(browser, `main a[href="${paths.signIn}"]`, 'Sign in');
  expect(await browser.getCurrentUrl()).toBe(server.origin + paths.home);
});

/** On a display of its own, before a server of its own; both end with the test. */
async function open({ skip }: TestContext) {
  if (!binary || !existsSync(program) || !existsSync('/usr/bin/Xvfb'))
    return skip('WebKit is not installed: apt-get install webkit2gtk-driver xvfb');
  const server = await startServer({ SITE_FOLDER: 'build/site' });
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
  return { browser, server };
}

async function type(browser: WebDriver, field: string, ...keys: string[]): Promise<void> {
  const input = By.css(`input[name="${field}"]`);
  await (await browser.wait(until.elementLocated(input), timeoutMs)).sendKeys(...keys);
}

function expectModal(browser: WebDriver, message: string): Promise<void> {
  return expectText(browser, 'dialog:modal p', message);
}

async function expectText(browser: WebDriver, selector: string, text: string): Promise<void> {
  const find = () => browser.findElement(By.css(selector)).getText();
  await expect.poll(() => find().catch(String), { timeout: timeoutMs }).toBe(text);
}
