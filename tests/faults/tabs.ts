import type { Engine } from '../../src/atlas/build/browser.ts';
import { paths } from '../../src/paths.ts';
import { newPassword, Visitor } from '../browser/visitor.ts';
import type { MailPage, ModalSeen } from '../seen.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import {
  about,
  alreadyVerified,
  changed,
  landing,
  loading,
  notValid,
  resetPage,
  verified,
} from './expected-pages.ts';
import {
  expectSeen,
  fillTwice,
  openForm,
  openSentForm,
  openSentLink,
  typesOfFields,
} from './gestures.ts';
import { offline } from './modal-contents.ts';
import { expect, often } from './test.ts';

const api = /^\/api\//;

/** One link in several tabs, and pages that the browser keeps while the visitor is elsewhere. */
export const tabs: Fault[] = [
  {
    number: 140,
    name: 'one reset link in two tabs',
    run: async ({ visitor, browserOfVisitor, front, tokenFor, after }) => {
      after.calls = ['resetPassword', 'resetPassword'];
      const token = await tokenFor('a reset token has been sent');
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      for (const one of [visitor, other]) {
        await openForm(one, token);
        await fillTwice(one);
      }
      await other.submit();
      await expectShown(other, ['resetPassword'], changed);
      await other.tab.close();
      await visitor.submit();
      await expectShown(visitor, after.calls, notValid);
    },
  },
  {
    number: 141,
    name: 'one verification link in two tabs',
    run: async ({ visitor, browserOfVisitor, front, tokenFor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      const token = await tokenFor('an e-mail verification token has been sent');
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      await other.openLink('verifyEmail', token);
      await expectShown(other, ['verifyEmail'], verified);
      await other.tab.close();
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 142,
    name: 'the address of the page in another tab, where it holds no token',
    run: async ({ visitor, browserOfVisitor, front, tokenFor }) => {
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      await openForm(other, await tokenFor('a reset token has been sent'));
      const address = await other.tab.evaluate(() => location.href);
      expect(address).toBe(front.origin + paths.resetPassword);
      await visitor.tab.open(address);
      await expectSeen(visitor, landing);
      await fillTwice(other);
      await other.submit();
      await expectShown(other, ['resetPassword'], changed);
      await other.tab.close();
    },
  },
  {
    number: 143,
    name: 'a tab that is closed while it loads',
    run: async ({ visitor, browserOfVisitor, front, tokenFor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      const token = await tokenFor('an e-mail verification token has been sent');
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      front.hold(api);
      await other.openLink('verifyEmail', token);
      await expectShown(other, ['verifyEmail'], loading);
      await other.tab.close();
      await front.release();
      front.mend();
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 144,
    name: 'a form that the browser has kept: it is empty',
    preferences: ['back-forward cache'],
    run: async ({ visitor, engine, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.paste(newPassword, 'short');
      await visitor.tab.click('[aria-label="Show New Password"]');
      await visitor.tab.press('Tab');
      // Firefox keeps no page that is not to be stored.
      expect(await leaveAndReturn(visitor)).toBe(engine !== 'firefox');
      await expectSeen(visitor, resetPage);
      expect(await visitor.tab.evaluate(typesOfFields)).toEqual(['password', 'password']);
      await visitor.untilStarted();
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  {
    number: 145,
    name: 'a result that the browser has kept: no other call',
    preferences: ['back-forward cache'],
    run: async ({ visitor, engine, tokenFor, after }) => {
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], verified);
      const isKept = await leaveAndReturn(visitor);
      // Chromium keeps no such page either, once it was given an answer that is not to be stored.
      expect(isKept).toBe(engine === 'webkit');
      after.calls = isKept ? ['verifyEmail'] : ['verifyEmail', 'verifyEmail'];
      await expectShown(visitor, after.calls, isKept ? verified : alreadyVerified);
    },
  },
  {
    number: 146,
    name: 'a call that was under way when the browser has kept its page',
    preferences: ['back-forward cache'],
    run: async ({ visitor, front, tokenFor, after, engine }) => {
      front.hold(api);
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], loading);
      await leaveAndReturn(visitor);
      await front.release();
      const { modal, calls } = endings[engine];
      if (calls.length > 1) await front.release();
      after.calls = [...calls];
      await expectShown(visitor, after.calls, modal);
    },
  },
];

/** One engine waits for the answer, one breaks the call off, and one opens the page anew. */
const endings: Record<Engine, { modal: ModalSeen; calls: MailPage[] }> = {
  chromium: { modal: verified, calls: ['verifyEmail'] },
  webkit: { modal: offline.verifyEmail, calls: ['verifyEmail'] },
  firefox: { modal: alreadyVerified, calls: ['verifyEmail', 'verifyEmail'] },
};

/** Tells whether the page that was left was kept. */
async function leaveAndReturn(visitor: Visitor): Promise<boolean> {
  const { page, calls } = await visitor.look();
  await visitor.tab.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
  await visitor.open(paths.about);
  await expectSeen(visitor, { ...about, calls });
  // Playwright would wait for a document to come.
  await visitor.tab.evaluate(() => history.back());
  await expect.poll(() => visitor.look().catch(String), often).toMatchObject({ page });
  return visitor.tab.evaluate(() => document.documentElement.hasAttribute('data-mark'));
}
