import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  fromPromise,
  sendTo,
  setup,
  type Snapshot,
} from 'xstate';
import type { FoundPlace } from '../../api/schemas.ts';
import type { Point } from '../../exchange/cells.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';

export type FindPlace = ActorRefFrom<typeof findPlace>;

interface Input extends Pick<FlowInput, 'calls' | 'session' | 'position'> {
  /** The cell around which places are named at first, if there is one. */
  cell: number | undefined;
  /** Is given the position of the device. */
  chooser: ActorRef<Snapshot<unknown>, { type: 'place chosen'; point: Point }>;
}

/** Finds places by their names, the device by its position, and the names around a cell. */
export const findPlace = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      text: string;
      found: readonly FoundPlace[];
      around: readonly FoundPlace[];
      hasPostcodes: boolean;
    },
    events: {} as
      | { type: 'name typed'; text: string }
      | { type: 'position asked for' }
      | { type: 'moved'; cell: number },
    meta: {} as Meta,
  },
  actors: {
    'ask for places': callOf('places'),
    'ask for places around': callOf('places'),
    'ask the device': fromPromise<Point, FlowInput['position']>(({ input }) => input()),
  },
  actions: {
    'remember the name': assign((_, text: string) => ({ text })),
    'remember what was found': assign((_, { body }: Ended<'places'>) => ({
      found: body?.items ?? [],
    })),
    'remember the cell': assign((_, cell: number) => ({ cell })),
    'remember what is around': assign((_, { body }: Ended<'places'>) => ({
      around: body?.items ?? [],
      hasPostcodes: body?.hasPostcodes === true,
    })),
    'choose the position': sendTo(
      ({ context }) => context.chooser,
      (_, point: Point) => ({ type: 'place chosen', point }),
    ),
  },
  guards: {
    'it is long enough': (_, text: string) => text.trim().length > 1,
    'something was found': (_, { body }: Ended<'places'>) =>
      body !== undefined && body.items.length > 0,
    'it was answered': (_, ok: boolean) => ok,
  },
  delays: { 'a pause': 250 },
}).createMachine({
  id: 'findPlace',
  description: 'How a member finds the own place.',
  context: ({ input }) => ({ ...input, text: '', found: [], around: [], hasPostcodes: false }),
  type: 'parallel',
  states: {
    search: {
      description: 'What was found by a name, or by the device.',
      meta: { rule: 'places are searched' },
      initial: 'idle',
      on: {
        'name typed': [
          {
            guard: { type: 'it is long enough', params: ({ event }) => event.text },
            target: '.pausing',
            meta: { rule: 'places are searched' },
            actions: { type: 'remember the name', params: ({ event }) => event.text.trim() },
          },
          { target: '.idle', meta: { rule: 'places are searched' } },
        ],
        'position asked for': { target: '.locating', meta: { rule: 'position stays here' } },
        moved: { target: '.idle', meta: { rule: 'places are searched' } },
      },
      states: {
        idle: {
          description: 'Nothing is searched.',
          meta: { rule: 'places are searched' },
        },
        pausing: {
          description: 'The member may type on.',
          meta: { rule: 'places are searched', looksLike: 'idle' },
          after: { 'a pause': 'searching' },
        },
        searching: {
          description: 'The server is asked for places of that name.',
          meta: { rule: 'places are searched' },
          invoke: {
            id: 'ask for places',
            src: 'ask for places',
            input: ({ context }) => asked(context, { q: context.text }),
            onDone: [
              {
                guard: given('something was found'),
                target: 'found',
                actions: given('remember what was found'),
              },
              {
                guard: { type: 'it was answered', params: ({ event }) => event.output.ok },
                target: 'nothing',
              },
              { target: 'failed' },
            ],
          },
        },
        found: {
          description: 'The places of that name are offered.',
          meta: { rule: 'places are searched' },
        },
        nothing: {
          description: 'There is no such place.',
          meta: { rule: 'places are searched' },
        },
        failed: {
          description: 'The server could not be asked.',
          meta: { rule: 'failure in its place' },
        },
        locating: {
          description: 'The device is asked for its position.',
          meta: { rule: 'position stays here' },
          invoke: {
            id: 'ask the device',
            src: 'ask the device',
            input: ({ context }) => context.position,
            onDone: goesTo('idle', 'choose the position'),
            onError: 'unlocated',
          },
        },
        unlocated: {
          description: 'The device does not say where it is.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    around: {
      description: 'The names on the map, and whether there are postcodes.',
      meta: { rule: 'places are searched' },
      initial: 'loading',
      on: {
        moved: {
          target: '.loading',
          meta: { rule: 'places are searched' },
          actions: { type: 'remember the cell', params: ({ event }) => event.cell },
        },
      },
      states: {
        loading: {
          description:
            'The server is asked for the places around, or for none where there is no cell yet.',
          meta: { rule: 'places are searched' },
          invoke: {
            id: 'ask for places around',
            src: 'ask for places around',
            input: ({ context }) =>
              asked(context, context.cell === undefined ? {} : { cell: String(context.cell) }),
            onDone: goesTo('shown', 'remember what is around'),
          },
        },
        shown: {
          description: 'The map has its names, or none where the server could not be asked.',
          meta: { rule: 'places are searched' },
        },
      },
    },
  },
});
