import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { groupsOf } from '../../src/atlas/build/groups.ts';
import { expect, test } from './atlas.ts';

const places = [
  '',
  '?chart=resetPassword',
  '?chart=resetPassword&select=resetPassword.loading&pages=shown',
  '?chart=site&view=table&select=site%3A%3Apage+opened%3A%3A2',
  '?chart=resultModal&view=pages',
  '?chart=verifyEmail&view=live',
  '?view=rules',
  '?view=walks',
  '?view=changes',
];

for (const place of places) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${place || 'the map'}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`./${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

test('has the map, the charts and every sheet in its navigation', async ({ page }) => {
  await page.goto('./');
  const names = await page
    .getByRole('navigation', { name: 'Atlas' })
    .getByRole('link')
    .allTextContents();
  const groups = groupsOf(extractCharts().map(({ id }) => id));
  expect(names).toEqual([
    'Map',
    'Rules',
    'Walks',
    'Changes',
    ...groups.flatMap(({ charts }) => charts),
  ]);
  expect(names).toContain('site');
});

test('says where somebody is in the address, and Back goes back', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'verifyEmail' }).first().click();
  await item(page, /^Transition done: verify the address, if it has succeeded/).click();
  await expect(page).toHaveURL(/chart=verifyEmail&select=verifyEmail.loading%3A%3Adone/);
  const address = page.url();
  await expect(selected(page).getByRole('heading', { level: 2 })).toHaveText(
    'done: verify the address [it has succeeded]',
  );
  await page.getByRole('link', { name: 'Table' }).click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(selected(page).getByRole('heading', { level: 2 })).toHaveText(
    'done: verify the address [it has succeeded]',
  );
});

test('says so when a link points at something that is gone', async ({ page }) => {
  await page.goto('./?chart=site&select=site.long+gone');
  await expect(selected(page)).toContainText('No chart has site.long gone.');
});

test('tells how to get to a state, step by step', async ({ page }) => {
  await page.goto('./?chart=resetPassword&select=resetPassword.idle.newPassword.tooShort');
  await expect(fact(page, 'How do I get here?').getByRole('listitem')).not.toHaveCount(0);
  await expect(fact(page, 'Visited by')).toContainText(/\d+ tests/);
});

test('is used with the keyboard alone', async ({ page }) => {
  await page.goto('./?chart=verifyEmail');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the view' })).toBeFocused();
  await item(page, /^Chart verify email/).focus();
  const way = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
    way.push(await page.evaluate(() => document.activeElement?.getAttribute('data-item')));
  }
  expect(way).toEqual(['verifyEmail.idle', 'verifyEmail.idle::always::0', 'verifyEmail.loading']);
  await page.keyboard.press('Enter');
  await expect(selected(page).getByRole('heading', { level: 2 })).toHaveText('loading');
  await page.keyboard.press('Escape');
  await expect(selected(page)).toHaveCount(0);
});

test('shows the page of every state in which a chart can rest', async ({ page }) => {
  await page.goto('./?chart=resultModal&view=pages');
  const states = page.getByRole('main').locator('section');
  await expect(states).toHaveCount(7);
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(28);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    // It is there before it has come.
    const width = () => picture.evaluate(one => Number(Reflect.get(one, 'naturalWidth')));
    await expect.poll(width).toBeGreaterThan(300);
  }
});

test('asserts every cell of the table', async ({ page }) => {
  await page.goto('./?chart=resetPassword&view=table');
  await expect(page.getByRole('row')).toHaveCount(17);
  await expect(page.getByText('not asserted')).toHaveCount(0);
  await expect(page.getByTitle('ignored, and a test asserts it')).not.toHaveCount(0);
});

test('leads from a rule to what follows it, and back', async ({ page }) => {
  await page.goto('./?view=rules&rule=slow+answer+announced');
  await page.getByRole('link', { name: 'call · loading › soon: after: a long wait' }).click();
  await fact(page, 'Rule').getByRole('link').click();
  await expect(page).toHaveURL(/view=rules&rule=slow\+answer\+announced/);
});

test('finds the rows that prove what a double submit does', async ({ page }) => {
  await page.goto('./');
  const field = page.getByRole('searchbox', { name: 'Search charts and rules' });
  const found = page.getByRole('region', { name: 'Rules' }).getByRole('link');
  for (const text of ['double', 'twice']) {
    await field.fill(text);
    await expect(found.first()).toHaveText('one call per submit');
  }
  await field.fill('double');
  await field.press('Enter');
  const rule = page.getByRole('main').getByRole('group').filter({ hasText: 'a double submit' });
  const row = rule.getByRole('listitem').filter({ hasText: /submits twice/ });
  await expect(row).toContainText(/fails in \d+ mutants?/);
  await row.getByRole('link').click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
});

test('tells what is proven of a guard, and by which wrong chart', async ({ page }) => {
  await page.goto(
    './?chart=resetPassword&select=resetPassword.idle.newPassword.untouched%3A%3Anew+password+left%3A%3A0',
  );
  const proofs = fact(page, 'Proven by').getByRole('listitem');
  await expect(proofs).not.toHaveCount(0);
  await expect(fact(page, 'Proven by')).toContainText(/fails in \d+ mutants?/);
});

test('replays a walk with the arrow keys', async ({ page }) => {
  await page.goto('./?view=walks');
  await page.getByRole('searchbox', { name: 'Find' }).fill('takes up a request');
  await page
    .getByRole('link', { name: /^takes up a request/ })
    .first()
    .click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[aria-current=step]')).toContainText('page opened');
  await expect(page).toHaveURL(/step=3/);
  await expect(item(page, /^State opening/)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next →' })).toBeDisabled();
});

test('shows the picture of every step of a walk in a browser', async ({ page }) => {
  await page.goto('./?view=walks');
  await page.getByRole('combobox', { name: 'Recorded in' }).selectOption('browser');
  await page.getByRole('searchbox', { name: 'Find' }).fill('reset-password');
  await page
    .getByRole('listitem')
    .filter({ hasText: /\d\d steps/ })
    .getByRole('link')
    .first()
    .click();
  const picture = page.getByRole('img', { name: /^The page after step/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate(one => Reflect.get(one, 'naturalWidth'))).toBeGreaterThan(300);
});

test('compares the charts with an older description', async ({ page }) => {
  await page.goto('./?view=changes');
  const older = (await readFile('src/atlas/charts.json', 'utf8'))
    .replaceAll('"has a token"', '"has any token"')
    .replaceAll('verifyEmail.left', 'verifyEmail.gone');
  const file = page.getByLabel('Compare with a description');
  await file.setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(older),
  });
  await expect(page.getByRole('main')).toContainText('The charts of today, compared with old.json');
  const changes = page.getByRole('main').getByRole('listitem');
  await expect(changes.filter({ hasText: 'has any token' })).toHaveCount(1);
  await expect(changes.filter({ hasText: 'verifyEmail.gone' })).not.toHaveCount(0);
  await file.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(page.getByRole('alert')).toHaveText('bad.json is not JSON.');
  await expect(page.getByRole('main')).toContainText('The charts of today, compared with old.json');
  await expect(changes.filter({ hasText: 'has any token' })).toHaveCount(1);
});

test('compares one chart with its exported description', async ({ page }) => {
  await page.goto('./?chart=site');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Description (JSON)' }).click();
  const path = await (await download).path();
  await page.goto('./?view=changes');
  await page.getByLabel('Compare with a description').setInputFiles({
    name: 'site.json',
    mimeType: 'application/json',
    buffer: await readFile(path),
  });
  const others = extractCharts()
    .map(({ id }) => id)
    .filter(id => id !== 'site');
  const main = page.getByRole('main');
  await expect(main).toContainText(`site.json leaves out ${others.join(', ')}: not compared.`);
  await expect(main).toContainText('Nothing has changed.');
});

const formats: [name: string, ending: string, beginning: RegExp][] = [
  ['SVG, as drawn', 'svg', /^<svg /],
  ['PNG, as drawn', 'png', /^.PNG/],
  ['Mermaid', 'mmd', /stateDiagram-v2/],
  ['SCXML', 'scxml', /<scxml /],
  ['XState JSON', 'xstate.json', /"initial"/],
  ['CSV of the table', 'csv', /^[^\n]+,/],
  ['Description (JSON)', 'json', /"id": "site"/],
];

for (const [name, ending, beginning] of formats) {
  test(`exports a chart: ${name}`, async ({ page }) => {
    await page.goto('./?chart=site');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`site.${ending}`);
    expect(await readFile(await file.path(), 'latin1')).toMatch(beginning);
  });
}

function item(page: Page, name: RegExp) {
  return page.getByRole('application').getByRole('button', { name });
}

function selected(page: Page) {
  return page.getByRole('complementary', { name: 'Selected' });
}

function fact(page: Page, name: string) {
  return selected(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) });
}
