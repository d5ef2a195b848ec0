import { paths } from '../../src/paths.ts';
import { newPassword } from '../browser/visitor.ts';
import { closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { changed, filledForm, landing, loading, resetPage } from './expected-pages.ts';
import {
  bodiesIn,
  doubleClick,
  expectSeen,
  fillTwice,
  middleOf,
  openForm,
  openSentForm,
  submitButton,
} from './gestures.ts';
import { expect, password, test, token } from './test.ts';

const api = /^\/api\//;
const calls = ['resetPassword' as const];

/** The form, and hands that are too heavy for it. */
export const submissions: Fault[] = [
  {
    number: 154,
    name: 'Escape in the form: nothing happens',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      await visitor.tab.press('Escape');
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.tab.press('Enter');
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 155,
    name: 'Enter held down: one call, and its answer stays',
    run: async ({ visitor, tokenFor }) => {
      const { page } = visitor.tab;
      test.skip(!page, 'The driver of WebKit repeats no key');
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      for (let repeats = 0; repeats < 10; repeats += 1) await page?.keyboard.down('Enter');
      await expectShown(visitor, calls, changed);
      for (let repeats = 0; repeats < 10; repeats += 1) await page?.keyboard.down('Enter');
      await page?.keyboard.up('Enter');
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 156,
    name: 'a double click on the button: one call, and an empty form',
    run: async ({ visitor, front, tokenFor }) => {
      const token = await tokenFor('a reset token has been sent');
      await openForm(visitor, token);
      await fillTwice(visitor);
      front.hold(api);
      await doubleClick(visitor, submitButton);
      await expectShown(visitor, calls, loading);
      const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value);
      expect(await visitor.tab.evaluate(typed)).toEqual(['', '']);
      await front.release();
      await expectShown(visitor, calls, changed);
      expect(bodiesIn(front)).toEqual([{ newPassword: password, token }]);
    },
  },
  {
    number: 157,
    name: 'the button, and Enter: one call, and the answer is shown after the modal was closed so',
    run: async ({ visitor, front, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await visitor.tab.press('Enter');
      await expectSeen(visitor, { ...landing, calls });
      await front.release();
      await expectSeen(visitor, { ...landing, modal: changed, calls });
    },
  },
  {
    number: 158,
    name: 'a click on a link that lies behind the modal',
    run: async ({ visitor, front }) => {
      // High enough that all of it lies in view.
      await visitor.tab.resize(1280, 950);
      await openForm(visitor, token);
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await expectShown(visitor, calls, loading);
      await visitor.tab.evaluate(() => scrollTo(0, 0));
      for (const selector of [`a[href="${paths.about}"]`, newPassword, submitButton]) {
        const { x, y } = await middleOf(visitor, selector);
        await visitor.tab.clickAt(x, y);
      }
      await expectShown(visitor, calls, loading);
      await closeResult(visitor, calls);
    },
  },
];
