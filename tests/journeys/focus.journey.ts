import { examples } from '../../src/api/generated/examples.ts';
import { memberPaths } from '../../src/paths.ts';
import { expect } from './kit/journey.ts';
import { one, test, three } from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

const list = '**/api/requests?*';
const { body: part } = examples.requests.found;

test.beforeEach(({ page }) => signIn(page, three));

test('a failure stays, with the focus, until what could not be read has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(list, async route => {
    await released;
    await route.continue();
  });
  await page.route(list, route => route.fulfill({ status: 403, json: { message: 'No.' } }), {
    times: 1,
  });
  await page.goto(memberPaths.requests);
  const alert = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'One moment…' })).toBeFocused();
  await expect(alert).toContainText('No.');
  release();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the focus stays at the end of a list that has come to its end', async ({ page }) => {
  await page.route(list, route => {
    const isFirst = !new URL(route.request().url()).searchParams.has('cursor');
    return route.fulfill({ json: { ...part, next: isFirst ? 'more' : null } });
  });
  await page.goto(memberPaths.requests);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByText('That’s all.').locator('..')).toBeFocused();
});

test('where a row goes away with its button, the heading before it has the focus', async ({
  page,
  enter,
}) => {
  await enter(three);
  await page.goto(memberPaths.devices);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const count = await rows.count();
  await rows.getByRole('button').first().press('Enter');
  await expect(rows).toHaveCount(count - 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a message that is taken back is gone on with', async ({ page, enter }) => {
  const other = await enter(one);
  const { member } = await (await other.request.get('/api/session')).json();
  await page.goto(memberPaths.conversation(member.id));
  await page.route('**/api/conversations/*', route =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByLabel('Your message').fill('I ring twice.');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('Your message')).toBeFocused();
  await expect(page.getByLabel('Your message')).toHaveValue('I ring twice.');
});
