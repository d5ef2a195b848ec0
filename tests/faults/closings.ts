import { paths } from '../../src/paths.ts';
import type { Front } from '../browser/front.ts';
import type { Visitor } from '../browser/visitor.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { about, landing, loading, unknownLink, verified } from './expected-pages.ts';
import { closeButton, doubleClick, expectSeen, openSentLink } from './gestures.ts';
import { expect, often, token } from './test.ts';

const api = /^\/api\//;
const calls = ['verifyEmail' as const];
const closed = { ...landing, calls };

/** The modal, and hands that close it too early, too late or too often. */
export const closings: Fault[] = [
  {
    number: 147,
    name: 'closing while it loads: the answer is shown all the same',
    run: async ({ visitor, front, tokenFor }) => {
      front.hold(api);
      await openSentLink(visitor, tokenFor);
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
    name: 'the x before the script has come, and another page: one redirect',
    run: async ({ visitor, front }) => {
      await closeEarly(visitor, front, () => visitor.tab.click('dialog[open] button'));
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
        .poll(() => visitor.tab.evaluate(focused), often)
        .toBe('the page: Exchange books in your neighbourhood NOW!');
    },
  },
  {
    number: 153,
    name: 'Escape before the script has come',
    run: async ({ visitor, front }) => {
      await closeEarly(visitor, front, () => visitor.tab.press('Escape'));
      await front.release();
      await expectSeen(visitor, { ...closed, modal: unknownLink });
    },
  },
];

/** What is pressed too early counts as soon as the script is there. */
async function closeEarly(
  visitor: Visitor,
  front: Front,
  close: () => Promise<void>,
): Promise<void> {
  const firstScript = /^\/assets\/index-/;
  front.hold(firstScript);
  front.hold(api);
  await visitor.openLink('verifyEmail', token);
  await expectSeen(visitor, { ...landing, page: 'verifyEmail', modal: loading, calls });
  await close();
  await front.release(firstScript);
  await expectSeen(visitor, closed);
}

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
      await visitor.untilStarted();
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

/** Runs in the page. */
function focused(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'the window';
  if (activeElement.matches('dialog:modal [aria-label="Close"]')) return 'the x';
  return activeElement.closest('dialog:modal')
    ? 'the modal'
    : `the page: ${activeElement.textContent}`;
}
