import { paths } from '../../src/paths.ts';
import type { Answer } from '../browser/front.ts';
import { loadAgainButton } from '../browser/visitor.ts';
import type { MailPage, Seen } from '../seen.ts';
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
  unknownLink,
} from './expected-pages.ts';
import { expectPicture, expectSeen, fillTwice, openForm, openSentLink } from './gestures.ts';
import { expectWithinReach } from './reach.ts';
import { token } from './test.ts';

const losses: Record<string, Answer> = {
  'is gone': response => response.writeHead(404).end('Not found'),
  'is a page': response =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><p>Hello'),
  'breaks off': response =>
    response.writeHead(200, javaScript).write('let a;', () => response.destroy()),
};

const scripts = {
  'the first script': /^\/assets\/index-/,
  'the script that starts the site': /^\/assets\/app-/,
  'the chart': /^\/assets\/flows-verify-email-/,
};

const javaScript = { 'Content-Type': 'text/javascript', 'Content-Length': 10_000 };
const gone: Answer = response => response.writeHead(404).end();
const calls: MailPage[] = ['verifyEmail'];

/** A part of the site that does not come, for instance because a new release has replaced it. */
export const missingParts: Fault[] = [
  ...Object.entries(scripts).flatMap(([script, address], nth) =>
    Object.entries(losses).map(([loss, answer], way) =>
      missing(159 + 3 * nth + way, `${script} ${loss}`, address, answer),
    ),
  ),
  {
    number: 168,
    name: 'the page of the form is gone',
    run: async ({ visitor, front, tokenFor }) => {
      front.answer(/^\/assets\/pages-reset-password-/, gone);
      await visitor.openLink('resetPassword', await tokenFor('a reset token has been sent'));
      await expectSeen(visitor, { ...resetPage, form: undefined, isBroken: true });
      front.mend();
      await visitor.loadAgain();
      await expectSeen(visitor, resetPage);
      await visitor.untilStarted();
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  {
    number: 169,
    name: 'all pages are gone: the result is shown, and the visitor sees where it leads',
    run: async ({ visitor, front }) => {
      front.answer(/^\/assets\/pages-/, gone);
      await visitor.openLink('verifyEmail', token);
      const broken: Seen = { ...landing, isBroken: true, calls };
      await expectSeen(visitor, { ...broken, page: 'verifyEmail', modal: unknownLink });
      await visitor.close();
      await expectSeen(visitor, broken);
      await visitor.follow(paths.about);
      await expectSeen(visitor, { ...about, isBroken: true, calls });
      front.mend();
      await visitor.loadAgain();
      await expectSeen(visitor, { ...about, calls });
      await visitor.open(paths.landing);
    },
  },
  {
    number: 170,
    name: 'scripts that do not come, and a reload',
    run: async ({ visitor, front, tokenFor, after }) => {
      // Not all: a browser has six connections to a server, and the reload needs one.
      front.hold(/^\/assets\/(app|flows-verify-email)-/);
      await openSentLink(visitor, tokenFor);
      await expectSeen(visitor, { ...landing, page: 'verifyEmail', modal: loading, calls });
      front.mend();
      after.calls = [...calls, ...calls];
      await visitor.tab.reload();
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  },
  {
    number: 171,
    name: 'the player and all animations are gone: stills in their place',
    run: async ({ visitor, front }) => {
      front.answer(/^\/assets\/ui-/, gone);
      await openForm(visitor, token);
      await fillTwice(visitor);
      front.hold(/^\/api\//);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], loading);
      await expectPicture(visitor, 'still');
      await front.release();
      await expectShown(visitor, ['resetPassword'], notValid);
      await expectPicture(visitor, 'still');
    },
  },
];

/** The visitor sees a message, loads the page again, and reads what has come of the call that had left. */
function missing(number: number, name: string, address: RegExp, answer: Answer): Fault {
  return {
    number,
    name,
    run: async ({ visitor, front, tokenFor, after }) => {
      front.answer(address, answer);
      await openSentLink(visitor, tokenFor);
      await visitor.tab.resize(320, 200);
      await expectSeen(visitor, { ...landing, page: 'verifyEmail', isBroken: true, calls });
      await expectWithinReach(visitor, [loadAgainButton]);
      front.mend();
      after.calls = [...calls, ...calls];
      await visitor.loadAgain();
      await expectShown(visitor, after.calls, alreadyVerified);
    },
  };
}
