import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Requests } from '../../api/generated/calls.ts';
import type { Outcome } from '../../api/outcome.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import type { Fault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, type Values } from '../form.ts';
import { type Loaded, loadingOf } from '../loading.ts';
import { hasSucceeded, resultOf } from '../result.ts';

export type PreferencesFlow = ActorRefFrom<typeof preferences>;

export const kinds = ['requests', 'reminders', 'messages'] as const;
export const channels = ['at once', 'daily', 'never'] as const;

type PreferencesField = (typeof kinds)[number];

type Input = Pick<FlowInput, 'calls' | 'session'>;

/** Which notices are also mailed to the member, and when. */
export const preferences = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { values: Values<PreferencesField>; message: string },
    events: {} as { type: 'page left' },
    children: {} as {
      loading: 'load the preferences';
      form: 'form';
      'save the preferences': 'save the preferences';
    },
    meta: {} as Meta,
  },
  actors: {
    form: formOf<PreferencesField, Fault>(() => ({})),
    'load the preferences': loadingOf('preferences'),
    'save the preferences': callOf('setPreferences'),
  },
  actions: {
    'remember what is set': assign((_, { preferences }: Loaded<'preferences'>) => ({
      values: preferences,
    })),
    'remember what was chosen': assign((_, values: Values<PreferencesField>) => ({ values })),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, outcome: Outcome<'setPreferences'>) => hasSucceeded(outcome),
  },
}).createMachine({
  id: 'preferences',
  description: 'The page on which a member chooses which notices are mailed.',
  context: ({ input }) => ({
    ...input,
    values: { requests: '', reminders: '', messages: '' },
    message: '',
  }),
  on: { 'page left': '.left' },
  initial: 'loading',
  states: {
    loading: {
      description: 'What is set is loaded.',
      meta: { rule: 'members see theirs' },
      invoke: {
        id: 'loading',
        src: 'load the preferences',
        input: ({ context: { calls, session } }) => ({ calls, session, request: {} }),
        onDone: {
          target: 'idle',
          actions: { type: 'remember what is set', params: ({ event }) => event.output },
        },
      },
    },
    idle: {
      description: 'The form is filled in.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onDone: {
          target: 'saving',
          actions: { type: 'remember what was chosen', params: ({ event }) => event.output },
        },
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is said of an answer.',
          meta: { rule: 'submit when valid' },
        },
        refused: {
          description: 'Why it was refused stands at the form.',
          meta: { rule: 'refusal at the form' },
        },
        saved: {
          description: 'The page says that it has been saved.',
          meta: { rule: 'what comes next' },
        },
      },
    },
    saving: {
      description: 'The server is asked to save it.',
      meta: { rule: 'one call per form' },
      invoke: {
        id: 'save the preferences',
        src: 'save the preferences',
        input: ({ context: { calls, session, values } }) => ({
          calls,
          session,
          request: requestOf(values),
        }),
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'idle.saved',
          },
          {
            target: 'idle.refused',
            actions: {
              type: 'remember the message',
              params: ({ event }) => resultOf(event.output).message,
            },
          },
        ],
      },
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});

function requestOf(values: Values<PreferencesField>): Requests['setPreferences'] {
  const channel = (kind: PreferencesField) =>
    channels.find(one => one === values[kind]) ?? 'at once';
  return {
    requests: channel('requests'),
    reminders: channel('reminders'),
    messages: channel('messages'),
  };
}
