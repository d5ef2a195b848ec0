import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Copy, ShownCopy } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { goesTo, left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';

export type CopyFlow = ActorRefFrom<typeof copy>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** The page of one copy, which guests may see, too. */
export const copy = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      copy: Copy | undefined;
      /** Of the own request for it; empty where there is none. */
      requestId: string;
      /** From when on it can be asked for again; empty where that is now. */
      askableFrom: string;
      /** What is in the way of asking for it. */
      unaskable: ShownCopy['unaskable'];
    },
    events: {} as { type: 'page left' },
    children: {} as { loading: 'load the copy' },
    meta: {} as Meta,
  },
  actors: { 'load the copy': loadingOf('copy') },
  actions: {
    'remember the copy': assign(
      (_, { copy, requestId, askableFrom = '', unaskable }: Loaded<'copy'>) => ({
        copy,
        requestId: requestId ?? '',
        askableFrom,
        unaskable,
      }),
    ),
  },
}).createMachine({
  id: 'copy',
  description: 'The page of one copy, as its neighbours see it.',
  context: ({ input }) => ({
    ...input,
    copy: undefined,
    requestId: '',
    askableFrom: '',
    unaskable: undefined,
  }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The copy is loaded.',
      meta: { rule: 'guests look around' },
      invoke: {
        id: 'loading',
        src: 'load the copy',
        input: ({ context }) => asked(context, { id: context.parameters['id'] ?? '' }),
        onDone: goesTo('shown', 'remember the copy'),
      },
    },
    shown: {
      description: 'The copy is shown.',
      meta: { rule: 'guests look around' },
    },
    left,
  },
});
