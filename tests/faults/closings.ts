import { paths } from '../../src/paths.ts';
import { newPassword, type Visitor } from '../browser/visitor.ts';
import { closeResult, expectShown } from './asking.ts';
import type { Fault } from './catalogue.ts';
import {
  closeButton,
  doubleClick,
  expectSeen,
  fillTwice,
  middleOf,
  openForm,
  submitButton,
} from './gestures.ts';
import { about, changed, landing, loading, resetPage, unknownLink, verified } from './sights.ts';
import { expect, password, test, token } from './test.ts';

const api = /^\/api\//;
const calls = ['verifyEmail' as const];
const closed = { ...landing, calls };

/** The modal, and hands that are too fast, too slow or too heavy for it. */
export const closings: Fault[] = [
  {
    number: 147,
    name: 'closing while it loads: the answer is shown all the same',
    run: async ({ visitor, front, tokenFor }) => {
      front.hold(api);
      await visitor.openLink(
        'verifyEmail',
        await tokenFor('an e-mail verification token has been sent'),
      );
      await expectShown(visitor, calls, loading);
      await visitor.close();
      await expectSeen(visitor, closed);
      await front.release();
      await expectSeen(visitor, { ...closed, modal: verified });
      await visitor.close();
      await expectSeen(visitor, closed);
    },
  },
  {
    number: 148,
    name: 'closing while it loads, and going on to another page: one redirect',
    run: async ({ visitor, front }) => {
      front.hold(api);
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, calls, loading);
      await visitor.tab.press('Escape');
      await expectSeen(visitor, closed);
      await visitor.untilStarted();
      await visitor.follow(paths.about);
      await expectSeen(visitor, { ...about, calls });
      await front.release();
      await expectSeen(visitor, { ...about, modal: unknownLink, calls });
      await visitor.tab.press('Escape');
      await expectSeen(visitor, { ...about, calls });
      await visitor.open(paths.landing);
    },
  },
  closedWhile(149, 'a double click on the x', visitor => doubleClick(visitor, closeButton)),
  closedWhile(150, 'Escape twice', async visitor => {
    await visitor.tab.press('Escape');
    await visitor.tab.press('Escape');
  }),
  closedWhile(151, 'the x, and Escape', async visitor => {
    await visitor.close();
    await visitor.tab.press('Escape');
  }),
  {
    number: 152,
    name: 'Escape in the form: nothing happens',
    run: async ({ visitor, tokenFor }) => {
      await openForm(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      await visitor.tab.press('Escape');
      const form = { newPassword: password, confirmation: password, faults: [], canSubmit: true };
      await expectSeen(visitor, { ...resetPage, form });
      await visitor.tab.press('Enter');
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  {
    number: 153,
    name: 'Enter held down: one call, and its answer stays',
    run: async ({ visitor, tokenFor }) => {
      const { page } = visitor.tab;
      test.skip(!page, 'The driver of WebKit repeats no key');
      await openForm(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      for (let repeats = 0; repeats < 10; repeats += 1) await page?.keyboard.down('Enter');
      await expectShown(visitor, ['resetPassword'], changed);
      for (let repeats = 0; repeats < 10; repeats += 1) await page?.keyboard.down('Enter');
      await page?.keyboard.up('Enter');
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  submittedBy(154, 'a double click on the button', visitor => doubleClick(visitor, submitButton)),
  {
    number: 155,
    name: 'the button, and Enter: one call, and the answer to whoever has closed the modal so',
    run: async ({ visitor, front, tokenFor }) => {
      await openForm(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await visitor.tab.press('Enter');
      await expectSeen(visitor, { ...landing, calls: ['resetPassword'] });
      await front.release();
      await expectSeen(visitor, { ...landing, modal: changed, calls: ['resetPassword'] });
    },
  },
  {
    number: 156,
    name: 'a click on a link that lies behind the modal',
    run: async ({ visitor, front }) => {
      await openForm(visitor, token);
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], loading);
      for (const selector of [`a[href="${paths.about}"]`, newPassword, submitButton]) {
        const { x, y } = await middleOf(visitor, selector);
        await visitor.tab.clickAt(x, y);
      }
      await expectShown(visitor, ['resetPassword'], loading);
      await closeResult(visitor, ['resetPassword']);
    },
  },
  {
    number: 157,
    name: 'the keyboard alone: the focus stays in the modal, and goes to the heading',
    run: async ({ visitor }) => {
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, calls, unknownLink);
      expect(await visitor.tab.evaluate(focused)).toBe('the x');
      for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
        await visitor.tab.press(key);
        // The window itself lies between the last and the first.
        const inModal = ['the x', 'the modal', 'the window'];
        expect(inModal).toContain(await visitor.tab.evaluate(focused));
      }
      await visitor.tab.press('Escape');
      await expectSeen(visitor, closed);
      await expect
        .poll(() => visitor.tab.evaluate(focused))
        .toBe('the page: Exchange books in your neighbourhood NOW!');
    },
  },
  {
    number: 158,
    name: 'Escape, and the x, before the script has come',
    run: async ({ visitor, front, after }) => {
      after.calls = [];
      for (const close of [
        () => visitor.tab.press('Escape'),
        () => visitor.tab.click('dialog[open] button'),
      ]) {
        front.hold(/^\/assets\/index-/);
        await visitor.openLink('verifyEmail', token);
        await expectSeen(visitor, {
          ...landing,
          page: 'verifyEmail',
          modal: loading,
          calls: after.calls,
        });
        await close();
        front.hold(api);
        await front.release();
        after.calls.push('verifyEmail');
        await expectSeen(visitor, { ...landing, calls: after.calls });
        await front.release();
        await expectSeen(visitor, { ...landing, modal: unknownLink, calls: after.calls });
        front.mend();
      }
    },
  },
];

/** In each state of the modal. */
function closedWhile(
  number: number,
  name: string,
  close: (visitor: Visitor) => Promise<void>,
): Fault {
  return {
    number,
    name: `${name}, while it loads, late and after a failure`,
    run: async ({ visitor, front, after }) => {
      after.calls = [...calls, ...calls];
      front.hold(api);
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, calls, loading);
      await close(visitor);
      await expectSeen(visitor, closed);
      await front.release();
      await expectSeen(visitor, { ...closed, modal: unknownLink });
      await close(visitor);
      await expectSeen(visitor, closed);
      front.mend();
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, after.calls, unknownLink);
      await close(visitor);
      await expectSeen(visitor, { ...landing, calls: after.calls });
    },
  };
}

function submittedBy(
  number: number,
  name: string,
  submit: (visitor: Visitor) => Promise<void>,
): Fault {
  return {
    number,
    name: `${name}: one call, and an empty form`,
    run: async ({ visitor, front, tokenFor }) => {
      const token = await tokenFor('a reset token has been sent');
      await openForm(visitor, token);
      await fillTwice(visitor);
      front.hold(api);
      await submit(visitor);
      await expectShown(visitor, ['resetPassword'], loading);
      expect(await visitor.tab.evaluate(typed)).toEqual(['', '']);
      await front.release();
      await expectShown(visitor, ['resetPassword'], changed);
      const bodies = front.requests.flatMap(({ url, body }) => (api.test(url) ? [body] : []));
      expect(bodies).toEqual([JSON.stringify({ newPassword: password, token })]);
    },
  };
}

/** Runs in the page. */
function focused(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'the window';
  if (activeElement.matches('dialog:modal [aria-label="Close"]')) return 'the x';
  return activeElement.closest('dialog:modal')
    ? 'the modal'
    : `the page: ${activeElement.textContent}`;
}

/** Runs in the page. */
function typed(): string[] {
  return [...document.querySelectorAll('input')].map(({ value }) => value);
}
