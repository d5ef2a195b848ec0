import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Copy, ShownCopy } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { given, left } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { shelfList } from '../shelf/shelf-list.ts';

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
    children: {} as { loading: 'load the copy'; shelf: 'shelf' },
    meta: {} as Meta,
  },
  actors: { 'load the copy': loadingOf('copy'), shelf: shelfList },
  actions: {
    'remember the copy': assign(
      (_, { copy, requestId, askableFrom = '', unaskable }: Loaded<'copy'>) => ({
        copy,
        requestId: requestId ?? '',
        askableFrom,
        unaskable,
      }),
    ),
    // Guests learn of no owner, and see no shelf.
    'list what else the neighbour offers': enqueueActions(
      ({ context: { calls, session }, enqueue }, { copy: { owner } }: Loaded<'copy'>) => {
        const member = session?.getSnapshot().context.member;
        if (!owner || !member || owner.id === member.id) return;
        const parameters = { id: owner.id, state: 'offered' };
        enqueue.spawnChild('shelf', { id: 'shelf', input: { calls, session, parameters } });
      },
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
        onDone: {
          target: 'shown',
          actions: [given('remember the copy'), given('list what else the neighbour offers')],
        },
      },
    },
    shown: {
      description: 'The copy is shown, and what else its owner offers.',
      meta: { rule: 'guests look around' },
    },
    left,
  },
});
