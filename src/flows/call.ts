import { type ActorRef, assign, enqueueActions, fromPromise, setup, type Snapshot } from 'xstate';
import type { Operation } from '../api/answer.ts';
import type { Calls, Requests } from '../api/generated/calls.ts';
import type { Outcome } from '../api/outcome.ts';
import type { Meta } from '../rules.ts';
import { type Ended, endedWith, given, goesTo } from './ended.ts';
import type { Requester, ResultModal } from './result-modal.ts';
import {
  type Advices,
  defect,
  hasSucceeded,
  isSignedOut,
  isSuspended,
  resultOf,
} from './result.ts';
import type { SessionRef } from './session-ref.ts';

interface CallInput<Name extends Operation> {
  calls: Calls;
  request: Requests[Name];
  /** The modal that shows the call, and the flow that is informed when its result is closed. */
  shown?: { modal: ResultModal; requester: Requester };
  /** Without it a session that has ended is a failure. */
  session?: SessionRef | undefined;
}

/** A call of any operation, as far as it says whether it takes long. */
export type AnyCall = Pick<
  ActorRef<Snapshot<unknown> & { hasTag: (tag: 'late') => boolean }, never>,
  'getSnapshot' | 'subscribe'
>;

/**
 * The chart of one call of an operation, from the request to its end, which is its output. It
 * always ends: a call that throws is an answer that was not understood.
 */
export function callOf<Name extends Operation>(operation: Name, advices?: Advices<Name>) {
  return setup({
    types: {
      input: {} as CallInput<Name>,
      context: {} as Omit<CallInput<Name>, 'request'> & {
        operation: Name;
        request: Requests[Name] | undefined;
        outcome: Outcome<Name>;
        isRepeated: boolean;
      },
      events: {} as { type: 'signed in again' } | { type: 'sign-in given up' },
      output: {} as Ended<Name>,
      meta: {} as Meta,
      tags: {} as 'late',
    },
    actors: {
      'ask the server': fromPromise<
        Outcome<Name>,
        { calls: Calls; request: Requests[Name] | undefined }
      >(({ input: { calls, request }, signal }) => {
        if (!request) throw new Error(`${operation} was called without a request`);
        return calls[operation](request, signal);
      }),
    },
    actions: {
      'forget the request': assign({ request: undefined }),
      'remember the outcome': assign((_, outcome: Outcome<Name>) => ({ outcome })),
      'remember that it is repeated': assign({ isRepeated: true }),
      'say that the session has ended': enqueueActions(
        ({ context: { session, outcome }, enqueue, self }) => {
          if (!session) return;
          const suspension = isSuspended(outcome) ? resultOf(outcome).message : undefined;
          enqueue.sendTo(session, { type: 'session found ended', caller: self, suspension });
        },
      ),
      'show that it loads': enqueueActions(({ context: { shown }, enqueue }) => {
        if (!shown) return;
        enqueue.sendTo(shown.modal, { type: 'request started', requester: shown.requester });
      }),
      'show that it takes long': enqueueActions(({ context: { shown }, enqueue }) => {
        if (!shown) return;
        enqueue.sendTo(shown.modal, { type: 'request takes long', requester: shown.requester });
      }),
      'show the success': enqueueActions(({ context: { shown, outcome }, enqueue }) => {
        if (!shown) return;
        const result = resultOf(outcome, advices);
        enqueue.sendTo(shown.modal, { type: 'request succeeded', result });
      }),
      'show the failure': enqueueActions(({ context: { shown, outcome }, enqueue }) => {
        if (!shown) return;
        const result = resultOf(outcome, advices);
        enqueue.sendTo(shown.modal, { type: 'request failed', result });
      }),
    },
    guards: {
      'it has succeeded': (_, outcome: Outcome<Name>) => hasSucceeded(outcome),
      'the session has ended': ({ context: { session, isRepeated } }, outcome: Outcome<Name>) =>
        session !== undefined && !isRepeated && isSignedOut(outcome),
    },
    delays: { 'a long wait': 8_000 },
  }).createMachine({
    id: 'call',
    description: 'One call of the server.',
    context: ({ input }) => ({ ...input, operation, outcome: defect, isRepeated: false }),
    output: ({ context }) => endedWith(context.outcome),
    initial: 'loading',
    states: {
      loading: {
        description: 'The answer is awaited.',
        meta: { rule: 'loading shown' },
        entry: 'show that it loads',
        invoke: {
          id: 'ask the server',
          src: 'ask the server',
          input: ({ context: { calls, request } }) => ({ calls, request }),
          onDone: [
            { guard: given('the session has ended'), ...goesTo('waiting', 'remember the outcome') },
            { guard: given('it has succeeded'), ...goesTo('success', 'remember the outcome') },
            goesTo('failure', 'remember the outcome'),
          ],
          onError: 'failure',
        },
        initial: 'soon',
        states: {
          soon: {
            description: 'It has not taken long yet.',
            meta: { rule: 'loading shown' },
            after: { 'a long wait': 'late' },
          },
          late: {
            description: 'It takes longer than usual.',
            tags: 'late',
            meta: { rule: 'slow answer announced' },
            entry: 'show that it takes long',
          },
        },
      },
      waiting: {
        description: 'The session has ended. The member is asked to sign in again.',
        meta: { rule: 'signed in again' },
        entry: 'say that the session has ended',
        on: {
          'signed in again': {
            target: 'loading',
            meta: { rule: 'signed in again' },
            actions: 'remember that it is repeated',
          },
          'sign-in given up': 'failure',
        },
      },
      success: {
        type: 'final',
        description: 'The server has done what was asked.',
        meta: { rule: 'success shown' },
        entry: ['forget the request', 'show the success'],
      },
      failure: {
        type: 'final',
        description:
          'The server has refused or failed, or it is unknown whether it has done what was asked.',
        meta: { rule: 'failure shown' },
        entry: ['forget the request', 'show the failure'],
      },
    },
  });
}
