import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Requests } from '../../api/generated/calls.ts';
import type { Meta } from '../../rules.ts';
import { asked, refusedIn } from '../asking.ts';
import { callOf } from '../call.ts';
import { goesTo, left, succeeded } from '../ended.ts';
import type { Fault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates, type Values } from '../form.ts';
import { type Loaded, loadingOf } from '../loading.ts';

export type PreferencesFlow = ActorRefFrom<typeof preferences>;

export const kinds = ['requests', 'reminders', 'messages', 'wishes'] as const;
export const channels = ['at once', 'daily', 'never'] as const;

type PreferencesField = (typeof kinds)[number];

type Input = Pick<FlowInput, 'calls' | 'session'>;

/** Which notices are also mailed to the member, and when. */
export const preferences = setup({
  types: {
    input: {} as Input,
    context: {} as Input & {
      /** Empty where the server does not know such notices. */
      values: Values<PreferencesField>;
      message: string;
    },
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
      values: { wishes: '', ...preferences },
    })),
    'remember what was chosen': assign((_, values: Values<PreferencesField>) => ({ values })),
    'remember the message': assign((_, message: string) => ({ message })),
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'preferences',
  description: 'The page on which a member chooses which notices are mailed.',
  context: ({ input }) => ({
    ...input,
    values: { requests: '', reminders: '', messages: '', wishes: '' },
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
        input: ({ context }) => asked(context, {}),
        onDone: goesTo('idle', 'remember what is set'),
      },
    },
    idle: {
      description: 'The form is filled in.',
      meta: { rule: 'submit when valid' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onDone: goesTo('saving', 'remember what was chosen'),
      },
      initial: 'quiet',
      states: {
        ...formStates,
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
        input: ({ context }) => asked(context, requestOf(context.values)),
        onDone: [{ guard: succeeded, target: 'idle.saved' }, refusedIn('idle.refused')],
      },
    },
    left,
  },
});

function requestOf(values: Values<PreferencesField>): Requests['setPreferences'] {
  const channel = (kind: PreferencesField) =>
    channels.find(one => one === values[kind]) ?? 'at once';
  return {
    requests: channel('requests'),
    reminders: channel('reminders'),
    messages: channel('messages'),
    ...(values.wishes && { wishes: channel('wishes') }),
  };
}
