import { expect, test } from '@playwright/test';
import type { Path } from '../../src/atlas/build/ways.ts';
import { perform } from '../../src/browser/acts.ts';
import { gestureOf } from '../../src/browser/gestures.ts';
import type { Acts } from '../../src/kits/acts.ts';
import { kitOf } from '../../src/kits/page-kits.ts';
import type { PageName } from '../../src/paths.ts';
import { isProviderState, type ProviderState } from '../../src/server/calls/states.ts';
import { actsIn } from '../browser/acts.ts';
import type { Front } from '../browser/front.ts';
import type { Visitor } from '../browser/visitor.ts';

/** Somebody who makes the gestures in a real browser. */
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

/** Makes one gesture after the other, each when the charts have done what the one before leads to. */
export async function walk(walker: Walker, { gestures, steps }: Path): Promise<void> {
  const acts = actsOf(walker);
  // A page that is just being left cannot be looked at.
  const glance = async () => {
    try {
      return await walker.taken();
    } catch (error) {
      return String(error);
    }
  };
  for (const [index, name] of gestures.entries()) {
    const gesture = gestureOf(name);
    await test.step(gesture.sentence, async () => {
      for (const act of gesture.acts) await perform(acts, act);
      const expected = steps.slice(0, index + 1).flat();
      await expect.poll(glance, { intervals: [20] }).toEqual(expected);
    });
  }
}

/** A chart that takes a form over at once receives less of what happened there before. */
function actsOf({ visitor, front, tokenFor, pass }: Walker): Acts {
  const tokenOf = (page: PageName) => {
    const state = kitOf(page)?.mail?.state;
    if (!state || !isProviderState(state)) throw new Error(`No mail leads to ${page}`);
    return tokenFor(state);
  };
  const acts = actsIn({ visitor, front, tokenOf, keepsCalls: false });
  return {
    ...acts,
    waits: seconds => pass(seconds * 1_000),
    'types into': async (...words) => {
      await visitor.untilStarted();
      await acts['types into'](...words);
    },
    'goes to another site and comes back': async () => {
      await visitor.untilStarted();
      await acts['goes to another site and comes back']();
    },
  };
}
