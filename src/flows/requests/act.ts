import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { ActType, Request } from '../../api/schemas.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { FlowInput } from '../flow-input.ts';
import { type Faults, formOf } from '../form.ts';
import { defect, hasSucceeded, isStale, refusalsIn, resultOf } from '../result.ts';
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
  outcome: Outcome<'act'>;
  /** Why it was refused; empty where it was not. */
  message: string;
  /** The button of another act, for which the form was closed. */
  next: Press | undefined;
}

/** One act in a request, from its button to the answer of the server. */
export const act = setup({
  types: {
    input: {} as Input,
    context: {} as Input &
      ActEnd & {
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
    'remember the outcome': assign(({ context: { values } }, outcome: Outcome<'act'>) => ({
      outcome,
      values: hasSucceeded(outcome) ? emptyAct('', 0) : values,
      message: resultOf(outcome).message,
      refusals: refusalsIn(outcome),
    })),
    'forget the outcome': assign({ outcome: defect, message: '' }),
    'remember the next act': assign((_, next: Press) => ({ next })),
  },
  guards: {
    'it has a form': ({ context }) => isWithForm(context),
    'its form was refused': ({ context }, outcome: Outcome<'act'>) =>
      isWithForm(context) && !hasSucceeded(outcome) && !isStale(outcome),
  },
}).createMachine({
  id: 'act',
  description: 'One act in a request.',
  context: ({ input }) => ({
    ...input,
    outcome: defect,
    message: '',
    next: undefined,
    refusals: {},
  }),
  output: ({ context: { values, outcome, message, next } }) => ({ values, outcome, message, next }),
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
        onDone: {
          target: 'sending',
          actions: { type: 'remember what was typed', params: ({ event }) => event.output },
        },
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
      states: {
        quiet: {
          description: 'Nothing is said of an answer.',
          meta: { rule: 'submit when valid' },
        },
        refused: {
          description: 'Why it was refused stands at the form, which keeps what was typed.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    sending: {
      description: 'The server is asked to take it, for the version that is shown.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'ask the server',
        src: 'ask the server',
        input: ({ context: { calls, session, request, act, values } }) => ({
          calls,
          session,
          request: {
            id: request?.id ?? '',
            version: request?.version ?? 1,
            ...bodyOf(act, values),
          },
        }),
        onDone: [
          {
            guard: { type: 'its form was refused', params: ({ event }) => event.output },
            target: 'choosing.refused',
            actions: { type: 'remember the outcome', params: ({ event }) => event.output },
          },
          {
            target: 'ended',
            actions: { type: 'remember the outcome', params: ({ event }) => event.output },
          },
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
