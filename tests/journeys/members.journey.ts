import { paths } from '../../src/paths.ts';
import { expect, test } from './kit/journey.ts';
import { signIn } from './kit/sign-in-form.ts';

test.describe("the members' document", () => {
  test.beforeEach(({ page }) => signIn(page));

  test('is what a browser with a session gets at /home', async ({ page }) => {
    const answer = await page.goto(paths.home);
    expect(await answer?.text()).toContain('data-document="members"');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books near you');
    await expect(page).toHaveTitle('Books near you · Neighbourhood Book Exchange');
  });

  test('leads to a page of the public site by loading it, and is come back to', async ({
    page,
  }) => {
    await page.goto(paths.home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(paths.about);
    await expect(page.locator('html')).not.toHaveAttribute('data-document');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books near you');
  });

  test('offers to load itself again where a script does not come', async ({ page }) => {
    const script = '**/assets/app-members-start-*.js';
    await page.route(script, route => route.abort());
    await page.goto(paths.home);
    await expect(page.getByRole('main')).toContainText('couldn’t load');
    await page.unroute(script);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books near you');
  });
});

test('a guest gets the page of the public site at /home', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.locator('html')).not.toHaveAttribute('data-document');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books in your street');
});
