import {
  type ActorRefFrom,
  assign,
  type EventFrom,
  sendTo,
  setup,
  type SnapshotFrom,
} from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import { paths } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { hasSucceeded, resultOf } from '../result.ts';

export type SignInFlow = ActorRefFrom<typeof signIn>;
export type SignInSnapshot = SnapshotFrom<typeof signIn>;
export type SignInEvent = EventFrom<typeof signIn>;

interface SignInForm {
  email: string;
  password: string;
}

/** Which fields of the form lack something. */
export function signInFaults({ email, password }: SignInForm): {
  [Field in keyof SignInForm]: boolean;
} {
  return { email: !/[^\s@]@[^\s@]/.test(email), password: password === '' };
}

/** From an address and a password to a session: what the page to sign in does. */
export const signIn = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & SignInForm & { refusal: string },
    events: {} as
      | { type: 'address typed'; value: string }
      | { type: 'password typed'; value: string }
      | { type: 'submitted' }
      | { type: 'page returned to' }
      | { type: 'page left' },
    meta: {} as Meta,
  },
  actors: { 'sign in': callOf('signIn') },
  actions: {
    'remember the address': assign((_, email: string) => ({ email })),
    'remember the password': assign((_, password: string) => ({ password })),
    'forget the password': assign({ password: '' }),
    'forget the form': assign({ email: '', password: '' }),
    'remember the refusal': assign((_, outcome: Outcome<'signIn'>) => ({
      refusal: resultOf(outcome).message,
    })),
    'ask for the pages of the members': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.home,
      byReload: true,
    }),
  },
  guards: {
    'both are there': ({ context }) => Object.values(signInFaults(context)).every(fault => !fault),
    'it has succeeded': (_, outcome: Outcome<'signIn'>) => hasSucceeded(outcome),
  },
}).createMachine({
  id: 'signIn',
  description: 'The page on which a member signs in.',
  context: ({ input }) => ({ ...input, email: '', password: '', refusal: '' }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The member types address and password.',
      meta: { rule: 'sign-in asks for both' },
      on: {
        'address typed': {
          meta: { rule: 'sign-in asks for both' },
          actions: { type: 'remember the address', params: ({ event }) => event.value },
        },
        'password typed': {
          meta: { rule: 'sign-in asks for both' },
          actions: { type: 'remember the password', params: ({ event }) => event.value },
        },
        submitted: [
          {
            guard: 'both are there',
            target: 'loading',
          },
          { target: '.incomplete' },
        ],
        'page returned to': {
          target: 'idle',
          meta: { rule: 'form empty on return' },
          actions: 'forget the form',
        },
        'page left': {
          target: 'left',
          actions: 'forget the form',
        },
      },
      initial: 'open',
      states: {
        open: {
          description: 'Nothing is said of what is typed.',
          meta: { rule: 'sign-in asks for both' },
        },
        incomplete: {
          description: 'What was missing when the form was submitted stands at its field.',
          meta: { rule: 'sign-in asks for both' },
        },
        refused: {
          description: 'Why the sign-in was refused stands at the form.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    loading: {
      description: 'The server is asked for a session.',
      meta: { rule: 'one sign-in per submit' },
      exit: 'forget the password',
      on: { 'page left': 'left' },
      invoke: {
        id: 'sign in',
        src: 'sign in',
        input: ({ context: { calls, email, password } }) => ({
          calls,
          request: { email, password },
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'success',
          },
          {
            target: 'idle.refused',
            actions: { type: 'remember the refusal', params: ({ event }) => event.output },
          },
        ],
      },
    },
    success: {
      description: 'The member is signed in, and the page of members is on its way.',
      meta: { rule: 'members go on' },
      entry: 'ask for the pages of the members',
    },
    left: {
      type: 'final',
      description: 'The visitor has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
