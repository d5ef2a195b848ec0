import { setups } from '../../src/atlas/setups.ts';
import { freePort } from '../kit/free-port.ts';
import { bringAbout, expect, serve, test } from './kit/atlas.ts';
import { createRecording } from './kit/recording.ts';
import { confirmationIn, newPasswordIn } from './kit/reset-form.ts';

// One server serves all of them.
test.describe.configure({ mode: 'default' });

test('a chart shows what the tests took, with the page, the tests and the way there', async ({
  page,
  browser,
  site,
  watcher,
}, info) => {
  const visited = await browser.newPage();
  const recording = createRecording(watcher, info, { steps: [], window: 'desktop' });
  await recording.watch(visited);
  await visited.goto(site);
  await visited.mouse.move(9, 9);
  await visited.locator('a[href="/about"]').first().click();
  await expect(visited).toHaveURL(/about/);
  recording.end();
  await visited.close();

  const file = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
  await page.route(/\/atlas\/\?/, async route => {
    const response = await route.fetch();
    const pictures = [{ state: 'site.withoutFlow', window: 'desktop', file }];
    const body = (await response.text()).replace(
      /"pictures":\[[^\]]*\]/,
      `"pictures":${JSON.stringify(pictures)}`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('./?chart=site');
  const state = page.getByRole('link', { name: /^state withoutFlow; taken by tests/ });
  await state.focus();
  await page.keyboard.press('Enter');
  const selected = page.getByRole('complementary', { name: 'Selected' });
  await expect(selected.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(selected).toContainText('A page that only shows something.');
  await expect(selected).toContainText(info.title);
  await expect(selected).toContainText('The chart starts here.');
  const picture = selected.getByRole('img', { name: 'On a desktop' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await page.getByRole('link', { name: /^state broken/ }).click();
  await expect(selected.getByRole('listitem').filter({ hasText: '→ broken' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /to broken; .*step 2 of the way$/ })).toBeVisible();
});

test('the chosen chart is in sight among the others', async ({ page }) => {
  const list = page.getByRole('navigation', { name: 'Atlas' });
  await page.goto('./?chart=you');
  await expect(page.getByRole('heading', { level: 1, name: 'you' })).toBeVisible();
  await expect(list.getByRole('link', { name: /^you/ })).toBeInViewport({ ratio: 0.9 });
  await page.goto('./?chart=call');
  await expect(list.getByRole('link', { name: /^call/ })).toBeInViewport({ ratio: 0.9 });
});

test('what is searched is found by keys alone, and its address shows it to others', async ({
  page,
}) => {
  const search = page.getByRole('search');
  const found = search.getByRole('status');
  const selected = page.getByRole('complementary', { name: 'Selected' });
  await page.goto('./');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('reset link expired');
  await expect(found).toHaveText('2 found');
  await page.goto(page.url());
  await expect(found).toHaveText('2 found');
  await expect(search.getByRole('link').first().locator('mark')).toHaveText([
    'reset',
    'reset',
    'link',
    'expired',
    'link',
  ]);
  await search.getByRole('searchbox').focus();
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await expect(selected.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(selected).toContainText('The visitor reads: You can get a new link.');
  await expect(search.getByRole('link')).toHaveCount(0);

  await page.goBack();
  await page.keyboard.press('/');
  await page.keyboard.type('xylophone');
  await expect(found).toContainText('Nothing found.');
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await expect(search.getByRole('searchbox')).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('live, the chart follows the site in the frame, and the log leads back', async ({ page }) => {
  await page.route('**/api/user/**', route => route.fulfill({ json: { message: 'Changed.' } }));
  await page.goto('./?chart=resetPassword&view=live');
  const site = page.frameLocator('iframe');
  const active = (id: string) => page.locator(`[data-item="${id}"][data-active="true"]`);
  await page.getByLabel('Address on the site').fill('/reset-password?token=marked-token');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(active('resetPassword.idle')).toBeVisible();
  await newPasswordIn(site).fill('marked');
  await confirmationIn(site).fill('marked');
  await confirmationIn(site).press('Enter');
  await expect(active('resetPassword.success')).toBeVisible();
  await expect(active('resetPassword.loading::done: reset the password::0')).toBeVisible();

  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'resetPassword start' }).last().click();
  await expect(active('resetPassword.idle')).toBeVisible();
  await log.getByRole('button', { name: 'Back to now' }).click();
  await expect(active('resetPassword.success')).toBeVisible();
  await expect(log).not.toContainText('marked');
});

test('live, a page that runs the chart is opened, or it is said which do', async ({ page }) => {
  const active = (id: string) => page.locator(`[data-item="${id}"][data-active="true"]`);
  const elsewhere = page.getByText('No page that is open runs this chart.');
  await page.goto('./?chart=resetPassword&view=live');
  await expect(active('resetPassword.idle')).toBeVisible();
  await page.goto('./?chart=copy&view=live');
  await expect(elsewhere).toContainText(
    'It runs on: /home/copies/{id}. Choose one under Bring about.',
  );
  await page.getByRole('link', { name: /^newLink/ }).click();
  await elsewhere.getByRole('link', { name: '/home/new-link' }).click();
  await expect(active('newLink.idle')).toBeVisible();
  await expect(elsewhere).toBeHidden();
});

test('live, the site in a tab of its own can be watched with the same chart', async ({ page }) => {
  // The frame asks at once, with the token that the atlas has made up.
  await page.route('**/api/user/**', route => route.fulfill({ json: { message: 'Changed.' } }));
  await page.goto('./?chart=verifyEmail&view=live');
  await page.getByLabel('Address on the site').fill('/email-verification?token=marked');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'In a tab' }).click(),
  ]);
  await page.getByRole('radio', { name: 'the tab with verifyEmail' }).check();
  await expect(page.locator('[data-item="verifyEmail.failure"][data-active="true"]')).toBeVisible();
  await tab.close();
  await expect(page.getByRole('radio', { name: 'the closed tab with verifyEmail' })).toBeChecked();
});

test('live, a situation is brought about, and what happened is copied as steps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./?chart=resetPassword&view=live');
  const site = page.frameLocator('iframe');
  const active = (id: string) => page.locator(`[data-item="${id}"][data-active="true"]`);
  const brought = 'an expired reset link: /reset-password';
  await expect(page.locator('optgroup[label="Leads to resetPassword"]')).toContainText(brought);
  await page.getByLabel('Bring about').selectOption(brought);
  await page.getByRole('button', { name: 'Bring about and open' }).press('Enter');
  await newPasswordIn(site).fill('nine yellow lanterns');
  await confirmationIn(site).fill('nine yellow lanterns');
  await confirmationIn(site).press('Enter');
  await expect(active('resetPassword.failure')).toBeVisible();
  await expect(site.getByRole('dialog')).toContainText('This reset link has expired.');

  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('button', { name: `asked for: ${brought}` })).toBeVisible();
  await log.getByLabel('Chart in the log').selectOption('resetPassword');
  await expect(
    log.getByRole('button', { name: /^[\d:.]+ resetPassword start/ }).last(),
  ).toBeVisible();
  await expect(log.getByRole('button', { name: /^[\d:.]+ form / })).toHaveCount(0);
  await log.getByRole('button', { name: 'Copy as steps' }).click();
  const steps = await page.evaluate(() => navigator.clipboard.readText());
  expect(steps.replaceAll(/\d+:\d+:\d+\.\d/g, 'T')).toMatch(
    new RegExp(
      `. T Bring about in the atlas: ${brought}\n[^]*. T Open /reset-password\n[^]*` +
        `. T form: submitted → submitted\n {4}- T resetPassword: done: form → loading\n`,
    ),
  );
  expect(steps).not.toContain('nine');
});

test('a state has a button for each situation that leads to it, until all is as it was', async ({
  page,
  dev,
}) => {
  const active = (id: string) => page.locator(`[data-item="${id}"][data-active="true"]`);
  const statusOf = async (path: string, method = 'GET') =>
    (await page.request.fetch(new URL(path, dev).href, { method })).status();
  await page.goto('./?chart=shelfList&select=shelfList.failure');
  const selected = page.getByRole('complementary', { name: 'Selected' });
  await selected.getByRole('button', { name: 'the server fails: /home/shelf' }).click();
  await expect(active('shelfList.failure')).toBeVisible();
  // The page that is opened has the focus.
  await expect(page.locator('iframe')).toBeFocused();
  expect([await statusOf('/api/session'), await statusOf('/api/shelf')]).toEqual([200, 500]);
  // To sign in is another call at the same address.
  expect(await statusOf('/api/session', 'POST')).toBe(500);

  await page.getByLabel('Bring about').selectOption('the server cannot reach its data: /home');
  await page.getByRole('button', { name: 'Bring about and open' }).click();
  await expect(page.getByRole('list', { name: 'Charts now' })).toContainText('discover failure');
  await page.goto('./?chart=discover&view=live');
  await expect(page.getByText('Now: the server cannot reach its data: /home')).toBeVisible();
  await expect(
    page.frameLocator('iframe').getByText('Something went wrong on our side'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo, and sign out' }).click();
  await expect(page.frameLocator('iframe').getByText('Our app is live!')).toBeVisible();
  expect([await statusOf('/api/session'), await statusOf('/api/copies')]).toEqual([401, 200]);
});

// `npm run atlas:build` opens all of them.
for (const setup of setups.filter((_, index) => index % 18 === 0)) {
  test(`the charts come to where it says: ${setup.name}`, ({ page }) => bringAbout(page, setup));
}

test('neither other sites nor others bring anything about', async ({ page, dev, site }) => {
  const ask = async (url: string, from: string, method = 'POST') => {
    const answer = await page.request.fetch(url, {
      method,
      headers: { 'Sec-Fetch-Site': from },
      ...(method === 'POST' && { form: { setup: 'Undo, and sign out' } }),
      maxRedirects: 0,
    });
    return answer.status();
  };
  const address = `${dev}atlas/setups`;
  expect(await ask(address, 'same-origin')).toBe(303);
  expect(await ask(address, 'same-site')).toBe(403);
  expect(await ask(address, 'cross-site')).toBe(403);
  expect(await ask(address, 'same-origin', 'GET')).toBe(403);
  const port = await freePort();
  const open = await serve('0.0.0.0', { port, site });
  expect(await ask(`http://127.0.0.1:${port}/atlas/setups`, 'same-origin')).toBe(404);
  await open.close();
});

test('without a server behind it, the atlas has no Live, and brings nothing about', async ({
  page,
}) => {
  await page.route(/\/atlas\/\?/, async route => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/,"setups":\[.*\](?=\})/, '') });
  });
  await page.goto('./?chart=shelfList&select=shelfList.failure&view=live');
  const selected = page.getByRole('complementary', { name: 'Selected' });
  await expect(selected.getByRole('heading', { name: 'failure' })).toBeVisible();
  await expect(selected.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Live' })).toHaveCount(0);
});

test('what no test took comes first, and is drawn with a sign', async ({ page }) => {
  await page.route(/\/atlas\/\?/, async route => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"site\.broken":\[[^\]]*\]/, '"site.broken":[]');
    await route.fulfill({ response, body });
  });
  await page.goto('./?view=coverage');
  const untaken = page.getByRole('region', { name: 'Taken by no test' });
  await expect(page.getByRole('row', { name: /^site/ })).toContainText('4 of 5');
  await untaken.getByRole('link', { name: 'site · broken', exact: true }).click();
  await expect(
    page.getByRole('link', { name: 'state broken; taken by no test' }).getByText('!'),
  ).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText('No test.');
});

test('a chart that has changed says so, and when all tests ran', async ({ page }) => {
  await page.route(/\/atlas\/\?/, async route => {
    const response = await route.fetch();
    const html = await response.text();
    const run = { date: '2026-11-28T12:00:00Z', commit: '047e95e4' };
    const data = `"run":${JSON.stringify(run)},"changed":["site"]`;
    await route.fulfill({
      response,
      body: html.replace(/("run":\{[^}]*\},)?"changed":\[[^\]]*\]/, data),
    });
  });
  const note = page.getByText('This chart has changed since its tests ran: npm test');
  await page.goto('./?chart=site');
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: /^call/ }).click();
  await expect(note).toBeHidden();
  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(
    page.getByText(/^All tests ran last on 28 November 2026 .* commit 047e95e4\.$/),
  ).toBeVisible();
});

test('a test that failed leads to its place, whose chart is marked', async ({ page }) => {
  await page.route(/\/atlas\/\?/, async route => {
    const response = await route.fetch();
    const html = await response.text();
    const [opened, broken] = ['site::page opened::4', 'site.opening::error: fetch the chart::0'];
    const place = { chart: 'site', id: broken, event: 'error: fetch the chart' };
    const failed = [{ file: 'tests/door.test.ts', test: 'opens the door', kind: 'unit', place }];
    const data = { failed, walked: { [opened]: 'elsewhere', [broken]: 'here' } };
    const body = html.replace(
      /"failed":\[.*?\],"walked":\{[^}]*\}/,
      JSON.stringify(data).slice(1, -1),
    );
    await route.fulfill({ response, body });
  });
  await page.goto('./?view=coverage');
  await expect(page.getByText(/^Nothing: /)).toBeHidden();
  const failed = page.getByRole('region', { name: 'Tests that failed' });
  await expect(failed).toContainText('opens the door');
  await failed.getByRole('link', { name: 'site · opening · error: fetch the chart' }).click();
  const here = page.getByRole('link', { name: /^error: fetch the chart .*; tests failed here/ });
  await expect(here.getByText('✗')).toBeVisible();
  await expect(page.getByRole('link', { name: /; taken by tests that failed/ })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText(
    /Failed here.*opens the door.*From/,
  );
  await page.getByRole('link', { name: /^site ✗ 1/ }).click();
  await expect(page.getByRole('complementary', { name: 'Overview' })).toContainText(
    'site · opening · error: fetch the chart',
  );
});

test('a chart is copied as Mermaid and as SCXML', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./?chart=verifyEmail');
  for (const [name, start] of [
    ['Mermaid', 'stateDiagram-v2\n  state "verifyEmail" as s0 {'],
    ['SCXML', '<?xml version="1.0" encoding="UTF-8"?>\n'],
  ]) {
    const button = page.getByRole('button', { name: `Copy ${name}` });
    await button.click();
    await expect(button).toContainText('✓ copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.slice(0, start?.length)).toBe(start);
  }
});
