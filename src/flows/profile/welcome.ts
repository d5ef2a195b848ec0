import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Point } from '../../exchange/cells.ts';
import { memberPaths, nextOf } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { type Ended, goesTo, left } from '../ended.ts';
import { type Fault, nameFault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates } from '../form.ts';
import { hasSucceeded, messageBeside, refusalsIn } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { findPlace } from './find-place.ts';
import { forgetWelcome, keepWelcome, readWelcome } from './kept-welcome.ts';
import {
  changeOf,
  placeIn,
  type ProfileField,
  type ProfileValues,
  textOf,
} from './profile-values.ts';
import { memberIn } from './profile.ts';

export type WelcomeFlow = ActorRefFrom<typeof welcome>;

type Step = 'house' | 'name' | 'place';

/** What a new member is asked for, one thing after the other, and saves at the end. */
export const welcome = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & {
      /** The step at which the member was when the page was left or loaded anew. */
      step: string;
      before: ProfileValues;
      values: ProfileValues;
      /** Of the last save. */
      outcome: Outcome<'editProfile'> | undefined;
      message: string;
    },
    events: {} as
      | { type: 'place chosen'; point: Point }
      | { type: 'later pressed' }
      | { type: 'page left' },
    children: {} as {
      form: 'form' | 'form with a name';
      place: 'find a place';
      'save the profile': 'save the profile';
    },
    meta: {} as Meta,
  },
  actors: {
    form: formOf<ProfileField, Fault>(() => ({})),
    'form with a name': formOf<ProfileField, Fault>(({ name }) => ({ name: nameFault(name) })),
    'find a place': findPlace,
    'save the profile': callOf('editProfile'),
  },
  actions: {
    'keep what is chosen': ({ context }, [step, values]: [Step, ProfileValues]) =>
      keepWelcome(context, step, values),
    'keep it no longer': ({ context }) => forgetWelcome(context),
    'remember what was chosen': assign((_, values: ProfileValues) => ({ values })),
    'take the answer': enqueueActions(
      ({ context: { session }, enqueue }, ended: Ended<'editProfile'>) => {
        const { outcome } = ended;
        enqueue.assign({ outcome, message: messageBeside(['name'], outcome) });
        const member = memberIn(ended);
        if (session && member) enqueue.sendTo(session, { type: 'member changed', member });
      },
    ),
    'take the former name': assign({
      values: ({ context: { before, values } }) => ({ ...values, name: before.name }),
    }),
    'forget the refusal': assign({ outcome: undefined, message: '' }),
    'take the point': enqueueActions(({ context: { values }, enqueue }, chosen: Point) => {
      const point = textOf(chosen);
      enqueue.sendTo('form', { type: 'typed', field: 'point', value: point });
      const cell = placeIn({ ...values, point })?.cell ?? 0;
      enqueue.sendTo('place', { type: 'moved', cell });
    }),
    'lead on': enqueueActions(({ context: { redirector, parameters }, enqueue }) => {
      const to = nextOf(parameters, memberPaths.addBooks);
      enqueue.sendTo(redirector, { type: 'redirect requested', to });
    }),
  },
  guards: {
    'it was left at': ({ context }, step: Step) => context.step === step,
    'it has succeeded': ({ context: { outcome } }) =>
      outcome !== undefined && hasSucceeded(outcome),
    'the name is refused': ({ context: { outcome } }) => 'name' in refusalsIn(outcome),
  },
}).createMachine({
  id: 'welcome',
  description: 'The page to which the first sign-in leads.',
  context: ({ input }) => ({ ...input, ...readWelcome(input), outcome: undefined, message: '' }),
  on: { 'page left': '.left' },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'What this browser has kept says where the member was.',
      meta: { rule: 'welcome is kept' },
      always: [
        { guard: { type: 'it was left at', params: 'name' }, target: 'name' },
        { guard: { type: 'it was left at', params: 'place' }, target: 'place' },
        { target: 'house' },
      ],
    },
    house: {
      description: 'The member builds the house.',
      meta: { rule: 'welcome in steps' },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: {
            type: 'keep what is chosen',
            params: ({ event }) => ['house', event.snapshot.context.values],
          },
        },
        onDone: goesTo('name', 'remember what was chosen'),
      },
      on: { 'later pressed': 'name' },
    },
    name: {
      description: 'The member looks at the name.',
      meta: { rule: 'welcome in steps' },
      invoke: {
        id: 'form',
        src: 'form with a name',
        input: ({ context: { values } }) => ({ values }),
        onSnapshot: {
          actions: {
            type: 'keep what is chosen',
            params: ({ event }) => ['name', event.snapshot.context.values],
          },
        },
        onDone: goesTo('place', 'remember what was chosen'),
      },
      on: { 'later pressed': { target: 'place', actions: 'take the former name' } },
      initial: 'quiet',
      states: {
        quiet: formStates.quiet,
        refused: {
          description: 'Why the name was refused stands at its field.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    place: {
      description: 'The member chooses the place.',
      meta: { rule: 'welcome in steps' },
      invoke: [
        {
          id: 'form',
          src: 'form',
          input: ({ context: { values } }) => ({ values }),
          onSnapshot: {
            actions: {
              type: 'keep what is chosen',
              params: ({ event }) => ['place', event.snapshot.context.values],
            },
          },
          onDone: goesTo('saving', 'remember what was chosen'),
        },
        {
          id: 'place',
          src: 'find a place',
          input: ({ context: { calls, session, position, values }, self }) => ({
            calls,
            session,
            position,
            cell: placeIn(values)?.cell,
            chooser: self,
          }),
        },
      ],
      on: {
        'later pressed': 'saving',
        'place chosen': {
          meta: { rule: 'places are searched' },
          actions: { type: 'take the point', params: ({ event }) => event.point },
        },
      },
      initial: 'quiet',
      states: {
        quiet: formStates.quiet,
        refused: {
          description: 'Why nothing was saved stands at the form.',
          meta: { rule: 'refusal at the form' },
        },
      },
    },
    saving: {
      description: 'The server is asked to save what was chosen.',
      meta: { rule: 'one call per form' },
      entry: 'forget the refusal',
      invoke: {
        id: 'save the profile',
        src: 'save the profile',
        input: ({ context }) => ({
          calls: context.calls,
          session: context.session,
          request: {
            version: memberOf(context.session).version,
            ...changeOf(context.before, context.values),
          },
        }),
        onDone: goesTo('answered', 'take the answer'),
      },
    },
    answered: {
      description: 'The answer decides where the member goes on.',
      meta: { rule: 'one call per form' },
      always: [
        { guard: 'it has succeeded', target: 'movedIn' },
        { guard: 'the name is refused', target: 'name.refused' },
        { target: 'place.refused' },
      ],
    },
    movedIn: {
      description: 'All is saved, and the page of the first books is on its way.',
      meta: { rule: 'what comes next', looksLike: 'saving' },
      entry: ['keep it no longer', 'lead on'],
    },
    left,
  },
});
