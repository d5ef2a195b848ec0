import { confirmation, newPassword } from '../browser/visitor.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { changed, filledForm, notValid, resetPage } from './expected-pages.ts';
import {
  bodiesIn,
  doubleClick,
  expectSeen,
  fillTwice,
  openForm,
  openSentForm,
  submitButton,
  typesOfFields,
} from './gestures.ts';
import { expect, password, test, token } from './test.ts';

const calls = ['resetPassword' as const];
const firstScript = /^\/assets\/index-/;

/** Hands and programs that put a password into a field, each in its own way. */
export const filling: Fault[] = [
  {
    number: 194,
    name: 'a password manager that fills both fields and submits at once',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.tab.evaluate(fillAsManager, { events: ['input', 'change'], submits: true });
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 195,
    name: 'a password manager that tells the page nothing',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.tab.click(newPassword);
      await visitor.tab.evaluate(fillAsManager, { events: [], submits: false });
      await visitor.tab.click(confirmation);
      await visitor.tab.press('Enter');
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 196,
    name: 'a password manager that is faster than the script',
    run: async ({ visitor, front, tokenFor }) => {
      front.hold(firstScript);
      await visitor.openLink('resetPassword', await tokenFor('a reset token has been sent'));
      await expectSeen(visitor, resetPage);
      await visitor.tab.evaluate(fillAsManager, { events: ['input', 'change'], submits: false });
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await front.release();
      await visitor.untilStarted();
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 197,
    name: 'a visitor who is faster than the script: faults are shown, and all stays as it was',
    run: async ({ visitor, front, tokenFor }) => {
      front.hold(firstScript);
      await visitor.openLink('resetPassword', await tokenFor('a reset token has been sent'));
      await visitor.type(newPassword, 'short');
      await visitor.tab.click('[aria-label="Show New Password"]');
      await visitor.type(confirmation, 'other');
      const faults = ['*Minimum length should 6 characters.'];
      const form = {
        typed: { newPassword: 'short', confirmation: 'other' },
        faults,
        canSubmit: false,
      };
      await expectSeen(visitor, { ...resetPage, form });
      await front.release();
      await visitor.untilStarted();
      await expectSeen(visitor, { ...resetPage, form });
      expect(await visitor.tab.evaluate(typesOfFields)).toEqual(['text', 'password']);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 198,
    name: 'Enter three times and a double click before the script has come: one call',
    run: async ({ visitor, front, tokenFor }) => {
      const token = await tokenFor('a reset token has been sent');
      front.hold(firstScript);
      await visitor.openLink('resetPassword', token);
      await fillTwice(visitor);
      for (let times = 0; times < 3; times += 1) await visitor.tab.press('Enter');
      await doubleClick(visitor, submitButton);
      await front.release();
      await expectShown(visitor, calls, changed);
      expect(bodiesIn(front)).toEqual([{ newPassword: password, token }]);
    },
  },
  {
    number: 199,
    name: 'a password from the clipboard, with a line break at its end',
    run: async ({ visitor, front }) => {
      await openForm(visitor, token);
      await visitor.tab.evaluate(addNotes, `${password}\n`);
      await visitor.tab.press('Control+C');
      await visitor.tab.evaluate(removeNotes);
      for (const field of [newPassword, confirmation]) {
        await visitor.tab.click(field);
        await visitor.tab.press('Control+V');
      }
      await expectSeen(visitor, { ...resetPage, form: filledForm });
      await visitor.submit();
      await expectShown(visitor, calls, notValid);
      expect(bodiesIn(front)).toEqual([{ newPassword: password, token }]);
    },
  },
  {
    number: 200,
    name: 'a password that is dragged into its field',
    run: async ({ visitor, engine }) => {
      const { page } = visitor.tab;
      test.skip(engine !== 'chromium', 'The drivers of Firefox and WebKit drop no text');
      await openForm(visitor, token);
      await visitor.tab.evaluate(addNotes, password);
      await page?.locator('textarea').dragTo(page.locator(newPassword), dragged);
      const typed = { newPassword: password, confirmation: '' };
      const form = { typed, faults: [], canSubmit: false };
      await expectSeen(visitor, { ...resetPage, form });
      await visitor.paste(confirmation, password);
      await visitor.submit();
      await expectShown(visitor, calls, notValid);
    },
  },
];

const dragged = { sourcePosition: { x: 30, y: 12 } };

/** Runs in the page. */
function fillAsManager({ events, submits }: { events: string[]; submits: boolean }): void {
  const fields = document.querySelectorAll('input');
  for (const field of fields) {
    field.value = 'grey-heron-71';
    for (const name of events) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  if (submits) setTimeout(() => fields[0]?.form?.requestSubmit());
}

/** Another place for text, all of it selected. Runs in the page. */
function addNotes(text: string): void {
  const notes = document.createElement('textarea');
  document.querySelector('header')?.prepend(notes);
  notes.value = text;
  notes.select();
}

/** Runs in the page. */
function removeNotes(): void {
  document.querySelector('textarea')?.remove();
}
