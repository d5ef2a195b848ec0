import { assign, setup } from 'xstate';
import type { Requests } from '../../api/generated/calls.ts';
import type { Wish } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { refusalOf } from '../result.ts';

type Input = Pick<FlowInput, 'calls' | 'session'>;

/** From one press of a button to a wish for the book that a page is about, whichever that is. */
export const wishing = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** What was wished for last. */
      wish: Requests['wish'];
      /** In kilometres: how far away the server looks for it. */
      within: Wish['within'];
      message: string;
    },
    events: {} as { type: 'wish pressed'; wish: Requests['wish'] } | { type: 'page left' },
    children: {} as { 'ask the server': 'ask the server' },
    meta: {} as Meta,
  },
  actors: { 'ask the server': callOf('wish') },
  actions: {
    'remember the wish': assign((_, wish: Requests['wish']) => ({ wish })),
    'remember how far': assign(({ context }, { body }: Ended<'wish'>) => ({
      within: body?.wish.within ?? context.within,
    })),
    'remember the message': assign((_, { outcome }: Ended<'wish'>) => ({
      message: refusalOf(outcome),
    })),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'wishing',
  description: 'The button by which a member wishes for the book of a page.',
  context: ({ input }) => ({ ...input, wish: { title: '' }, within: 25, message: '' }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The button can be pressed, also for another book than before.',
      meta: { rule: 'wished once' },
      on: {
        'wish pressed': {
          target: 'asking',
          actions: { type: 'remember the wish', params: ({ event }) => event.wish },
        },
        'page left': { target: '.quiet', meta: { rule: 'leaving gives up' } },
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing has been wished for on this page.',
          meta: { rule: 'wished once' },
        },
        wished: {
          description: 'In the place of the button stands that the member will be told.',
          meta: { rule: 'what comes next' },
        },
        failed: {
          description: 'Why it was not wished for stands at the button.',
          meta: { rule: 'failure in its place' },
        },
      },
    },
    asking: {
      description: 'The server is asked to keep the wish.',
      meta: { rule: 'wished once' },
      invoke: {
        id: 'ask the server',
        src: 'ask the server',
        input: ({ context }) => asked(context, context.wish),
        onDone: [
          { guard: succeeded, target: 'idle.wished', actions: given('remember how far') },
          goesTo('idle.failed', 'remember the message'),
        ],
      },
    },
  },
});

const distances = [1, 2, 5, 10, 25] as const satisfies Wish['within'][];

/** In kilometres, as an address says it; undefined where it does not. */
export function distanceIn(said: string): Wish['within'] | undefined {
  return distances.find(one => String(one) === said);
}
