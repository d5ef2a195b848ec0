import { assign, enqueueActions, setup } from 'xstate';
import type { Operation } from '../api/answer.ts';
import type { Requests } from '../api/generated/calls.ts';
import type { Outcome } from '../api/outcome.ts';
import type { Parameters, Path } from '../paths.ts';
import type { Meta } from '../rules.ts';
import { asked } from './asking.ts';
import { callOf } from './call.ts';
import { restoreDraft } from './draft.ts';
import { type Ended, given, goesTo, left, succeeded } from './ended.ts';
import type { FlowInput } from './flow-input.ts';
import { type Faults, formOf, formStates, type Values } from './form.ts';
import { messageBeside } from './result.ts';

type SubmissionInput = Pick<
  FlowInput,
  'calls' | 'redirector' | 'parameters' | 'session' | 'drafts'
>;

interface Submission<Name extends Operation, Field extends string, Fault extends string> {
  id: string;
  /** Of the page, for the reader of the chart. */
  description: string;
  operation: Name;
  /** What the form holds at first. */
  empty: Values<Field>;
  /** What of it the page fills in before the visitor does. */
  beginsWith?: (parameters: Parameters) => Partial<Values<Field>>;
  faultsOf: (values: Values<Field>) => Faults<Field, Fault>;
  requestOf: (values: Values<Field>, parameters: Parameters) => Requests[Name];
  /** The name under which what is typed is kept; without it nothing is. */
  draftOf?: (input: SubmissionInput) => string;
  /** Where a success leads; without it the page says what has been done. */
  leadsTo?: Path;
}

/** The chart of a page that is one form: each time that it is submitted, it makes one call. */
export function submissionOf<Name extends Operation, Field extends string, Fault extends string>({
  id,
  description,
  operation,
  empty,
  beginsWith,
  faultsOf,
  requestOf,
  draftOf,
  leadsTo,
}: Submission<Name, Field, Fault>) {
  return setup({
    types: {
      input: {} as SubmissionInput,
      context: {} as SubmissionInput & {
        values: Values<Field>;
        /** Of the last call. */
        outcome: Outcome<Name> | undefined;
        message: string;
      },
      events: {} as { type: 'page returned to' } | { type: 'page left' },
      children: {} as { form: 'form'; 'ask the server': 'ask the server' },
      meta: {} as Meta,
    },
    actors: { form: formOf(faultsOf), 'ask the server': callOf(operation) },
    actions: {
      'keep what is typed': ({ context }, typed: Values<Field>) => {
        if (!draftOf || typed === context.values) return;
        context.drafts.write(draftOf(context), JSON.stringify(typed));
      },
      'keep it no longer': ({ context }) => {
        if (draftOf) context.drafts.forget(draftOf(context));
      },
      'remember what was typed': assign((_, values: Values<Field>) => ({ values })),
      'remember the outcome': assign((_, ended: Ended<Name>) => ({
        outcome: ended.outcome,
        message: ended.ok ? ended.message : messageBeside(Object.keys(empty), ended.outcome),
      })),
      'forget what was typed': assign({ values: empty, outcome: undefined, message: '' }),
      'forget what was sent': assign({ values: empty }),
      'lead on': enqueueActions(({ context: { redirector }, enqueue }) => {
        if (!leadsTo) return;
        enqueue.sendTo(redirector, { type: 'redirect requested', to: leadsTo, byReload: true });
      }),
    },
    guards: {
      'it has succeeded': (_, ok: boolean) => ok,
    },
  }).createMachine({
    id,
    description,
    context: ({ input }) => {
      const first = { ...empty, ...beginsWith?.(input.parameters) };
      const values = draftOf ? restoreDraft(input.drafts.read(draftOf(input)), first) : first;
      return { ...input, values, outcome: undefined, message: '' };
    },
    on: { 'page left': { target: '.left', actions: 'forget what was typed' } },
    initial: 'idle',
    states: {
      idle: {
        description: 'The form is filled in.',
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
          onDone: goesTo('loading', 'remember what was typed'),
        },
        on: {
          'page returned to': {
            target: 'idle',
            reenter: true,
            meta: { rule: 'form empty on return' },
            actions: 'forget what was typed',
          },
        },
        initial: 'quiet',
        states: formStates,
      },
      loading: {
        description: 'The answer is awaited.',
        meta: { rule: 'one call per form' },
        invoke: {
          id: 'ask the server',
          src: 'ask the server',
          input: ({ context }) => asked(context, requestOf(context.values, context.parameters)),
          onDone: [
            { guard: succeeded, target: 'success', actions: given('remember the outcome') },
            goesTo('idle.refused', 'remember the outcome'),
          ],
        },
      },
      success: {
        description: 'It has been done.',
        meta: { rule: 'what comes next' },
        entry: ['keep it no longer', 'forget what was sent', 'lead on'],
      },
      left,
    },
  });
}
