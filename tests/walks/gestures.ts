import { expect, test } from '@playwright/test';
import type { Path } from '../../src/atlas/build/ways.ts';
import {
  type GestureName,
  gestures,
  goodPassword,
  longPassword,
  longWait,
  otherPassword,
  shortPassword,
} from '../../src/atlas/stage/gestures.ts';
import { paths } from '../../src/paths.ts';
import type { ProviderState } from '../../src/server/states.ts';
import type { Front } from '../browser/front.ts';
import { confirmation, type Field, newPassword, type Visitor } from '../browser/visitor.ts';

/** Somebody who does in a real browser what `gestures` names. */
export interface Walker {
  visitor: Visitor;
  front: Front;
  /** Mails a link and gives the token in it. */
  tokenFor: (state: ProviderState) => Promise<string>;
  /** The transitions that the charts have taken so far. */
  taken: () => Promise<string[]> | string[];
  /** Lets the time of the page pass, which does not pass by itself. */
  pass: (milliseconds: number) => Promise<void>;
}

const api = /^\/api\//;
const charts = /\/flows-[^/]*\.js$/;

type Performance = (walker: Walker) => Promise<unknown> | void;

/** Told to the chart key by key, and not at once when it takes the form over. */
function typing(field: Field, text: string): Performance {
  return async ({ visitor }) => {
    await visitor.untilStarted();
    await visitor.paste(field, text);
  };
}

const performances = {
  'open the landing page': ({ visitor }) => visitor.open(paths.landing),
  'open a reset link': async ({ visitor, tokenFor }) =>
    visitor.openLink('resetPassword', await tokenFor('a reset token has been sent')),
  'open a verification link': async ({ visitor, tokenFor }) =>
    visitor.openLink('verifyEmail', await tokenFor('an e-mail verification token has been sent')),
  'open a wrong reset link': ({ visitor }) => visitor.openLink('resetPassword', 'wrong'),
  'open a wrong verification link': ({ visitor }) => visitor.openLink('verifyEmail', 'wrong'),
  'open the reset page without a token': ({ visitor }) => visitor.open(paths.resetPassword),
  'open the verification page without a token': ({ visitor }) => visitor.open(paths.verifyEmail),
  'leave the field': ({ visitor }) => visitor.tab.click('h1'),
  'type a good password': typing(newPassword, goodPassword),
  'type a short password': typing(newPassword, shortPassword),
  'type a long password': typing(newPassword, longPassword),
  'type something else': typing(confirmation, otherPassword),
  'type the same': typing(confirmation, goodPassword),
  'press Reset Password': ({ visitor }) => visitor.submit(),
  'wait for the chart': ({ front }) => front.release(charts),
  'wait for the answer': ({ front }) => front.release(api),
  'close the modal': ({ visitor }) => visitor.close(),
  'press About': ({ visitor }) => visitor.follow(paths.about),
  'press Back': ({ visitor }) => visitor.tab.back(),
  'press Forward': ({ visitor }) => visitor.tab.forward(),
  'wait long': ({ pass }) => pass(longWait),
  // A browser that is driven by a test keeps no page to come back to.
  'go elsewhere and come back': async ({ visitor }) => {
    await visitor.untilStarted();
    await visitor.tab.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  },
  'slow the network down': ({ front }) => {
    for (const address of [api, charts]) front.hold(address);
  },
  'block the charts': ({ front }) => front.answer(charts, r => r.destroy()),
  'break the client': ({ visitor }) =>
    visitor.tab.evaluate(() => Reflect.set(AbortSignal, 'timeout', null)),
} satisfies Record<GestureName, Performance>;

/** Does one thing after the other, each when the charts have done what the one before leads to. */
export async function walk(walker: Walker, { gestures: names, steps }: Path): Promise<void> {
  for (const [index, name] of names.entries()) {
    const perform: Performance = performances[name];
    await test.step(gestures[name].sentence, async () => {
      await perform(walker);
      const taken = steps.slice(0, index + 1).flat();
      await expect.poll(() => walker.taken(), { intervals: [20] }).toEqual(taken);
    });
  }
}
