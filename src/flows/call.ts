import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Operation } from '../api/answer.ts';
import type { Calls, Requests } from '../api/generated/calls.ts';
import type { Outcome } from '../api/outcome.ts';
import type { Meta } from '../rules.ts';
import type { Requester, ResultModal } from './result-modal.ts';
import { type Advice, defect, hasSucceeded, resultOf } from './result.ts';

interface CallInput<Name extends Operation> {
  calls: Calls;
  request: Requests[Name];
  /** The modal that shows the call, and the flow that is informed when its result is closed. */
  shown?: { modal: ResultModal; requester: Requester };
}

/**
 * The chart of one call of an operation, from the request to its outcome, which is its output. It
 * always ends: a call that throws is an answer that was not understood.
 */
export function callOf<Name extends Operation>(operation: Name, advice?: Advice<Name>) {
  return setup({
    types: {
      input: {} as CallInput<Name>,
      context: {} as Omit<CallInput<Name>, 'request'> & {
        operation: Name;
        request: Requests[Name] | undefined;
        outcome: Outcome<Name>;
      },
      output: {} as Outcome<Name>,
      meta: {} as Meta,
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
      'remember the outcome': assign((_, answered: { outcome: Outcome<Name> }) => answered),
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
        const result = resultOf(outcome, advice);
        enqueue.sendTo(shown.modal, { type: 'request succeeded', result });
      }),
      'show the failure': enqueueActions(({ context: { shown, outcome }, enqueue }) => {
        if (!shown) return;
        const result = resultOf(outcome, advice);
        enqueue.sendTo(shown.modal, { type: 'request failed', result });
      }),
    },
    guards: {
      'it has succeeded': (_, succeeded: boolean) => succeeded,
    },
    delays: { 'a long wait': 8_000 },
  }).createMachine({
    id: 'call',
    description: 'One call of the server.',
    context: ({ input }) => ({ ...input, operation, outcome: defect }),
    output: ({ context }) => context.outcome,
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
            {
              guard: {
                type: 'it has succeeded',
                params: ({ event }) => hasSucceeded(event.output),
              },
              target: 'success',
              actions: {
                type: 'remember the outcome',
                params: ({ event }) => ({ outcome: event.output }),
              },
            },
            {
              target: 'failure',
              actions: {
                type: 'remember the outcome',
                params: ({ event }) => ({ outcome: event.output }),
              },
            },
          ],
          onError: 'failure',
        },
        initial: 'soon',
        states: {
          soon: {
            description: 'It has not taken long yet.',
            meta: { rule: 'loading shown' },
            // The promise that asks the server has its own copy, so no secret stays in the context.
            entry: 'forget the request',
            after: { 'a long wait': 'late' },
          },
          late: {
            description: 'It takes longer than usual.',
            meta: { rule: 'slow answer announced' },
            entry: 'show that it takes long',
          },
        },
      },
      success: {
        type: 'final',
        description: 'The server has done what was asked.',
        meta: { rule: 'success shown' },
        entry: 'show the success',
      },
      failure: {
        type: 'final',
        description:
          'The server has refused or failed, or it is unknown whether it has done what was asked.',
        meta: { rule: 'failure shown' },
        entry: 'show the failure',
      },
    },
  });
}
