import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Requests } from '../api/generated/calls.ts';
import type { ConversationRow, Copy, Notice, Report, Request } from '../api/schemas.ts';
import type { Parameters } from '../paths.ts';
import type { Meta } from '../rules.ts';
import { asked, refusedIn } from './asking.ts';
import { callOf } from './call.ts';
import { type Body, type Ended, given, goesTo, left, succeeded } from './ended.ts';
import type { FlowInput } from './flow-input.ts';
import { failuresWith, mayBeTriedAgain, pauseAfter, triedAgain } from './retry.ts';

/** What the operations that list in parts list. */
interface Listed {
  discover: Copy;
  shelf: Copy;
  requests: Request;
  conversations: ConversationRow;
  notices: Notice;
  reports: Report;
}
export type Listing = keyof Listed;

type ListInput = Pick<FlowInput, 'calls' | 'session' | 'parameters'>;

/** What else the first part says of the whole list. */
interface Told {
  /** Whether what is looked for in vain stands on the member's own shelf. */
  isOwned?: boolean;
  /** How many there are. */
  count?: number;
}

interface Part<Item> extends Told {
  items: readonly Item[];
  /** The cursor of the next part; null where there is none. */
  next: string | null;
}

interface List<Name extends Listing> {
  id: string;
  /** Of the page or the part of it, for the reader of the chart. */
  description: string;
  operation: Name;
  /** What asks for the first part; the others are asked for with a cursor, too. */
  requestOf: (parameters: Parameters) => Requests[Name];
  partIn: (body: Body<Name>) => Part<Listed[Name]>;
  /** Whether other pages change what is listed, so that it is asked for anew on return. */
  isAskedAnew?: boolean;
}

/** What may be in none of the parts that the server is asked for. */
const happensMeanwhile = {
  'page refreshed': {
    meta: { rule: 'open page asks anew' },
    actions: 'remember that something has happened',
  },
} as const;

/** The chart of a list that comes in parts. */
export function listOf<Name extends Listing>(list: List<Name>) {
  const { id, description, operation, requestOf, partIn, isAskedAnew = false } = list;
  type Item = Listed[Name];
  const askedFor = (input: ListInput, cursor?: string) =>
    asked(input, { ...requestOf(input.parameters), ...(cursor && { cursor }) });
  const partOf = ({ body }: Ended<Name>) => body && partIn(body);
  return setup({
    types: {
      input: {} as ListInput,
      context: {} as ListInput & {
        items: readonly Item[];
        /** The cursor of the next part; undefined where there is none. */
        next: string | undefined;
        told: Told;
        message: string;
        /** Of the first part, see `retry.ts`. */
        failures: number;
        /** Whether the first part is to be asked for again once the list is shown. */
        isStale: boolean;
      },
      events: {} as
        | { type: 'more pressed' }
        | { type: 'try again pressed' }
        | { type: 'item changed'; item: Item }
        | { type: 'page returned to' }
        | { type: 'page refreshed' }
        | { type: 'page left' },
      children: {} as {
        'ask for the first part': 'ask for a part';
        'ask for the first part again': 'ask for a part';
        'ask for the next part': 'ask for a part';
      },
      meta: {} as Meta,
      tags: {} as 'awaited' | 'keepable',
    },
    actors: { 'ask for a part': callOf(operation) },
    actions: {
      'take the first part': assign((_, ended: Ended<Name>) => {
        const { items = [], next, ...told } = partOf(ended) ?? {};
        return { items, next: next ?? undefined, told, failures: 0 };
      }),
      'add the part': assign(({ context: { items } }, ended: Ended<Name>) => {
        const { items: more = [], next } = partOf(ended) ?? {};
        // What was added meanwhile moves the others on, so that one may come again.
        const added = more.filter(one => !items.some(known => known.id === one.id));
        return { items: [...items, ...added], next: next ?? undefined };
      }),
      'take the first part again': assign(({ context: { items, next } }, ended: Ended<Name>) => {
        const part = partOf(ended);
        if (!part) return {};
        const taken = new Set(part.items.map(one => one.id));
        const last = items.findIndex(one => one.id === part.items.at(-1)?.id);
        // Where what came before is not known, there may be a gap; after the last part is nothing.
        const hasRest = last >= 0 && part.next !== null;
        const rest = hasRest ? items.slice(last + 1).filter(one => !taken.has(one.id)) : [];
        const follows = rest.length > 0 ? next : (part.next ?? undefined);
        return { items: [...part.items, ...rest], next: follows };
      }),
      'remember the change': assign(({ context: { items } }, { item }: { item: Item }) => ({
        items: items.map(one => (one.id === item.id ? item : one)),
      })),
      'remember the message': assign((_, message: string) => ({ message })),
      'remember the failure': assign(({ context }, { message, outcome }: Ended<Name>) => ({
        message,
        failures: failuresWith(context, outcome),
      })),
      'count anew': assign({ failures: 1 }),
      'remember that something has happened': assign({ isStale: true }),
      'forget that something has happened': assign({ isStale: false }),
    },
    guards: {
      'it has succeeded': (_, ok: boolean) => ok,
      'something has happened': ({ context }) => context.isStale,
      'there is more': ({ context }) => context.next !== undefined,
      'it may be tried again': ({ context }) => mayBeTriedAgain(context),
    },
    delays: { 'a growing pause': ({ context }) => pauseAfter(context) },
  }).createMachine({
    id,
    description,
    context: ({ input }) => ({
      ...input,
      items: [],
      next: undefined,
      told: {},
      message: '',
      failures: 0,
      isStale: false,
    }),
    on: {
      'page left': '.left',
      'item changed': {
        meta: { rule: 'members see theirs' },
        actions: { type: 'remember the change', params: ({ event: { item } }) => ({ item }) },
      },
    },
    initial: 'loading',
    states: {
      loading: {
        description: 'The server is asked for the first part.',
        tags: 'awaited',
        meta: { rule: 'list in parts' },
        on: happensMeanwhile,
        invoke: {
          id: 'ask for the first part',
          src: 'ask for a part',
          input: ({ context }) => askedFor(context),
          onDone: [
            { guard: succeeded, target: 'shown', actions: given('take the first part') },
            goesTo('failure', 'remember the failure'),
          ],
        },
      },
      failure: {
        description: 'Why the list cannot be shown stands in its place.',
        tags: 'awaited',
        meta: { rule: 'failure in its place' },
        ...triedAgain,
      },
      shown: {
        description: 'The list is shown, as far as it has come.',
        tags: 'keepable',
        meta: { rule: 'list in parts' },
        on: {
          'more pressed': { guard: 'there is more', target: 'loadingMore' },
          'page refreshed': '.refreshing',
          'page returned to': {
            target: isAskedAnew ? 'loading' : '.quiet',
            meta: { rule: 'list as it was left' },
          },
        },
        initial: 'quiet',
        states: {
          quiet: {
            description: 'Nothing has failed.',
            meta: { rule: 'list in parts' },
            always: {
              guard: 'something has happened',
              target: 'refreshing',
              meta: { rule: 'open page asks anew' },
            },
          },
          failed: {
            description: 'Why the next part has not come stands under the list.',
            meta: { rule: 'failure in its place' },
          },
          refreshing: {
            description: 'The server is asked for the first part once more.',
            meta: { rule: 'open page asks anew', looksLike: 'quiet' },
            entry: 'forget that something has happened',
            invoke: {
              id: 'ask for the first part again',
              src: 'ask for a part',
              input: ({ context }) => askedFor(context),
              onDone: goesTo('quiet', 'take the first part again'),
            },
          },
        },
      },
      loadingMore: {
        description: 'The server is asked for the next part.',
        meta: { rule: 'list in parts' },
        on: happensMeanwhile,
        invoke: {
          id: 'ask for the next part',
          src: 'ask for a part',
          input: ({ context }) => askedFor(context, context.next),
          onDone: [
            { guard: succeeded, target: 'shown', actions: given('add the part') },
            refusedIn('shown.failed'),
          ],
        },
      },
      left,
    },
  });
}

export type ListFlow<Name extends Listing> = ActorRefFrom<ReturnType<typeof listOf<Name>>>;
