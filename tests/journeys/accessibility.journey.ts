import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lists } from '../../src/flows/requests/requests.ts';
import { memberPaths, paths } from '../../src/paths.ts';
import { spinesIn, typeList } from './kit/books.ts';
import { expect, expectWhole, test } from './kit/journey.ts';
import { hold } from './kit/network.ts';
import { confirmationIn, newPasswordIn, typeTwice } from './kit/reset-form.ts';
import { password, signIn } from './kit/sign-in-form.ts';

/** By all rules in the light theme; the dark one differs in its colours alone. */
async function expectNoBarrier(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  // No page has frames of another origin: without the page of its own that axe would open to gather
  // those, it takes half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  expect(await passedRules(axe)).toBeGreaterThan(10);
  await page.emulateMedia({ colorScheme: 'dark' });
  await passedRules(axe.withRules('color-contrast'));
}

/** Their number. Fails where a rule is broken. */
async function passedRules(axe: AxeBuilder): Promise<number> {
  const { url, violations, passes } = await axe.analyze();
  const barriers = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect({ url, barriers }).toEqual({ url, barriers: [] });
  return passes.length;
}

test('what stays visible behind the modal can be read in both themes', async ({ page }) => {
  await hold(page);
  await page.goto(`${paths.resetPassword}?token=any`);
  await typeTwice(page, 'long enough');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Loading...');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    expect(await page.evaluate(faintTexts)).toEqual([]);
  }
});

/** Texts behind the veil with a contrast below 3. Runs in the page. */
function faintTexts(): string[] {
  const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const veil = numbersOf(getComputedStyle(document.querySelector('dialog')!).backgroundColor);
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = numbersOf(colour).map((part, index) => {
      const mixed = (part + ((veil[index] ?? 0) - part) * (veil[3] ?? 1)) / 255;
      return mixed <= 0.04 ? mixed / 12.92 : ((mixed + 0.055) / 1.055) ** 2.4;
    });
    return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return numbersOf(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll(':is(header, main, footer) :not(svg *)')]
    .filter(element => element.checkVisibility())
    .filter(({ childNodes }) => [...childNodes].some(({ nodeValue }) => nodeValue?.trim()))
    .filter(element => {
      const [text, ground] = [getComputedStyle(element).color, groundOf(element)].map(light);
      return Math.max(text!, ground!) / Math.min(text!, ground!) < 3;
    })
    .map(({ textContent }) => textContent);
}

test.describe('axe finds nothing', () => {
  const { verifyEmail, resetPassword, ...others } = paths;
  test('on the pages without a token, and on the mailbox', async ({ page, backend }) => {
    for (const address of [...Object.values(others), backend.mailbox]) {
      await page.goto(address);
      await expectWhole(page);
      await expectNoBarrier(page);
    }
  });

  test('in the form to write to the team, with its faults', async ({ page }) => {
    await page.goto(paths.contactUs);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText('Choose what it’s about.')).toBeVisible();
    await expectWhole(page);
    await expectNoBarrier(page);
  });

  const { ask, copy, conversation, member, report, request, ...fixed } = memberPaths;
  const addresses = Object.values(fixed);
  const half = Math.ceil(addresses.length / 2);
  for (const part of [addresses.slice(0, half), addresses.slice(half)]) {
    test(`on the pages of members from ${part[0]} on`, async ({ page, setUp }) => {
      await setUp('another member has a copy', { member: randomUUID(), copy: randomUUID() });
      await signIn(page);
      for (const address of part) {
        await page.goto(address);
        await expectWhole(page);
        await expectNoBarrier(page);
      }
    });
  }

  test('on the pages of one thing, and in the form over them', async ({ page, setUp }) => {
    const id = randomUUID();
    const copyId = randomUUID();
    await setUp('another member has a copy', { member: id, copy: copyId });
    await signIn(page);
    const books = [copy(copyId), copy(id), `${fixed.home}?q=zzzzz`, `${fixed.shelf}?q=zzzzz`];
    const others = [...books, ask(copyId), request(id), member(id), conversation(id), report(id)];
    for (const address of others) {
      await page.goto(address);
      await expectWhole(page);
      await expectNoBarrier(page);
    }
    await page.context().clearCookies({ name: /session/ });
    await page.getByLabel('What’s wrong?').fill('The books are mine.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await expectNoBarrier(page);
  });

  test('on the pages of requests, and in the forms of both members', async ({ page, setUp }) => {
    const id = randomUUID();
    const email = `${id}@book-exchange.example`;
    const named = { email, password, member: randomUUID(), copy: randomUUID(), request: id };
    const button = (name: string) => page.getByRole('button', { name });
    await setUp('a member has asked for a copy', named);
    await signIn(page, email);
    for (const list of lists) {
      await page.goto(`${memberPaths.requests}?list=${list}`);
      await expectWhole(page);
      await expectNoBarrier(page);
    }
    await page.goto(memberPaths.request(id));
    await button('Withdraw my request').click();
    await expectNoBarrier(page);
    await setUp('a member is asked for a copy', named);
    await signIn(page, email);
    await page.goto(memberPaths.home);
    await expect(page.getByText('Say yes or no')).toBeVisible();
    await expectNoBarrier(page);
    await page.goto(memberPaths.request(id));
    await expect(button('Say no')).toBeVisible();
    await expectNoBarrier(page);
    await button('Say yes').click();
    await button('Propose').click();
    await button('Propose').click();
    await expect(page.getByText('Enter a place.')).toBeVisible();
    await expectNoBarrier(page);
    await page.getByLabel('Day and time').fill(tomorrow());
    await page.getByLabel('Place').fill('At the fountain');
    await button('Propose').click();
    await expect(page.getByText('to answer your proposal')).toBeFocused();
    await expectNoBarrier(page);
  });

  test('on a conversation, where a message waits, and on a report with its decisions', async ({
    page,
    setUp,
  }) => {
    const id = randomUUID();
    const email = `${id}@book-exchange.example`;
    await setUp('two members have written to each other', { email, password, member: id });
    await signIn(page, email);
    await page.goto(memberPaths.conversations);
    await expect(page.getByRole('main').getByText('1 new')).toBeVisible();
    await expectNoBarrier(page);
    await page.route('**/api/conversations/*', route =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.goto(memberPaths.conversation(id));
    await page.getByLabel('Your message').fill('See you then.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    await expectNoBarrier(page);
    await setUp('a copy is reported to a moderator', { email, password, member: id });
    await signIn(page, email);
    await page.goto(memberPaths.moderation);
    await expect(page.getByRole('button', { name: 'Hide it' })).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Hide it' }).click();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Correct the book' }).click();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Suspend the member' }).click();
    await expectNoBarrier(page);
  });

  test('in the dialog of a book, in its form, and on a pile', async ({ page }) => {
    await signIn(page);
    await page.goto(memberPaths.shelf);
    await spinesIn(page).first().click();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('Title, author or language is wrong').click();
    await expectNoBarrier(page);
    await page.goto(memberPaths.addBooks);
    await typeList(page, [
      'Emma',
      'Lord Jimm',
      'Unheard of, A Neighbour',
      '9780141439587',
      'Faust',
    ]);
    await page.getByRole('button', { name: 'Remove “Faust”' }).click();
    await expect(page.getByText('Looking it up…')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'For sale' }).check();
    await page.getByRole('button', { name: 'Put 2 books on the shelf' }).click();
    await expect(page.getByText('Enter a price.')).toBeVisible();
    await expectNoBarrier(page);
  });

  test('in the overlay', async ({ page }) => {
    await page.goto(paths.landing);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectNoBarrier(page);
  });

  test('on the reset page, empty, wrong and right', async ({ page }) => {
    await page.goto(`${resetPassword}?token=any`);
    await expectNoBarrier(page);
    await newPasswordIn(page).fill('short');
    await confirmationIn(page).fill('other');
    await page.keyboard.press('Enter');
    await expect(page.getByText('*Passwords do not match.')).toBeVisible();
    await expectNoBarrier(page);
    await typeTwice(page, 'long enough');
    await expectNoBarrier(page);
  });

  test('in the modal while it loads, and when it fails', async ({ page }) => {
    const release = await hold(page);
    await page.goto(`${verifyEmail}?token=unknown`);
    await expect(page.getByRole('dialog')).toContainText('Loading...');
    await expectNoBarrier(page);
    release();
    await expect(page.getByRole('dialog')).toContainText('This verification link isn’t valid.');
    await expectNoBarrier(page);
  });

  test('in the modal when it succeeds', async ({ page, freshLink }) => {
    await page.goto(await freshLink('verify-email'));
    await expect(page.getByRole('dialog')).toContainText('verified');
    await expectNoBarrier(page);
  });
});

/** As a field for a day and a time takes it. */
function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
}
