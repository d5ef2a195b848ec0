import { paths } from '../../src/paths.ts';
import type { Visitor } from '../browser/visitor.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { changed, landing, loading, resetPage, unknownLink, verified } from './expected-pages.ts';
import { expectPicture, expectSeen, fillTwice, openSentForm, openSentLink } from './gestures.ts';
import { expect, token } from './test.ts';

const api = /^\/api\//;

/** What can be switched off, or set wrong, around the site. */
export const switches: Fault[] = [
  {
    number: 180,
    name: 'no scripts: both pages say what they need, and nothing waits',
    preferences: ['no scripts'],
    run: async ({ visitor, after }) => {
      after.calls = [];
      await visitor.openLink('resetPassword', token);
      await expectSeen(visitor, resetPage);
      await expectText(
        visitor,
        'Resetting a password needs JavaScript. Please switch it on, then reload this page.',
      );
      expect(await visitor.tab.evaluate(buttonsSeen)).toEqual(['Menu', 'Reset Password']);
      await visitor.openLink('verifyEmail', token);
      await expectSeen(visitor, { ...landing, page: 'verifyEmail' });
      await expectText(
        visitor,
        'Verifying an address needs JavaScript. Please switch it on, then open the link again.',
      );
      await visitor.open(paths.landing);
      await expectText(visitor, 'Our app is live!');
    },
  },
  {
    number: 181,
    name: 'no cookies, no storage',
    preferences: ['no cookies, no storage'],
    run: async ({ visitor, tokenFor }) => {
      await openSentForm(visitor, tokenFor);
      expect(await visitor.tab.evaluate(readCookie)).toBe('');
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
    },
  },
  {
    number: 182,
    name: 'reduced motion, and dark colours: a still in each state',
    preferences: ['reduced motion', 'dark colours'],
    run: async ({ visitor, front }) => {
      front.hold(api);
      await visitor.openLink('verifyEmail', token);
      await expectShown(visitor, ['verifyEmail'], loading);
      await expectPicture(visitor, 'still');
      await front.release();
      await expectShown(visitor, ['verifyEmail'], unknownLink);
      await expectPicture(visitor, 'still');
      const player = front.requests.filter(({ url }) => url.includes('/ui-'));
      expect(player).toEqual([]);
      expect(await visitor.tab.evaluate(colourOfModal)).toBe('rgb(27, 37, 73)');
    },
  },
  {
    number: 183,
    name: 'a clock that is ten years slow: the page stays as it came',
    run: async ({ visitor, front, after }) => {
      after.calls = [];
      const firstScript = /^\/assets\/index-/;
      front.hold(firstScript);
      await visitor.open(paths.landing);
      await visitor.tab.evaluate(setClock, -10 * year);
      await front.release();
      await visitor.untilStarted();
      await expectSeen(visitor, landing);
      await expectText(visitor, 'Our app is live!');
    },
  },
  {
    number: 184,
    name: 'a clock that goes an hour on, and a day back, while it loads',
    run: async ({ visitor, front, tokenFor }) => {
      front.hold(api);
      await openSentLink(visitor, tokenFor);
      await expectShown(visitor, ['verifyEmail'], loading);
      for (const jump of [hour, -24 * hour]) {
        await visitor.tab.evaluate(setClock, jump);
        await expectShown(visitor, ['verifyEmail'], loading);
      }
      await front.release();
      await expectShown(visitor, ['verifyEmail'], verified);
    },
  },
];

const hour = 3_600_000;
const year = 365 * 24 * hour;

/** No driver sets the clock of the system. Runs in the page. */
function setClock(shift: number): void {
  const { now } = Date;
  Date.now = () => now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [date.now()]),
  });
}

async function expectText(visitor: Visitor, text: string): Promise<void> {
  const shown = await visitor.tab.evaluate(() => document.body.innerText);
  expect(shown).toContain(text);
}

/** Runs in the page. */
function buttonsSeen(): string[] {
  return [...document.querySelectorAll('button')]
    .filter(button => button.checkVisibility())
    .map(button => button.innerText);
}

/** Runs in the page. */
function readCookie(): string {
  document.cookie = 'tried=yes';
  return document.cookie;
}

/** Runs in the page. */
function colourOfModal(): string {
  const card = document.querySelector('dialog:modal > div');
  return card ? getComputedStyle(card).backgroundColor : 'no modal';
}
