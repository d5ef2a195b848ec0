import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { expect, test, type TestContext } from 'vitest';
import { memberPaths, paths } from '../../src/paths.ts';
import { freshToken, memberIds } from './mailbox.ts';
import { startServer } from './server.ts';
import { openWebKit } from './webkit.ts';

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
  await browser.findElement(By.xpath('//button[.="Sign out"]')).click();
  await expectText(browser, `main a[href="${paths.signIn}"]`, 'Sign in');
  expect(await browser.getCurrentUrl()).toBe(server.origin + paths.home);
});

/** Before a server of its own; both end with the test. */
async function open(context: TestContext) {
  const browser = await openWebKit(context);
  return { browser, server: await startServer({ SITE_FOLDER: 'build/site' }) };
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
