import { examples } from '../../src/api/generated/examples.ts';
import { memberPaths } from '../../src/paths.ts';
import { expect } from './kit/journey.ts';
import { one, test, three } from './kit/neighbours.ts';
import { ofBusyServer } from './kit/network.ts';
import { signIn } from './kit/sign-in-form.ts';

/** Not what the first page asks for after the sign-in. */
const list = /\/api\/requests\?list=(?!waiting)/;
const { body: part } = examples.requests.found;

test.beforeEach(({ page }) => signIn(page, three));

test('a failure stays, with the focus, until what could not be read has come', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await ofBusyServer(page);
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

test('the focus stays at the end of a list that has come to its end, which another list does not say', async ({
  page,
}) => {
  await ofBusyServer(page);
  await page.route(list, route => {
    const { searchParams } = new URL(route.request().url());
    const hasMore = searchParams.get('list') !== 'done' && !searchParams.has('cursor');
    return route.fulfill({ json: { ...part, next: hasMore ? 'more' : null } });
  });
  await page.goto(memberPaths.requests);
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  const end = page.getByText('That’s all.');
  await expect(end.locator('..')).toBeFocused();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(end).toHaveCount(0);
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
