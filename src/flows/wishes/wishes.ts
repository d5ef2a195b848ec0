import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Wish, WishedNearby } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked, quiet, refusedIn } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { memberOf } from '../session-ref.ts';
import { entriesOf, keptPile, withOnTop } from '../shelf/pile.ts';

export type WishesFlow = ActorRefFrom<typeof wishes>;

type Input = Pick<FlowInput, 'calls' | 'session' | 'drafts'>;

/** What a member can do with the list, also while it is loaded anew. */
const changes = {
  'wish pressed': {
    target: 'wishing',
    actions: {
      type: 'remember which',
      params: ({ event }: { event: { wish: Wish } }) => event.wish,
    },
  },
  'remove pressed': {
    target: 'removing',
    actions: {
      type: 'remember which',
      params: ({ event }: { event: { wish: Wish } }) => event.wish,
    },
  },
} as const;

/** What the member looks for, and what neighbours do. */
export const wishes = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** The newest first; undefined until they have come. */
      items: readonly Wish[] | undefined;
      nearby: readonly WishedNearby[] | undefined;
      /** The one that is changed, or was changed last. */
      wish: Wish | undefined;
      /** What has become of it. */
      isNow: 'removed' | 'kept' | undefined;
      /** Why it was not changed. */
      message: string;
    },
    events: {} as
      | { type: 'wish pressed'; wish: Wish }
      | { type: 'remove pressed'; wish: Wish }
      | { type: 'have pressed'; book: Pick<WishedNearby, 'title' | 'authors'> }
      | { type: 'page refreshed' }
      | { type: 'page returned to' }
      | { type: 'page left' },
    children: {} as {
      loading: 'load the wishes';
      'loading nearby': 'load what neighbours wish for';
      wish: 'wish';
      remove: 'remove';
    },
    meta: {} as Meta,
    tags: {} as 'keepable',
  },
  actors: {
    'load the wishes': loadingOf('wishes'),
    'load what neighbours wish for': loadingOf('wishedNearby'),
    wish: callOf('wish'),
    remove: callOf('removeWish'),
  },
  actions: {
    'show the wishes': assign((_, { items }: Loaded<'wishes'>) => ({ items })),
    'show what neighbours wish for': assign((_, { items: nearby }: Loaded<'wishedNearby'>) => ({
      nearby,
    })),
    'remember which': assign((_, wish: Wish) => ({ wish, isNow: undefined })),
    'say that it was removed': assign({ isNow: 'removed' }),
    'say that it is kept': assign({ isNow: 'kept' }),
    'remember the message': assign((_, message: string) => ({ message })),
    'put it on the pile': ({ context: { drafts, session } }, text: string) => {
      const name = `pile ${memberOf(session).id}`;
      const pile = keptPile.read(drafts, name);
      if (pile.some(one => one.text === text)) return;
      keptPile.keep(drafts, name, pile, withOnTop(pile, entriesOf(text)));
    },
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'wishes',
  description: 'The page of what the member and the neighbours look for.',
  context: ({ input }) => ({
    ...input,
    items: undefined,
    nearby: undefined,
    wish: undefined,
    isNow: undefined,
    message: '',
  }),
  on: { 'page left': '.left' },
  initial: 'open',
  states: {
    open: {
      description: 'What the member looks for is shown, and what neighbours do.',
      meta: { rule: 'members see theirs' },
      on: {
        'have pressed': {
          meta: { rule: 'pile is kept' },
          actions: {
            type: 'put it on the pile',
            params: ({ event: { book } }) => [book.title, book.authors].filter(Boolean).join(', '),
          },
        },
      },
      type: 'parallel',
      states: {
        list: {
          description: 'What the member looks for.',
          meta: { rule: 'members see theirs' },
          initial: 'loading',
          states: {
            loading: {
              description: 'It is loaded, also once more while it is shown.',
              meta: { rule: 'members see theirs' },
              on: { ...changes, 'page refreshed': { target: 'loading', reenter: true } },
              invoke: {
                id: 'loading',
                src: 'load the wishes',
                input: ({ context }) => asked(context, {}),
                onDone: goesTo('shown', 'show the wishes'),
              },
            },
            shown: {
              description: 'It is shown, and can be changed.',
              tags: 'keepable',
              meta: { rule: 'members see theirs' },
              on: {
                ...changes,
                'page refreshed': { target: 'loading', meta: { rule: 'open page asks anew' } },
                'page returned to': { target: 'loading', meta: { rule: 'list as it was left' } },
              },
              initial: 'quiet',
              states: {
                quiet,
                failed: {
                  description: 'Why nothing was changed stands above the list.',
                  meta: { rule: 'failure in its place' },
                },
              },
            },
            wishing: {
              description: 'The server is asked to keep a wish, or to bring it back.',
              meta: { rule: 'wished once' },
              invoke: {
                id: 'wish',
                src: 'wish',
                input: ({ context: { wish, ...context } }) => {
                  const { title = '', authors = '', within } = wish ?? {};
                  return asked(context, { title, authors, ...(within && { within }) });
                },
                onDone: [
                  { guard: succeeded, target: 'loading', actions: 'say that it is kept' },
                  refusedIn('shown.failed'),
                ],
              },
            },
            removing: {
              description: 'The server is asked to take a wish off the list.',
              meta: { rule: 'undo' },
              invoke: {
                id: 'remove',
                src: 'remove',
                input: ({ context }) => asked(context, { id: context.wish?.id ?? '' }),
                onDone: [
                  { guard: succeeded, target: 'loading', actions: 'say that it was removed' },
                  refusedIn('shown.failed'),
                ],
              },
            },
          },
        },
        nearby: {
          description: 'What neighbours look for.',
          meta: { rule: 'members see theirs' },
          on: {
            'page refreshed': { target: '.loading', meta: { rule: 'open page asks anew' } },
            'page returned to': { target: '.loading', meta: { rule: 'list as it was left' } },
          },
          initial: 'loading',
          states: {
            loading: {
              description: 'It is loaded.',
              meta: { rule: 'members see theirs' },
              invoke: {
                id: 'loading nearby',
                src: 'load what neighbours wish for',
                input: ({ context }) => asked(context, {}),
                onDone: goesTo('shown', 'show what neighbours wish for'),
              },
            },
            shown: {
              description: 'It is shown.',
              meta: { rule: 'members see theirs' },
            },
          },
        },
      },
    },
    left,
  },
});
