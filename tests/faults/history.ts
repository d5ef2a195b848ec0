import { paths } from '../../src/paths.ts';
import { newPassword, type Visitor } from '../browser/visitor.ts';
import { closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import {
  about,
  alreadyVerified,
  changed,
  landing,
  loading,
  notValid,
  resetPage,
  unknownLink,
  verified,
} from './expected-pages.ts';
import { expectSeen, fillTwice, openForm, openSentForm, openSentLink } from './gestures.ts';
import { expect, often, test, token } from './test.ts';

const api = /^\/api\//;
const calls = ['resetPassword' as const];

/** Back and Forward, in every state that a page can be in. */
export const history: Fault[] = [
  {
    number: 130,
    name: 'Back to another document, and Forward, while the visitor types',
    run: async ({ visitor, tokenFor }) => {
      await visitor.open(paths.about);
      await expectSeen(visitor, about);
      await openSentForm(visitor, tokenFor);
      await visitor.paste(newPassword, 'short');
      await visitor.tab.back();
      await expectSeen(visitor, about);
      await visitor.tab.forward();
      await expectSeen(visitor, resetPage);
      await visitor.untilStarted();
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 131,
    name: 'Back and Forward within the site while the visitor types',
    run: async ({ visitor, tokenFor }) => {
      await openWithPageAhead(visitor, await tokenFor('a reset token has been sent'));
      await visitor.paste(newPassword, 'short');
      await visitor.tab.forward();
      await expectSeen(visitor, about);
      await visitor.tab.back();
      await expectSeen(visitor, resetPage);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 132,
    name: 'Forward and Back within the site while it loads',
    run: async ({ visitor, front, tokenFor }) => {
      await openWithPageAhead(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await expectShown(visitor, calls, loading);
      await visitor.tab.forward();
      await expectSeen(visitor, { ...about, calls });
      await visitor.tab.back();
      await expectShown(visitor, calls, loading);
      await front.release();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 133,
    name: 'Forward while it loads: the answer comes over the other page',
    run: async ({ visitor, front, tokenFor }) => {
      await openWithPageAhead(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await expectShown(visitor, calls, loading);
      await visitor.tab.forward();
      await expectSeen(visitor, { ...about, calls });
      await front.release();
      await expectSeen(visitor, { ...about, modal: changed, calls });
      await visitor.close();
      await expectSeen(visitor, { ...about, calls });
      await visitor.open(paths.landing);
    },
  },
  {
    number: 134,
    name: 'Forward and Back after a success',
    run: async ({ visitor, tokenFor }) => {
      await openWithPageAhead(visitor, await tokenFor('a reset token has been sent'));
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, changed);
      await goForwardAndBack(visitor);
    },
  },
  {
    number: 135,
    name: 'Forward and Back after a failure',
    run: async ({ visitor }) => {
      await openWithPageAhead(visitor, token);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, notValid);
      await goForwardAndBack(visitor);
    },
  },
  {
    number: 136,
    name: 'Back and Forward after the result was closed',
    run: async ({ visitor }) => {
      await visitor.open(paths.about);
      await expectSeen(visitor, about);
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, ['verifyEmail'], unknownLink);
      await closeResult(visitor, ['verifyEmail']);
      await visitor.tab.back();
      await expectSeen(visitor, { ...about, calls: ['verifyEmail'] });
      await visitor.tab.forward();
      await expectSeen(visitor, { ...landing, calls: ['verifyEmail'] });
    },
  },
  {
    number: 137,
    name: 'Back to another document while an address is being verified, and Forward',
    run: async ({ visitor, front, tokenFor, after, engine }) => {
      test.skip(engine === 'webkit', 'WebKit has always kept the page: see 146');
      await visitor.open(paths.about);
      await expectSeen(visitor, about);
      front.hold(api);
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], loading);
      await visitor.tab.back();
      await expectSeen(visitor, { ...about, calls: ['verifyEmail'] });
      await front.release();
      front.mend();
      await visitor.tab.forward();
      after.calls = ['verifyEmail', 'verifyEmail'];
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 138,
    name: 'another site, and back, while the visitor types',
    run: async ({ visitor, backendBehind, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.paste(newPassword, 'short');
      await visitor.tab.open(`${backendBehind.origin}${paths.about}`);
      await expectSeen(visitor, about);
      await visitor.tab.back();
      await expectSeen(visitor, resetPage);
      await visitor.untilStarted();
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, calls, changed);
    },
  },
  {
    number: 139,
    name: 'another site, and back, after an address was verified',
    run: async ({ visitor, backendBehind, tokenFor, after }) => {
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], verified);
      await visitor.tab.open(`${backendBehind.origin}${paths.about}`);
      await expectSeen(visitor, { ...about, calls: ['verifyEmail'] });
      await visitor.tab.back();
      const seen = { modal: alreadyVerified };
      await expect.poll(() => visitor.look().catch(String), often).toMatchObject(seen);
      after.calls = ['verifyEmail', 'verifyEmail'];
    },
  },
];

/** The reset page with a page of the site before it in the same document. */
async function openWithPageAhead(visitor: Visitor, token: string): Promise<void> {
  await openForm(visitor, token);
  await visitor.follow(paths.about);
  await expectSeen(visitor, about);
  await visitor.tab.back();
  await expectSeen(visitor, resetPage);
}

/** Leaving closes the result; who comes back finds the page as it opens. */
async function goForwardAndBack(visitor: Visitor): Promise<void> {
  await visitor.tab.forward();
  await expectSeen(visitor, { ...about, calls });
  await visitor.tab.back();
  await expectSeen(visitor, { ...resetPage, calls });
  await visitor.open(paths.landing);
}
