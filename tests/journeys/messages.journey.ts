import type { Page } from '@playwright/test';
import { memberPaths } from '../../src/paths.ts';
import { expect } from './kit/journey.ts';
import { test as base, one, press, three } from './kit/neighbours.ts';
import { signIn } from './kit/sign-in-form.ts';

const threadIn = (page: Page) => page.getByRole('log');
const textIn = (page: Page) => page.getByLabel('Your message');
const dataOf = async ({ request }: Page, path: string) => (await request.get(path)).json();

/** Another member; both see what they have written to each other. */
const test = base.extend<{ reader: Page }>({
  reader: async ({ page, enter }, use) => {
    const reader = await enter(three);
    await signIn(page, one);
    for (const [self, other] of [[page, reader] as const, [reader, page] as const]) {
      const { member } = await dataOf(other, '/api/session');
      await self.goto(memberPaths.conversation(member.id));
    }
    await use(reader);
  },
});

test.use({ isTranslated: true });

test('what one writes the other sees without a reload @phone', async ({ page, reader }) => {
  const bar = reader.getByRole('navigation', { name: 'Books' });
  const row = reader.getByRole('main').getByRole('listitem').filter({ hasText: 'Member One' });
  await reader.goto(memberPaths.conversations);
  await expect(row).not.toContainText(/\d new/);
  const counts = await dataOf(reader, '/api/notices/counts');
  await textIn(page).fill('Are you at home?');
  await press(page, 'Send');
  await expect(bar).toContainText(`Messages${counts.messages + 1}`);
  await row.getByRole('link').click();
  await expect(threadIn(reader)).toContainText('Are you at home?');
  await expect(bar).toContainText(new RegExp(`Messages${counts.messages || ''}$`));
  await textIn(reader).fill('From six on.');
  await press(reader, 'Send');
  await expect(threadIn(page)).toContainText('From six on.');
});

test('without a connection a message waits, and is written once', async ({ page, reader }) => {
  let attempts = 0;
  await page.route('**/api/conversations/*', async route => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (attempts++ > 1) await route.fetch();
    return route.abort('internetdisconnected');
  });
  await textIn(page).fill('I ring twice.');
  await press(page, 'Send');
  await textIn(page).fill('At the');
  await page.reload();
  await expect(threadIn(page)).toContainText('Not sent');
  await expect(textIn(page)).toHaveValue('At the');
  await press(page, 'Send again');
  await expect(threadIn(reader)).toContainText('I ring twice.');
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(threadIn(page).getByText('I ring twice.')).toHaveCount(1);
  await expect(threadIn(reader).getByText('I ring twice.')).toHaveCount(1);
});
