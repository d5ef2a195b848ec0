import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ActType, Request } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { asked } from '../asking.ts';
import { callOf } from '../call.ts';
import { type Ended, given, goesTo } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Faults, formOf, formStates } from '../form.ts';
import { isStale, refusalsIn } from '../result.ts';
import { actFaults, type ActValues, bodyOf, emptyAct, hasForm } from './act-values.ts';

export type ActFlow = ActorRefFrom<typeof act>;

interface Input extends Pick<FlowInput, 'calls' | 'session' | 'drafts'> {
  /** The name under which what is typed is kept. */
  draft: string;
  /** As the member sees it. */
  request: Request | undefined;
  act: ActType;
  /** What the form holds at first. */
  values: ActValues;
}

/** The button of an act; `now` is in milliseconds since the epoch. */
export type Press = { type: 'act pressed'; act: ActType; now: number };

export interface ActEnd {
  /** What was typed, and has not been taken. */
  values: ActValues;
  /** How the server was asked last; undefined where it was not. */
  ended: Ended<'act'> | undefined;
  /** The button of another act, for which the form was closed. */
  next: Press | undefined;
}

/** One act in a request, from its button to the answer of the server. */
export const act = setup({
  types: {
    input: {} as Input,
    context: {} as Input &
      ActEnd & {
        /** Why it was refused; empty where it was not. */
        message: string;
        /** What the server says of the fields that were sent last. */
        refusals: Faults;
      },
    events: {} as { type: 'form closed'; values: ActValues } | Press,
    output: {} as ActEnd,
    children: {} as { form: 'form'; 'ask the server': 'ask the server' },
    meta: {} as Meta,
  },
  actors: { form: formOf(actFaults), 'ask the server': callOf('act') },
  actions: {
    'keep what is typed': ({ context }, values: ActValues) => {
      if (values !== context.values) context.drafts.write(context.draft, JSON.stringify(values));
    },
    'remember what was typed': assign((_, values: ActValues) => ({ values })),
    'remember the outcome': assign(({ context: { values } }, ended: Ended<'act'>) => ({
      ended,
      values: ended.ok ? emptyAct('', 0) : values,
      message: ended.message,
      refusals: refusalsIn(ended.outcome),
    })),
    'forget the outcome': assign({ ended: undefined, message: '' }),
    'remember the next act': assign((_, next: Press) => ({ next })),
  },
  guards: {
    'it has a form': ({ context }) => isWithForm(context),
    'its form was refused': ({ context }, { ok, outcome }: Ended<'act'>) =>
      isWithForm(context) && !ok && !isStale(outcome),
  },
}).createMachine({
  id: 'act',
  description: 'One act in a request.',
  context: ({ input }) => ({
    ...input,
    ended: undefined,
    message: '',
    next: undefined,
    refusals: {},
  }),
  output: ({ context: { values, ended, next } }) => ({ values, ended, next }),
  initial: 'pressed',
  states: {
    pressed: {
      description: 'Its button is pressed.',
      meta: { rule: 'acts are offered' },
      always: [{ guard: 'it has a form', target: 'choosing' }, { target: 'sending' }],
    },
    choosing: {
      description: 'The form is filled in, and kept in the browser.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: {
            type: 'keep what is typed',
            params: ({ event }) => event.snapshot.context.values,
          },
        },
        onDone: goesTo('sending', 'remember what was typed'),
      },
      on: {
        'form closed': {
          target: 'ended',
          actions: [
            { type: 'remember what was typed', params: ({ event }) => event.values },
            'forget the outcome',
          ],
        },
        'act pressed': {
          target: 'ended',
          actions: { type: 'remember the next act', params: ({ event }) => event },
        },
      },
      initial: 'quiet',
      states: formStates,
    },
    sending: {
      description: 'The server is asked to take it, for the version that is shown.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'ask the server',
        src: 'ask the server',
        input: ({ context }) =>
          asked(context, {
            id: context.request?.id ?? '',
            version: context.request?.version ?? 1,
            ...bodyOf(context.act, context.values),
          }),
        onDone: [
          {
            guard: given('its form was refused'),
            target: 'choosing.refused',
            actions: given('remember the outcome'),
          },
          goesTo('ended', 'remember the outcome'),
        ],
      },
    },
    ended: {
      type: 'final',
      description: 'It was taken or refused, or its form was closed.',
      meta: { rule: 'what comes next' },
    },
  },
});

function isWithForm({ act, request }: Input): boolean {
  return request !== undefined && hasForm(act, request);
}
