import { newPassword } from '../browser/visitor.ts';
import { closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import {
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
import { token } from './test.ts';

const api = /^\/api\//;

/** The same page comes again, in every state that it can be in. */
export const reloads: Fault[] = [
  {
    number: 120,
    name: 'a reload while the visitor types',
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      await visitor.paste(newPassword, 'short');
      await visitor.tab.press('Tab');
      await visitor.tab.reload();
      await visitor.untilStarted();
      await expectSeen(visitor, resetPage);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  {
    number: 121,
    name: 'a reload while a password is being reset',
    run: async ({ visitor, front, tokenFor, after }) => {
      after.calls = ['resetPassword', 'resetPassword'];
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      front.hold(api);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], loading);
      await front.release();
      front.mend();
      await visitor.tab.reload();
      await visitor.untilStarted();
      await expectSeen(visitor, { ...resetPage, calls: ['resetPassword'] });
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, after.calls, notValid);
    },
  },
  {
    number: 122,
    name: 'a reload while an address is being verified',
    run: async ({ visitor, front, tokenFor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      front.hold(api);
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], loading);
      await visitor.tab.reload();
      await expectShown(visitor, after.calls, loading);
      await front.release();
      await front.release();
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 123,
    name: 'a reload after a password has been reset',
    run: async ({ visitor, tokenFor, after }) => {
      after.calls = ['resetPassword', 'resetPassword'];
      await openSentForm(visitor, tokenFor);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
      await visitor.tab.reload();
      await visitor.untilStarted();
      await expectSeen(visitor, { ...resetPage, calls: ['resetPassword'] });
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, after.calls, notValid);
    },
  },
  {
    number: 124,
    name: 'a reload after an address has been verified',
    run: async ({ visitor, tokenFor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], verified);
      await visitor.tab.reload();
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 125,
    name: 'a reload after a failure',
    run: async ({ visitor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, ['verifyEmail'], unknownLink);
      await visitor.tab.reload();
      await expectShown(visitor, after.calls, unknownLink);
    },
  },
  {
    number: 126,
    name: 'a reload after the result was closed',
    run: async ({ visitor }) => {
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, ['verifyEmail'], unknownLink);
      await closeResult(visitor, ['verifyEmail']);
      await visitor.tab.reload();
      await expectSeen(visitor, { ...landing, calls: ['verifyEmail'] });
    },
  },
  {
    number: 127,
    name: 'the same link again, in the same tab, while it loads',
    run: async ({ visitor, front, tokenFor, after }) => {
      after.calls = ['verifyEmail', 'verifyEmail'];
      const link = await tokenFor('an e-mail verification token has been sent');
      front.hold(api);
      await visitor.openLink('verifyEmail', link);
      await expectShown(visitor, ['verifyEmail'], loading);
      await visitor.openLink('verifyEmail', link);
      await expectShown(visitor, after.calls, loading);
      await front.release();
      await front.release();
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 128,
    name: 'the same link again, in the same tab, after a success',
    run: async ({ visitor, tokenFor, after }) => {
      after.calls = ['resetPassword', 'resetPassword'];
      const link = await tokenFor('a reset token has been sent');
      for (const modal of [changed, notValid]) {
        await openForm(visitor, link);
        await fillTwice(visitor);
        await visitor.submit();
        const calls = modal === changed ? after.calls.slice(1) : after.calls;
        await expectShown(visitor, calls, modal);
      }
    },
  },
];
