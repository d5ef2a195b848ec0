import type { Page } from '@playwright/test';
import { type PageName, paths } from '../../src/paths.ts';
import { expect, expectWhole, pictureOf, started, test, touch } from './kit/journey.ts';

test('the landing page needs no script', async ({ browser, backend }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(backend.origin);
  await expect(page.getByText('Our app is live!')).toBeVisible();
  const areas = overlayOf(page);
  await expect(areas).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(areas.getByRole('link')).toHaveText([
    'Home',
    'Events',
    'Clubs',
    'Team',
    'Contact Us',
  ]);
  await areas.getByRole('button', { name: 'Close' }).click();
  await expect(areas).toBeHidden();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${backend.origin}/about`);
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click();
  await expect(page).toHaveURL(`${backend.origin}/home/join`);
  await context.close();
});

const areas = {
  Home: 'home',
  Events: 'event',
  Clubs: 'club',
  Team: 'team',
  'Contact Us': 'contactUs',
} satisfies Record<string, PageName>;

test('the overlay leads to five areas, and Back leads home again @phone', async ({ page }) => {
  await page.goto('/');
  await touch(page);
  const opener = page.getByRole('button', { name: 'Menu', includeHidden: true });
  for (const [name, area] of Object.entries(areas)) {
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await overlayOf(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(paths[area]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(area === 'home' ? 'Books in your street' : name);
    // The session decides what stands at the address of Home, so that is a document of its own.
    if (area !== 'home') await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(paths.landing);
    await touch(page);
  }
});

test('the menu of a page leads to another, and closes over its own @phone', async ({ page }) => {
  await page.goto(paths.club);
  await touch(page);
  await started(page);
  const opener = page.getByRole('button', { name: 'Menu' });
  const overlay = overlayOf(page);
  await opener.click();
  await overlay.getByRole('link', { name: 'Clubs' }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(paths.club);
  await opener.click();
  await overlay.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(paths.team);
  await page.goBack();
  await expect(page).toHaveURL(paths.club);
});

test('each entry of the overlay is one logo, which bears its name @phone', async ({ page }) => {
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of Object.keys(areas)) {
    const logo = overlayOf(page).getByRole('link', { name, exact: true }).locator('> *');
    await expect(logo).toHaveCount(1);
    await expect(logo.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('the ways in are above the fold of a phone, and in one row on a desktop @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(paths.landing);
  const main = page.getByRole('main');
  const ways = ['See books near you', 'Join', 'Get it on Android'].map(name =>
    main.getByRole('link', { name, exact: true }),
  );
  for (const way of ways) await expect(way).toBeInViewport({ ratio: 1 });
  const tops = await Promise.all(ways.map(async way => (await way.boundingBox())?.y));
  if (!isMobile) expect(new Set(tops).size).toBe(1);
  const header = page.getByRole('banner').first();
  expect((await header.boundingBox())?.height).toBeLessThan(90);
});

test('the steps lead to join and to the door, also beside their words', async ({ page }) => {
  for (const [step, path] of [
    ['Show your shelf', paths.join],
    ['Find a book', paths.home],
    ['Ask for it', paths.home],
  ] as const) {
    await page.goto(paths.landing);
    const card = page.getByRole('listitem').filter({ hasText: step });
    await card.click({ position: { x: 9, y: 9 } });
    await expect(page).toHaveURL(path);
  }
});

test('an unknown address under /home shows the landing page, which says so, and leads on', async ({
  page,
}) => {
  await page.goto('/home/nothing-here');
  await expect(page.getByRole('main')).toContainText(/^We couldn’t find that page\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange books/);
  await touch(page);
  await started(page);
  await expect(page.getByRole('main')).toContainText(/^We couldn’t find that page\./);
  await page.getByRole('main').getByRole('link', { name: 'See books near you' }).first().click();
  await expect(page).toHaveURL(paths.home);
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange books/);
  await expect(page.getByText('find that page')).toHaveCount(0);
});

test('the typeface is fetched once a page has been shown, for the next one', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(paths.landing);
  await page.waitForFunction(() => 'serif' in localStorage);
  const paints = await timesOf(page, 'first-contentful-paint');
  const fetches = await timesOf(page, '.woff2');
  expect(paints).toHaveLength(1);
  expect(fetches.length).toBeGreaterThan(1);
  expect(Math.min(...fetches)).toBeGreaterThan(Math.max(...paints));
  await expect(heading).toHaveCSS('font-family', /^"Local serif"/);
  await page.goto(paths.about);
  await expect(heading).toHaveCSS('font-family', /^Fraunces/);
});

/** When what has such a name began, in milliseconds of its page. */
function timesOf(page: Page, name: string): Promise<number[]> {
  return page.evaluate(
    end =>
      performance
        .getEntries()
        .filter(entry => entry.name.endsWith(end))
        .map(({ startTime }) => startTime),
    name,
  );
}

test('the title of all areas but the street stands at one height', async ({ page }) => {
  const tops = new Set<number | undefined>();
  for (const area of ['event', 'club', 'team', 'contactUs'] as const) {
    await page.goto(paths[area]);
    tops.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.y);
  }
  expect(tops.size).toBe(1);
});

for (const { width, inRow } of [
  { width: 390, inRow: 3 },
  { width: 768, inRow: 5 },
]) {
  test(`the overlay shows buildings for a finger, ${inRow} in a row at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.about);
    await page.getByRole('button', { name: 'Menu' }).click();
    const boxes = await overlayOf(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(5);
    expect(boxes.filter(({ width, height }) => width < 100 || height < 150)).toEqual([]);
    expect(boxes.filter(({ bottom }) => bottom === boxes[0].bottom)).toHaveLength(inRow);
  });
}

test('the paper keeps cards whole, and the ribbon and the badge dark', async ({ page }) => {
  await page.goto(paths.landing);
  await page.emulateMedia({ media: 'print' });
  for (const dark of [page.getByText('Our app is live!'), page.getByRole('link', { name: 'Get' })])
    await expect(dark).toHaveCSS('print-color-adjust', 'exact');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
});

test('the notch of the ribbon stands where its text ends', async ({ page }) => {
  await page.goto(paths.landing);
  const ribbon = page.getByText('Our app is live!');
  await expect(ribbon).toHaveCSS('clip-path', /calc\(100% - [\d.]+px\) 50%/);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect(ribbon).toHaveCSS('clip-path', /, [\d.]+px 50%\)$/);
  await expect(ribbon).toHaveCSS('padding-left', '34px');
});

test('the landing page fetches nothing until it is touched, and then no more than it needs', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('response', response => {
    const [, part] = /assets\/([a-z-]+?)-[^/]{8}\.js$/.exec(response.url()) ?? [];
    if (part) parts.push(part);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  const styled = page.waitForResponse('**/assets/style-*.css');
  await touch(page);
  await started(page);
  await styled;
  await page.waitForLoadState('networkidle');
  const heavy = /player|animations|flows-|pages-(?!landing)/;
  expect(parts).toContain('app');
  expect(parts.filter(part => heavy.test(part))).toEqual([]);
  const fetched = page.waitForResponse('**/assets/pages-about-*.js');
  await page.getByRole('link', { name: 'About' }).hover();
  await fetched;
});

test('the overlay is closed by Escape and by its x, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  const areas = overlayOf(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(areas).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(areas).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await areas.getByRole('button', { name: 'Close' }).click();
  await expect(areas).toBeHidden();
  await expect(opener).toBeFocused();
});

test('About leads to the root and back', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Site' });
  await expect(header.getByRole('link')).toHaveText(['Home', 'About']);
  await header.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.landing);
  await expect(page).toHaveTitle(/^Exchange books/);
});

test('every page fits a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of Object.values(paths)) {
    await page.goto(`${path}?token=any`);
    await expectWhole(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, width }).toEqual({ path, width: 320 });
  }
});

test('a page looks as it does with the style of the whole site', async ({ browser, backend }) => {
  const context = await browser.newContext({
    baseURL: backend.origin,
    javaScriptEnabled: false,
    // What is awaited breathes.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const path of Object.values(paths)) {
    await page.goto(path);
    const own = await pictureOf(page);
    await page.route(path, async route => {
      const html = await (await route.fetch()).text();
      const [, sheet = ''] = / href="(\/assets\/style-[^"]+)"/.exec(html) ?? [];
      const whole = `<link rel="stylesheet" href="${sheet}">`;
      await route.fulfill({ body: html.replace(/<style>.*?<\/style>/s, whole) });
    });
    const styled = page.waitForResponse('**/assets/style-*.css');
    await page.goto(path);
    expect((await styled).ok()).toBe(true);
    const whole = await pictureOf(page);
    expect({ path, isSame: whole.equals(own) }).toEqual({ path, isSame: true });
  }
  await context.close();
});

test('no script can write markup into a page', async ({ browser, backend }) => {
  const context = await browser.newContext({ baseURL: backend.origin });
  const page = await context.newPage();
  for (const path of Object.values(paths)) {
    await page.goto(path);
    const write = () => page.evaluate(() => void (document.body.innerHTML = '<p>Ours</p>'));
    await expect(write()).rejects.toThrow('TrustedHTML');
  }
  await context.close();
});

test('a tap on a link of an untouched page only opens the next one @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'There is no finger');
  const parts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') parts.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).tap();
  await expect(page).toHaveURL(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(parts).toEqual([]);
});

function overlayOf(page: Page) {
  return page.locator('#areas');
}
