import { assign, setup } from 'xstate';
import type { Counts } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { type Ended, goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';

type Input = Pick<FlowInput, 'calls'>;

/** How much is new for the member, as links to it say. */
export const counts = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** Undefined where it is not known. */
      counts: Counts | undefined;
    },
    events: {} as { type: 'asked for' },
    meta: {} as Meta,
  },
  actors: { 'ask what is new': callOf('counts') },
  actions: {
    'remember the counts': assign((_, { body }: Ended<'counts'>) => ({ counts: body })),
  },
}).createMachine({
  id: 'counts',
  description: 'How much is new for the member.',
  context: ({ input }) => ({ ...input, counts: undefined }),
  on: { 'asked for': { target: '.asking', meta: { rule: 'news are counted' } } },
  initial: 'idle',
  states: {
    idle: {
      description: 'What is known is shown.',
      meta: { rule: 'news are counted' },
    },
    asking: {
      description: 'The server is asked what is new.',
      meta: { rule: 'news are counted' },
      invoke: {
        id: 'ask what is new',
        src: 'ask what is new',
        // Without the session: where that has ended, this alone is no reason to sign in again.
        input: ({ context: { calls } }) => ({ calls, request: {} }),
        onDone: goesTo('idle', 'remember the counts'),
      },
    },
  },
});
