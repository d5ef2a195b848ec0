import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import type { Front } from '../browser/front.ts';
import * as fault from './kit/fault.ts';
import { expect, started, touch } from './kit/journey.ts';

const { bodiesIn, expectResult, password, test } = fault;

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** What a password manager, a translation or another extension does to a page. Each runs in it. */
const kinds: Record<string, () => void> = {
  'elements beside fields and within buttons': () => {
    for (const one of document.querySelectorAll('form input, main h1, #root > dialog p')) {
      one.before(Object.assign(document.createElement('button'), { type: 'button' }));
      one.after(Object.assign(document.createElement('input'), { hidden: true }));
    }
    for (const one of document.querySelectorAll('button, nav a'))
      one.prepend(document.createElement('span'));
  },
  'wrappers, and elements of the body': () => {
    for (const part of document.querySelectorAll('form, main, dialog > div')) {
      const wrapper = document.createElement('div');
      part.replaceWith(wrapper);
      wrapper.append(part);
    }
    document.querySelector('#root')?.prepend(document.createElement('div'));
    document.body.prepend(document.createElement('div'));
  },
  'attributes, and elements taken away': () => {
    for (const one of document.querySelectorAll('*')) one.setAttribute('data-seen', 'true');
    document.querySelectorAll('footer, form label, main h1').forEach(one => one.remove());
  },
  'a translation': translate,
};

function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, noscript')) continue;
    const font = document.createElement('font');
    font.textContent = `${text.textContent?.toUpperCase()}!`;
    text.parentElement?.replaceChild(font, text);
  }
}

/** Opens a page, which is altered while its script has not come. */
async function open(page: Page, front: Front, address: string, alter = translate): Promise<void> {
  front.hold(/^\/assets\/index-/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(alter);
  await page.evaluate(() => document.documentElement.setAttribute('data-altered', ''));
}

for (const [kind, alter] of Object.entries(kinds)) {
  test(`${kind}: a form submitted before is sent once`, async ({ page, front, freshLink }) => {
    const link = await freshLink('reset-password');
    await open(page, front, link, alter);
    await field(page, 'newPassword').fill(password);
    await field(page, 'confirmation').fill(password);
    await page.keyboard.press('Enter');
    await field(page, 'send').dblclick();
    await front.release();
    await expectResult(page, 'success', fault.changed, fault.inForce);
    expect(bodiesIn(front)).toEqual([{ newPassword: password, token: fault.tokenOf(link) }]);
  });

  test(`${kind}: typing goes on at the caret`, async ({ page, front }) => {
    await open(page, front, paths.signIn, alter);
    await field(page, 'password').fill(password);
    await field(page, 'email').fill('tail@site.example');
    await page.keyboard.press('Home');
    const typing = page.keyboard.type('an-address-with-a-', { delay: 15 });
    await front.release();
    await Promise.all([started(page), typing]);
    await expect(field(page, 'email')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('isn’t right');
    expect(bodiesIn(front)).toEqual([{ email: 'an-address-with-a-tail@site.example', password }]);
    await page.goto(paths.landing);
  });
}

test('a form whose button is held while its script comes is sent once', async ({
  page,
  front,
  freshLink,
}) => {
  await open(page, front, await freshLink('reset-password'));
  await field(page, 'newPassword').fill(password);
  await page.locator('[name=newPassword] ~ [name=show]').click();
  await field(page, 'confirmation').fill(password);
  await field(page, 'send').hover();
  await page.mouse.down();
  await front.release();
  await started(page);
  await expect(field(page, 'newPassword')).toHaveAttribute('type', 'text');
  await expect(field(page, 'confirmation')).toHaveAttribute('type', 'password');
  await page.mouse.up();
  await expectResult(page, 'success', fault.changed, fault.inForce);
});

test('an address is verified by a page that was translated before', async ({
  page,
  front,
  freshLink,
}) => {
  await open(page, front, await freshLink('verify-email'));
  await front.release();
  await expectResult(page, 'success', fault.verified, fault.confirmed);
});

for (const path of [paths.about, paths.signIn]) {
  test(`the menu of ${path} stays open when the page was translated before`, async ({
    page,
    front,
    after,
  }) => {
    after.calls = 0;
    await open(page, front, path);
    await touch(page);
    await page.locator('[popovertarget]').first().click();
    await front.release();
    await started(page);
    await expect(page.locator('#areas')).toBeVisible();
    await page.goto(paths.landing);
  });
}

test('a modal that is translated goes on', async ({ page, front, freshLink }) => {
  await page.clock.install();
  front.hold(fault.api);
  await page.goto(await freshLink('verify-email'));
  await started(page);
  await page.clock.runFor(8_000);
  await expectResult(page, 'loading', 'Loading...', fault.takesLong);
  await page.evaluate(translate);
  await front.release();
  await expectResult(page, 'success', fault.verified, fault.confirmed);
});
