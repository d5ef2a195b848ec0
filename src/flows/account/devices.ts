import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Device } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked, quiet, refusedIn } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';

export type DevicesFlow = ActorRefFrom<typeof devices>;

type Input = Pick<FlowInput, 'calls' | 'session'>;

/** Where the member is signed in, and how that ends. */
export const devices = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { items: readonly Device[]; ending: string; message: string },
    events: {} as
      | { type: 'end pressed'; id: string }
      | { type: 'end all others pressed' }
      | { type: 'page left' },
    children: {} as {
      loading: 'load the devices';
      'end one': 'end one';
      'end all others': 'end all others';
    },
    meta: {} as Meta,
  },
  actors: {
    'load the devices': loadingOf('sessions'),
    'end one': callOf('endSession'),
    'end all others': callOf('endOtherSessions'),
  },
  actions: {
    'remember the devices': assign((_, { items }: Loaded<'sessions'>) => ({ items })),
    'remember which to end': assign((_, ending: string) => ({ ending })),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'devices',
  description: 'The page that lists where the member is signed in.',
  context: ({ input }) => ({ ...input, items: [], ending: '', message: '' }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is loaded.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'loading',
        src: 'load the devices',
        input: ({ context }) => asked(context, {}),
        onDone: goesTo('shown', 'remember the devices'),
      },
    },
    shown: {
      description: 'The list is shown.',
      meta: { rule: 'members see theirs' },
      on: {
        'end pressed': {
          target: 'endingOne',
          actions: { type: 'remember which to end', params: ({ event }) => event.id },
        },
        'end all others pressed': 'endingOthers',
      },
      initial: 'quiet',
      states: {
        quiet,
        failed: {
          description: 'Why nothing was ended stands above the list.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    endingOne: {
      description: 'The server is asked to end one session.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'end one',
        src: 'end one',
        input: ({ context }) => asked(context, { id: context.ending }),
        onDone: [{ guard: succeeded, target: 'loading' }, refusedIn('shown.failed')],
      },
    },
    endingOthers: {
      description: 'The server is asked to end all sessions but this one.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'end all others',
        src: 'end all others',
        input: ({ context }) => asked(context, {}),
        onDone: [{ guard: succeeded, target: 'loading' }, refusedIn('shown.failed')],
      },
    },
    left,
  },
});
