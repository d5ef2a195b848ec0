import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Self } from '../../api/schemas.ts';
import { dependsOnSession, paths, withQuery } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { quiet, refusedIn, rememberTheMessage } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { counts } from '../notices/counts.ts';
import type { Spawn } from '../page-chart.ts';
import type { RedirectRequest } from '../redirector.ts';
import { isSignedOut, isSuspended } from '../result.ts';
import type { WaitingCall } from '../session-ref.ts';
import { wishing } from '../wishes/wishing.ts';
import { signIn } from './sign-in.ts';

export type Session = ActorRefFrom<typeof session>;

type Input = Pick<FlowInput, 'calls' | 'redirector'>;

interface Page {
  /** Whether guests may see it. */
  isOpen: boolean;
  address: string;
}

/**
 * Who is signed in on the pages of the members. It lives as long as their document, and keeps what is
 * under way when the session ends.
 */
export const session = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** Undefined until it is known. */
      member: Self | undefined;
      /** The one that is open. */
      page: Page;
      /** The calls that wait until the member has signed in again. */
      callers: readonly WaitingCall[];
      message: string;
      /** Whether there was a session when the document was opened, which had ended. */
      hadEnded: boolean;
    },
    events: {} as
      | { type: 'session found ended'; caller: WaitingCall; suspension?: string | undefined }
      | { type: 'member changed'; member: Self }
      | ({ type: 'page opened' } & Page)
      | { type: 'news changed' }
      | { type: 'sign out pressed' }
      | { type: 'try again pressed' }
      | { type: 'sign-in given up' }
      // Signing in over the page leads nowhere: it is this chart that is asked to lead on.
      | RedirectRequest,
    children: {} as {
      'sign in': 'sign in';
      counts: 'counts';
      wishing: 'wishing';
      'sign out': 'sign out';
    },
    meta: {} as Meta,
    tags: {} as 'known' | 'refused',
  },
  actors: {
    'ask who is signed in': callOf('session'),
    'sign in': signIn,
    counts,
    wishing,
    'sign out': callOf('signOut'),
  },
  actions: {
    'remember the member': assign((_, member: Self | undefined) => ({ member })),
    'remember the page': assign((_, { isOpen, address }: Page) => ({ page: { isOpen, address } })),
    'have the news counted': sendTo('counts', { type: 'asked for' }),
    'remember whether a session had ended': assign((_, { outcome }: Ended<'session'>) => ({
      hadEnded: hasEnded(outcome),
    })),
    'remember the message': assign((_, message: string) => ({ message })),
    'remember the call': assign(({ context }, caller: WaitingCall) => ({
      callers: [...context.callers, caller],
    })),
    'have the calls repeated': enqueueActions(({ context: { callers }, enqueue }) => {
      for (const caller of callers) enqueue.sendTo(caller, { type: 'signed in again' });
      enqueue.assign({ callers: [] });
    }),
    'have the calls given up': enqueueActions(({ context: { callers }, enqueue }) => {
      for (const caller of callers) enqueue.sendTo(caller, { type: 'sign-in given up' });
      enqueue.assign({ callers: [] });
    }),
    'ask for a page for guests': sendTo(
      ({ context }) => context.redirector,
      ({ context: { page, hadEnded } }) => ({
        type: 'redirect requested',
        to: hasPageForGuests(page)
          ? page.address
          : withQuery(paths.signIn, { next: page.address, ended: hadEnded ? 'yes' : '' }),
        byReload: true,
      }),
    ),
    'ask for the first page': sendTo(({ context }) => context.redirector, {
      type: 'redirect requested',
      to: paths.home,
      byReload: true,
    }),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
    'a member is signed in': ({ context: { member } }) => member !== undefined,
    'it is the same member': ({ context: { member } }, { body }: Ended<'session'>) =>
      member !== undefined && body?.member.id === member.id,
    'the page is for members alone': ({ context }) => !context.page.isOpen,
    'the account is suspended': (_, { outcome }: Ended<'session'>) => isSuspended(outcome),
    'it is for a suspension': (_, suspension: string | undefined) => suspension !== undefined,
    'no member is signed in': (_, { outcome }: Ended<'session'>) => isSignedOut(outcome),
    // With 401 the session had ended before.
    'the session has ended': (_, { ok, outcome }: Ended<'signOut'>) => ok || isSignedOut(outcome),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in on the pages of the members.',
  context: ({ input }) => ({
    ...input,
    member: undefined,
    page: { isOpen: false, address: '' },
    callers: [],
    message: '',
    hadEnded: false,
  }),
  invoke: [
    { id: 'counts', src: 'counts', input: ({ context: { calls } }) => ({ calls }) },
    {
      id: 'wishing',
      src: 'wishing',
      input: ({ context: { calls }, self }) => ({ calls, session: self }),
    },
  ],
  on: {
    'member changed': {
      meta: { rule: 'members see theirs' },
      actions: { type: 'remember the member', params: ({ event }) => event.member },
    },
    'page opened': [
      {
        guard: 'a member is signed in',
        meta: { rule: 'news are counted' },
        actions: [
          { type: 'remember the page', params: ({ event }) => event },
          'have the news counted',
        ],
      },
      {
        meta: { rule: 'members alone' },
        actions: {
          type: 'remember the page',
          params: ({ event }) => event,
        },
      },
    ],
    'news changed': { meta: { rule: 'news are counted' }, actions: 'have the news counted' },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked who is signed in.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'ask who is signed in',
        src: 'ask who is signed in',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          {
            guard: succeeded,
            target: 'known',
            actions: [
              { type: 'remember the member', params: ({ event }) => event.output.body?.member },
              'have the news counted',
            ],
          },
          {
            guard: given('the account is suspended'),
            target: 'suspended',
            actions: rememberTheMessage,
          },
          {
            guard: given('no member is signed in'),
            target: 'guest',
            actions: given('remember whether a session had ended'),
          },
          refusedIn('failure'),
        ],
      },
    },
    failure: {
      description: 'Why it is not known stands in the place of the page.',
      tags: 'refused',
      meta: { rule: 'failure in its place' },
      on: { 'try again pressed': { target: 'asking', meta: { rule: 'failure in its place' } } },
    },
    known: {
      description: 'A member is signed in.',
      tags: 'known',
      meta: { rule: 'members see theirs' },
      on: {
        'session found ended': [
          {
            guard: { type: 'it is for a suspension', params: ({ event }) => event.suspension },
            target: 'suspended',
            actions: {
              type: 'remember the message',
              params: ({ event }) => event.suspension ?? '',
            },
          },
          {
            target: 'ended',
            actions: { type: 'remember the call', params: ({ event }) => event.caller },
          },
        ],
        'sign out pressed': 'signingOut',
      },
      initial: 'quiet',
      states: {
        quiet,
        failed: {
          description: 'Why the sign-out has failed stands at its button.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    ended: {
      description: 'The form to sign in lies over the page.',
      tags: 'known',
      meta: { rule: 'signed in again' },
      invoke: {
        id: 'sign in',
        src: 'sign in',
        input: ({ context: { calls, member }, self }) => ({
          calls,
          redirector: self,
          email: member?.email,
        }),
      },
      on: {
        'session found ended': {
          meta: { rule: 'signed in again' },
          actions: { type: 'remember the call', params: ({ event }) => event.caller },
        },
        'redirect requested': 'returning',
        'sign-in given up': {
          target: 'known',
          meta: { rule: 'failure in its place' },
          actions: 'have the calls given up',
        },
      },
    },
    suspended: {
      description: 'A moderator has suspended the account, which lies over the page.',
      tags: 'refused',
      meta: { rule: 'suspension is told' },
      on: { 'sign-in given up': 'signedOut' },
    },
    returning: {
      description: 'Somebody has signed in, and the server is asked who.',
      tags: 'known',
      meta: { rule: 'signed in again' },
      on: {
        'session found ended': {
          meta: { rule: 'signed in again' },
          actions: { type: 'remember the call', params: ({ event }) => event.caller },
        },
      },
      invoke: {
        id: 'ask who is signed in',
        src: 'ask who is signed in',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          {
            guard: given('it is the same member'),
            target: 'known',
            meta: { rule: 'signed in again' },
            actions: 'have the calls repeated',
          },
          { guard: succeeded, target: 'changed' },
          { target: 'ended' },
        ],
      },
    },
    changed: {
      description: 'Another member has signed in, and the first page is on its way.',
      meta: { rule: 'another member', looksLike: 'returning' },
      entry: 'ask for the first page',
    },
    signingOut: {
      description: 'The server is asked to end the session.',
      tags: 'known',
      meta: { rule: 'sign-out ends the session' },
      invoke: {
        id: 'sign out',
        src: 'sign out',
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: [
          { guard: given('the session has ended'), target: 'signedOut' },
          refusedIn('known.failed'),
        ],
      },
    },
    signedOut: {
      description: 'The session has ended, and the page for guests is on its way.',
      tags: 'known',
      meta: { rule: 'sign-out ends the session', looksLike: 'signingOut' },
      entry: 'ask for the first page',
    },
    guest: {
      description: 'No member is signed in. Guests may see the page.',
      meta: { rule: 'guests look around' },
      always: { guard: 'the page is for members alone', target: 'sentAway' },
    },
    sentAway: {
      description: 'No member is signed in, and the page to sign in, or the door, is on its way.',
      meta: { rule: 'members alone', looksLike: 'guest' },
      entry: 'ask for a page for guests',
    },
  },
});

/** Starts it as a child of the site. */
export function startSession(spawn: Spawn, input: Input): Session {
  return spawn(session, { input });
}

/** Whether the server has another page for guests at its address. */
function hasPageForGuests({ address }: Page): boolean {
  return dependsOnSession(address.replace(/\?.*/, ''));
}

/** Whether the browser had a session, which has ended. */
function hasEnded(outcome: Outcome<'session'>): boolean {
  return (
    outcome.kind === 'answer' && outcome.status === 401 && outcome.body.code === 'session ended'
  );
}
