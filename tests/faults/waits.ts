import { paths } from '../../src/paths.ts';
import { Visitor } from '../browser/visitor.ts';
import { json } from './answer-fault.ts';
import { ask, calls, closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { landing, loading, long, resetPage, unknownLink } from './expected-pages.ts';
import { expectSeen, fillTwice, openForm } from './gestures.ts';
import { notUnderstood, offline, refused } from './modal-contents.ts';
import { expect, often, test, token } from './test.ts';

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
      await expectAsked(visitor);
      await visitor.passTime(7_999);
      await expectShown(visitor, ['verifyEmail'], loading);
      await visitor.passTime(1);
      await expectShown(visitor, ['verifyEmail'], long);
      await front.release();
      await expectShown(visitor, ['verifyEmail'], unknownLink);
    },
  },
  {
    number: 6,
    name: 'an answer that never comes, and one that never ends',
    run: async ({ visitor, browserOfVisitor, front, after }) => {
      after.calls = ['resetPassword', 'verifyEmail'];
      front.answer(/reset-password$/, response => void response.writeHead(200).write('{'));
      front.answer(/verify-email\?/, () => undefined);
      const other = new Visitor(await browserOfVisitor.openTab(), front);
      await ask(other, 'resetPassword');
      await ask(visitor, 'verifyEmail');
      for (const one of [other, visitor]) await expectAsked(one);
      const seen = { ...resetPage, form: undefined, calls: after.calls };
      await other.passTime(29_999);
      await expectSeen(other, { ...seen, modal: long });
      await other.passTime(1);
      await expectSeen(other, { ...seen, modal: notUnderstood.resetPassword });
      await closeResult(other, after.calls);
      await other.tab.close();
      await visitor.passTime(29_999);
      await expectShown(visitor, after.calls, long);
      await visitor.passTime(1);
      await expectShown(visitor, after.calls, notUnderstood.verifyEmail);
    },
  },
];

/** Who has been there before has the page to which a closed result leads. */
async function openHome(visitor: Visitor): Promise<void> {
  await visitor.open(paths.landing);
  await visitor.untilStarted();
}

/** Until the charts know of the call, and count its time. */
async function expectAsked(visitor: Visitor): Promise<void> {
  const heard = async () => (await visitor.watched()).steps.map(({ event }) => event);
  await expect.poll(heard, often).toContain('request started');
}

/** Only Playwright can take a browser off the network. */
function networkOf({ tab: { page } }: Visitor) {
  test.skip(!page, 'WebKit cannot be taken off the network by its driver');
  if (!page) throw new Error('Skipped');
  return page.context();
}
