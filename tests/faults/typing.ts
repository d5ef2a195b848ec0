import { confirmation, newPassword } from '../browser/visitor.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { changed, filledForm, notValid, resetPage } from './expected-pages.ts';
import { bodiesIn, expectSeen, fillTwice, openForm, openSentForm } from './gestures.ts';
import { expect, password, test, token } from './test.ts';

const calls = ['resetPassword' as const];
const tooShort = '*Minimum length should 6 characters.';
const tooLong = '*Maximum length is 50 characters.';
const differ = '*Passwords do not match.';

/** What a password may consist of, and how it comes about. */
export const typing: Fault[] = [
  sent(201, 'white space around the password', ' \u00A0 lamp\tpost  '),
  sent(202, 'emoji', '🦊🎲🚲📚🧵🏡'),
  sent(203, 'letters with marks, in one piece and in two', 'Crème bru\u0302le\u0301e'),
  sent(204, 'text from right to left', 'مصباح الشارع ١٢'),
  sent(205, 'quotes, markup and characters that nobody sees', `"'\\<b>&amp;\u200B%00`),
  counted(206, 'families as single characters', '👨‍👩‍👧‍👦'),
  counted(207, 'letters with many marks as single characters', 'e\u0301\u0323\u0330'),
  {
    number: 208,
    name: 'a password of 10,000 characters: all of it stays, and is refused',
    run: async ({ visitor, after }) => {
      after.calls = [];
      const endless = '0123456789'.repeat(1000);
      await openForm(visitor, token);
      await fillTwice(visitor, endless);
      await visitor.tab.press('Enter');
      const form = {
        typed: { newPassword: endless, confirmation: endless },
        faults: [tooLong],
        canSubmit: false,
      };
      await expectSeen(visitor, { ...resetPage, form });
      await visitor.open('/');
    },
  },
  {
    number: 209,
    name: 'Enter and the key for capital letters: nothing is sent, and the reason is shown',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.paste(newPassword, password);
      await visitor.tab.press('Enter');
      const form = {
        typed: { newPassword: password, confirmation: '' },
        faults: [],
        canSubmit: false,
      };
      await expectSeen(visitor, { ...resetPage, form });
      await visitor.type(confirmation, password.toUpperCase());
      await visitor.tab.press('Enter');
      const typed = { newPassword: password, confirmation: password.toUpperCase() };
      await expectSeen(visitor, { ...resetPage, form: { ...form, typed, faults: [differ] } });
      await visitor.type(confirmation, password);
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.tab.press('Enter');
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 210,
    name: 'a password that is shown and hidden while it is typed',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.tab.click(newPassword);
      await visitor.tab.type(password.slice(0, 4));
      await visitor.tab.click('[aria-label="Show New Password"]');
      await visitor.tab.type(password.slice(4, 8));
      await visitor.tab.click('[aria-label="Hide New Password"]');
      await visitor.tab.type(password.slice(8));
      await visitor.type(confirmation, password);
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 211,
    name: 'a change that is undone',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      await visitor.paste(confirmation, 'other');
      await visitor.tab.press('Enter');
      const typed = { newPassword: password, confirmation: 'other' };
      const form = { typed, faults: [differ], canSubmit: false };
      await expectSeen(visitor, { ...resetPage, form });
      // The menu's way: not every driver has a key for it.
      await visitor.tab.evaluate(() => document.execCommand('undo'));
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 212,
    name: 'a word that is composed: Enter ends it and sends nothing',
    run: async ({ visitor, engine, after, front }) => {
      test.skip(engine !== 'chromium', 'Only the driver of Chromium can compose a word');
      const { page } = visitor.tab;
      if (!page) return;
      const composed = '今日は本を読む';
      after.secrets.push(composed);
      await openForm(visitor, token);
      await visitor.paste(newPassword, composed);
      await visitor.tab.click('[aria-label="Show Confirm Password"]');
      await visitor.tab.click(confirmation);
      const input = await page.context().newCDPSession(page);
      const word = { text: composed, selectionStart: 7, selectionEnd: 7 };
      await input.send('Input.imeSetComposition', word);
      await input.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Enter',
        windowsVirtualKeyCode: 229,
      });
      const typed = { newPassword: composed, confirmation: composed };
      const form = { typed, faults: [], canSubmit: true };
      await expectSeen(visitor, { ...resetPage, form });
      await input.send('Input.insertText', { text: composed });
      await visitor.tab.press('Enter');
      await expectShown(visitor, calls, notValid);
      expect(bodiesIn(front)).toEqual([{ newPassword: composed, token }]);
    },
  },
];

/** Not one character is changed on the way. */
function sent(number: number, name: string, newPassword: string): Fault {
  return {
    number,
    name: `${name}: sent as it is`,
    run: async ({ visitor, front, after }) => {
      after.secrets.push(newPassword);
      await openForm(visitor, token);
      await fillTwice(visitor, newPassword);
      await visitor.submit();
      await expectShown(visitor, calls, notValid);
      expect(bodiesIn(front)).toEqual([{ newPassword, token }]);
    },
  };
}

/** 5 are too few, 51 too many, and 6 and 50 are right. */
function counted(number: number, name: string, character: string): Fault {
  return {
    number,
    name: `${name}: counted as a person does`,
    run: async ({ visitor }) => {
      await openForm(visitor, token);
      const expected = { 5: [tooShort], 6: [], 50: [], 51: [tooLong] };
      for (const [times, faults] of Object.entries(expected)) {
        const text = character.repeat(Number(times));
        await fillTwice(visitor, text);
        const canSubmit = faults.length === 0;
        const form = { typed: { newPassword: text, confirmation: text }, faults, canSubmit };
        await expectSeen(visitor, { ...resetPage, form });
      }
      await fillTwice(visitor, character.repeat(50));
      await visitor.submit();
      await expectShown(visitor, calls, notValid);
    },
  };
}
