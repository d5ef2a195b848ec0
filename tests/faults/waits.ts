import { paths } from '../../src/paths.ts';
import { Visitor } from '../browser/visitor.ts';
import { json } from './answered.ts';
import { ask, calls, closeResult, expectShown } from './asking.ts';
import type { Fault } from './catalogue.ts';
import { expectSeen, fillTwice, openForm } from './gestures.ts';
import { notUnderstood, offline, refused } from './shown.ts';
import { landing, loading, resetPage, unknownLink } from './sights.ts';
import { expect, test, token } from './test.ts';

const api = /^\/api\//;
const unsent = { ...resetPage, form: undefined, modal: offline.resetPassword };

/** Connections that are gone, and answers that are long in coming. */
export const waits: Fault[] = [
  {
    number: 1,
    name: 'the visitor goes offline before the call',
    run: async ({ visitor, after }) => {
      const network = networkOf(visitor);
      after.calls = [];
      await openHome(visitor);
      await openForm(visitor, token);
      await fillTwice(visitor);
      await network.setOffline(true);
      await visitor.submit();
      await expectSeen(visitor, unsent);
      await visitor.close();
      await expectSeen(visitor, landing);
      await network.setOffline(false);
    },
  },
  {
    number: 2,
    name: 'the network goes away during the call',
    run: async ({ visitor, front, after }) => {
      front.hold(api);
      after.calls = [];
      await openHome(visitor);
      for (const call of calls) {
        after.calls.push(call);
        await ask(visitor, call);
        await expectShown(visitor, after.calls, loading);
        await front.hangUp();
        await expectShown(visitor, after.calls, offline[call]);
        await closeResult(visitor, after.calls);
        await front.pickUp();
      }
    },
  },
  {
    number: 3,
    name: 'nobody listens any more',
    run: async ({ visitor, front, after }) => {
      after.calls = [];
      await openHome(visitor);
      await openForm(visitor, token);
      await fillTwice(visitor);
      await front.hangUp();
      await visitor.submit();
      await expectSeen(visitor, unsent);
      await visitor.close();
      await expectSeen(visitor, landing);
      await front.pickUp();
    },
  },
  {
    number: 4,
    name: 'an answer before the call has been heard to its end',
    run: async ({ visitor, front }) => {
      const message = 'That is enough.';
      front.answerEarly(api, json(413, { message }, { Connection: 'close' }));
      await ask(visitor, 'resetPassword');
      await expectShown(visitor, ['resetPassword'], refused(413, message).resetPassword);
    },
  },
  {
    number: 5,
    name: 'an answer that is long in coming',
    run: async ({ visitor, front }) => {
      front.hold(api);
      await ask(visitor, 'verifyEmail');
      await expectShown(visitor, ['verifyEmail'], loading);
      const advice = 'This takes longer than usual.';
      const isLong = { modal: { ...loading, advice } };
      await expect.poll(() => visitor.look(), { timeout: 15_000 }).toMatchObject(isLong);
      await front.release();
      await expectShown(visitor, ['verifyEmail'], unknownLink);
    },
  },
  {
    number: 6,
    name: 'an answer that never comes, and one that never ends',
    run: async ({ visitor, browserOfVisitor, front, after }) => {
      test.setTimeout(60_000);
      after.calls = ['resetPassword', 'verifyEmail'];
      front.answer(/reset-password$/, response => void response.writeHead(200).write('{'));
      front.answer(/verify-email\?/, () => undefined);
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      await ask(other, 'resetPassword');
      await expectShown(other, ['resetPassword'], loading);
      await ask(visitor, 'verifyEmail');
      await expectShown(visitor, after.calls, loading);
      const isOver = { timeout: 40_000 };
      const seen = {
        page: 'resetPassword',
        modal: notUnderstood.resetPassword,
        calls: after.calls,
      };
      await expect.poll(() => other.look(), isOver).toMatchObject(seen);
      await closeResult(other, after.calls);
      await other.tab.close();
      await expectShown(visitor, after.calls, notUnderstood.verifyEmail);
    },
  },
];

/** Who has been there before has the page to which a closed result leads. */
async function openHome(visitor: Visitor): Promise<void> {
  await visitor.open(paths.landing);
  await visitor.untilStarted();
}

/** Only Playwright can take a browser off the network. */
function networkOf({ tab: { page } }: Visitor) {
  test.skip(!page, 'WebKit cannot be taken off the network by its driver');
  if (!page) throw new Error('Skipped');
  return page.context();
}
