import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { memberPaths, nextOf, withQuery } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { refusedIn, rememberTheMessage } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo, left, succeeded } from '../ended.ts';
import { addressFault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates, type Values } from '../form.ts';
import { isSuspended } from '../result.ts';
import { forgetJoin, readJoin } from './kept-join.ts';

export type SignInFlow = ActorRefFrom<typeof signIn>;

/** Over another page it is given who was signed in, and nothing of the address. */
type Input = Pick<FlowInput, 'calls' | 'redirector'> &
  Partial<Pick<FlowInput, 'parameters' | 'drafts'>> & { email?: string | undefined };
type SignInValues = Values<'email' | 'password'>;

const empty: SignInValues = { email: '', password: '' };

/** From an address and a password to a session: what the form to sign in does. */
export const signIn = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      values: SignInValues;
      /** What the last answer says. */
      message: string;
      /** Whether the member has changed the profile before. */
      isNew: boolean;
      /** The page that was asked for; empty where it was none. */
      next: string;
      /** Whether the visitor is here because a session has ended. */
      hasEnded: boolean;
    },
    events: {} as { type: 'page returned to' } | { type: 'page left' },
    children: {} as { form: 'form'; 'sign in': 'sign in' },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(({ email, password }: SignInValues) => ({
      email: addressFault(email),
      password: password === '' ? 'missing' : undefined,
    })),
    'sign in': callOf('signIn'),
  },
  actions: {
    'remember what was typed': assign((_, values: SignInValues) => ({ values })),
    'forget the password': assign(({ context: { values } }) => ({
      values: { ...values, password: '' },
    })),
    'forget what was typed': assign({ values: empty, message: '' }),
    'remember the message': assign((_, message: string) => ({ message })),
    'remember whether it is the first time': assign((_, { body }: Ended<'signIn'>) => ({
      isNew: body?.member.version === 0,
    })),
    'ask for the pages of the members': sendTo(
      ({ context }) => context.redirector,
      ({ context: { isNew, next } }) => ({
        type: 'redirect requested',
        to: isNew ? withQuery(memberPaths.welcome, { next }) : nextOf({ next }),
        byReload: true,
      }),
    ),
    // Somebody else may have joined in this browser.
    'go on with what was begun by joining': assign(({ context: { drafts, values, next } }) => {
      if (!drafts) return {};
      const kept = readJoin(drafts);
      if (plain(kept.sentTo) !== plain(values.email)) return {};
      forgetJoin(drafts);
      return { next: next || kept.next };
    }),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
    'the account is suspended': (_, { outcome }: Ended<'signIn'>) => isSuspended(outcome),
  },
}).createMachine({
  id: 'signIn',
  description: 'The form with which a member signs in.',
  context: ({ input }) => ({
    ...input,
    values: {
      ...empty,
      email: input.email ?? (input.drafts && readJoin(input.drafts).sentTo) ?? '',
    },
    message: '',
    isNew: false,
    next: input.parameters?.['next'] ?? '',
    hasEnded: input.parameters?.['ended'] !== undefined,
  }),
  on: { 'page left': { target: '.left', actions: 'forget what was typed' } },
  initial: 'idle',
  states: {
    idle: {
      description: 'The member types address and password.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onDone: goesTo('loading', 'remember what was typed'),
      },
      on: {
        'page returned to': {
          target: 'idle',
          reenter: true,
          meta: { rule: 'form empty on return' },
          actions: 'forget what was typed',
        },
      },
      initial: 'quiet',
      states: {
        quiet: formStates.quiet,
        refused: {
          description:
            'Why the sign-in was refused stands at the form, which keeps what was typed.',
          meta: { rule: 'refusal at the form' },
        },
        suspended: {
          description:
            'A moderator has suspended the account, and there is a way to write to the site.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    loading: {
      description: 'The server is asked for a session.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'sign in',
        src: 'sign in',
        input: ({ context: { calls, values } }) => ({ calls, request: values }),
        onDone: [
          {
            guard: succeeded,
            target: 'success',
            actions: [
              given('remember whether it is the first time'),
              'go on with what was begun by joining',
            ],
          },
          {
            guard: given('the account is suspended'),
            target: 'idle.suspended',
            actions: rememberTheMessage,
          },
          refusedIn('idle.refused'),
        ],
      },
    },
    success: {
      description: 'The member is signed in, and a page of the members is on its way.',
      meta: { rule: 'what comes next', looksLike: 'loading' },
      entry: ['forget the password', 'ask for the pages of the members'],
    },
    left,
  },
});

function plain(email: string): string {
  return email.trim().toLowerCase();
}
