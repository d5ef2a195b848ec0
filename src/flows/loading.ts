import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Operation } from '../api/answer.ts';
import type { Calls, Requests } from '../api/generated/calls.ts';
import type { Meta } from '../rules.ts';
import { asked } from './asking.ts';
import { callOf } from './call.ts';
import { type Body, type Ended, given, goesTo } from './ended.ts';
import { isGone } from './result.ts';
import { failuresWith, mayBeTriedAgain, pauseAfter, triedAgain } from './retry.ts';
import type { SessionRef } from './session-ref.ts';

/** The operations whose answer can be shown. */
export type Loadable = Operation;

export type LoadingFlow<Name extends Loadable> = ActorRefFrom<ReturnType<typeof loadingOf<Name>>>;

/** What an operation answers where it is there. */
export type Loaded<Name extends Loadable> = Body<Name>;

interface LoadingInput<Name extends Loadable> {
  calls: Calls;
  request: Requests[Name];
  session: SessionRef | undefined;
}

/** The chart of one thing that the server is asked for until it is there, which is its output. */
export function loadingOf<Name extends Loadable>(operation: Name) {
  return setup({
    types: {
      input: {} as LoadingInput<Name>,
      context: {} as LoadingInput<Name> & {
        loaded: Loaded<Name> | undefined;
        message: string;
        /** See `retry.ts`. */
        failures: number;
      },
      events: {} as { type: 'try again pressed' },
      children: {} as { 'ask the server': 'ask the server' },
      output: {} as Loaded<Name>,
      meta: {} as Meta,
    },
    actors: { 'ask the server': callOf(operation) },
    actions: {
      'remember what is there': assign((_, ended: Ended<Name>) => ({
        loaded: ended.body,
      })),
      'remember the failure': assign(({ context }, { message, outcome }: Ended<Name>) => ({
        message,
        failures: failuresWith(context, outcome),
      })),
      'count anew': assign({ failures: 1 }),
    },
    guards: {
      'it is there': (_, isThere: boolean) => isThere,
      'it is gone': (_, isGone: boolean) => isGone,
      'it may be tried again': ({ context }) => mayBeTriedAgain(context),
    },
    delays: { 'a growing pause': ({ context }) => pauseAfter(context) },
  }).createMachine({
    id: 'loading',
    description: 'One thing that a page shows, from the request for it until it is there.',
    context: ({ input }) => ({ ...input, loaded: undefined, message: '', failures: 0 }),
    output: ({ context: { loaded } }) => {
      if (loaded === undefined) throw new Error(`${operation} has not been answered`);
      return loaded;
    },
    initial: 'loading',
    states: {
      loading: {
        description: 'The server is asked for it.',
        meta: { rule: 'members see theirs' },
        invoke: {
          id: 'ask the server',
          src: 'ask the server',
          input: ({ context }) => asked(context, context.request),
          onDone: [
            {
              guard: {
                type: 'it is there',
                params: ({ event }) => event.output.body !== undefined,
              },
              target: 'loaded',
              actions: given('remember what is there'),
            },
            {
              guard: { type: 'it is gone', params: ({ event }) => isGone(event.output.outcome) },
              target: 'gone',
            },
            goesTo('failure', 'remember the failure'),
          ],
        },
      },
      gone: {
        description: 'The page says that it is not there.',
        meta: { rule: 'gone says so' },
      },
      failure: {
        description: 'Why it cannot be shown stands in its place.',
        meta: { rule: 'failure in its place' },
        ...triedAgain,
      },
      loaded: {
        type: 'final',
        description: 'It is there.',
        meta: { rule: 'members see theirs' },
      },
    },
  });
}
