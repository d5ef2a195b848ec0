import { memberPaths, paths, withQuery } from '../../src/paths.ts';
import { expect, test } from './kit/journey.ts';
import { email, fill, password, signIn } from './kit/sign-in-form.ts';

test('leads from the mailbox to a session and out of it, by the keyboard alone @phone', async ({
  page,
  backend,
}) => {
  const posts: number[] = [];
  page.on('response', response => {
    if (response.request().method() === 'POST') posts.push(response.status());
  });
  await page.goto(backend.mailbox);
  const member = page.getByRole('list', { name: 'Members' }).getByRole('listitem').first();
  await expect(member).toContainText(`${email} Password: ${password}`);

  await page.goto(paths.home);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.signIn);
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
  expect(posts).toEqual([200]);

  await page.getByRole('banner').getByRole('link', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const cookies = await page.context().cookies();
  const names = cookies.map(({ name }) => name.replace(/-\d+$/, ''));
  expect(names.toSorted()).toEqual(['XSRF-TOKEN', 'device', 'zone']);
});

test('says at the form why a sign-in is refused @phone', async ({ page }) => {
  await page.goto(paths.signIn);
  await fill(page, 'seven blue kites');
  await expect(page.getByRole('alert')).toHaveText(
    'The email address or the password isn’t right, or the address isn’t confirmed yet.',
  );
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('seven blue kites');
  await fill(page, password);
  await expect(page).toHaveURL(paths.home);
});

test('says why one is there where the session was ended elsewhere @phone', async ({ page }) => {
  await signIn(page);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name.startsWith('session'));
  // No call of the page that was left may be the first to come with it: the answer takes the cookie away.
  await page.goto(paths.about);
  await page.waitForLoadState('networkidle');
  if (session) await page.context().addCookies([{ ...session, value: 'ended' }]);
  await page.goto(memberPaths.shelf);
  const ended = { next: memberPaths.shelf, ended: 'yes' };
  await expect(page).toHaveURL(withQuery(paths.signIn, ended));
  await expect(page.getByText('You’ve been signed out on this device.')).toBeVisible();
  await fill(page, password);
  await expect(page).toHaveURL(memberPaths.shelf);
});

test('leads to the first field that lacks something, however often it is submitted @phone', async ({
  page,
}) => {
  await page.goto(paths.signIn);
  const submit = page.getByRole('button', { name: 'Sign in' });
  for (let times = 0; times < 2; times += 1) {
    await submit.click();
    await expect(page.getByLabel('Email address')).toBeFocused();
  }
  await page.keyboard.type(email);
  await submit.click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('an unknown address shows a member the landing page, which says so, and leads to the books', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/home/nothing-here');
  await expect(page.getByText('We couldn’t find that page.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Neighbourhood Book Exchange' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
});

test('Home leads a member from the public site to the pages of members', async ({ page }) => {
  await signIn(page);
  await page.goto(paths.about);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#areas').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('html')).toHaveAttribute('data-document', 'members');
});

test('the public site leads a member to the own pages, and a guest to the form @phone', async ({
  page,
}) => {
  const places = [
    [paths.landing, 'banner'],
    [paths.about, 'main'],
    [paths.club, 'banner'],
  ] as const;
  const expectWay = async (shown: string, hidden: string) => {
    for (const [path, part] of places) {
      await page.goto(path);
      await expect(page.getByRole(part).getByRole('link', { name: shown })).toBeVisible();
      await expect(page.getByRole(part).getByRole('link', { name: hidden })).toBeHidden();
    }
  };
  await expectWay('Sign in', 'Account');
  await expectWay('Join', 'Account');
  await signIn(page);
  await expect(page.locator('main')).toHaveCount(1);
  await page.goto(paths.signIn);
  await expect(page).toHaveURL(paths.home);
  await expectWay('Account', 'Sign in');
  await page.context().clearCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  // A script behind the content notes it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
  await expectWay('Sign in', 'Account');
});

test.describe('after the sign-out', () => {
  test('another tab of the member is led to the page to sign in', async ({
    page,
    context,
    record,
  }) => {
    const other = await context.newPage();
    await record(other);
    await signIn(page);
    await other.goto(memberPaths.you);
    await expect(other.getByText(`You’re signed in as ${email}.`)).toBeVisible();
    await page.goto(memberPaths.you);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(other).toHaveURL(withQuery(paths.signIn, { next: memberPaths.you }));
  });
});
