import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Self } from '../../api/schemas.ts';
import type { Point } from '../../exchange/cells.ts';
import { memberPaths, nextOf } from '../../paths.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { restoreDraft } from '../draft.ts';
import { type Fault, nameFault } from '../faults.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf } from '../form.ts';
import { hasSucceeded, messageBeside, refusalsIn } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { findPlace } from './find-place.ts';
import {
  changeOf,
  placeIn,
  type ProfileField,
  type ProfileValues,
  textOf,
  valuesOf,
} from './profile-values.ts';
import { memberIn } from './profile.ts';

export type WelcomeFlow = ActorRefFrom<typeof welcome>;

type Step = 'house' | 'name' | 'place';

/** What a new member is asked for, one thing after the other, and saves at the end. */
export const welcome = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & {
      /** The name under which what is chosen is kept. */
      draft: string;
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
    'keep what is chosen': ({ context: { drafts, draft } }, kept: [Step, ProfileValues]) => {
      const [step, { name, roof, colour, door, point, span }] = kept;
      drafts.write(draft, JSON.stringify({ step, name, roof, colour, door, point, span }));
    },
    'keep it no longer': ({ context: { drafts, draft } }) => drafts.write(draft, ''),
    'remember what was chosen': assign((_, values: ProfileValues) => ({ values })),
    'remember the refusal': assign((_, outcome: Outcome<'editProfile'>) => ({
      outcome,
      message: messageBeside(['name'], outcome),
    })),
    'take the former name': assign(({ context: { before, values } }) => ({
      values: { ...values, name: before.name },
    })),
    'forget the refusal': assign({ outcome: undefined, message: '' }),
    'say who the member is now': enqueueActions(
      ({ context: { session }, enqueue }, member: Self | undefined) => {
        if (session && member) enqueue.sendTo(session, { type: 'member changed', member });
      },
    ),
    'type the point': sendTo('form', (_, point: Point) => ({
      type: 'typed',
      field: 'point',
      value: textOf(point),
    })),
    'name what is around': sendTo('place', (_, cell: number) => ({ type: 'moved', cell })),
    'lead on': sendTo(
      ({ context }) => context.redirector,
      ({ context }) => ({
        type: 'redirect requested',
        to: nextOf(context.parameters, memberPaths.addBooks),
      }),
    ),
  },
  guards: {
    'the name was reached': ({ context }) => context.step === 'name',
    'the place was reached': ({ context }) => context.step === 'place',
    'it has succeeded': (_, outcome: Outcome<'editProfile'>) => hasSucceeded(outcome),
    'the name is refused': (_, outcome: Outcome<'editProfile'>) =>
      refusalsIn(outcome)['name'] !== undefined,
  },
}).createMachine({
  id: 'welcome',
  description: 'The page to which the first sign-in leads.',
  context: ({ input }) => {
    const member = memberOf(input.session);
    const before = valuesOf(member);
    const draft = `welcome ${member.id}`;
    const { step, ...values } = restoreDraft(input.drafts.read(draft), { step: '', ...before });
    return { ...input, draft, step, before, values, outcome: undefined, message: '' };
  },
  on: { 'page left': '.left' },
  initial: 'beginning',
  states: {
    beginning: {
      description: 'What this browser has kept says where the member was.',
      meta: { rule: 'welcome is kept' },
      always: [
        { guard: 'the name was reached', target: 'name' },
        { guard: 'the place was reached', target: 'place' },
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
        onDone: {
          target: 'name',
          actions: { type: 'remember what was chosen', params: ({ event }) => event.output },
        },
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
        onDone: {
          target: 'place',
          actions: { type: 'remember what was chosen', params: ({ event }) => event.output },
        },
      },
      on: { 'later pressed': { target: 'place', actions: 'take the former name' } },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is said of an answer.',
          meta: { rule: 'submit when valid' },
        },
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
          onDone: {
            target: 'saving',
            actions: { type: 'remember what was chosen', params: ({ event }) => event.output },
          },
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
          actions: [
            { type: 'type the point', params: ({ event }) => event.point },
            {
              type: 'name what is around',
              params: ({ event, context }) =>
                placeIn({ ...context.values, point: textOf(event.point) })?.cell ?? 0,
            },
          ],
        },
      },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is said of an answer.',
          meta: { rule: 'submit when valid' },
        },
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
        onDone: [
          {
            guard: { type: 'it has succeeded', params: ({ event }) => event.output },
            target: 'movedIn',
            actions: {
              type: 'say who the member is now',
              params: ({ event }) => memberIn(event.output),
            },
          },
          {
            guard: { type: 'the name is refused', params: ({ event }) => event.output },
            target: 'name.refused',
            actions: { type: 'remember the refusal', params: ({ event }) => event.output },
          },
          {
            target: 'place.refused',
            actions: [
              {
                type: 'say who the member is now',
                params: ({ event }) => memberIn(event.output),
              },
              { type: 'remember the refusal', params: ({ event }) => event.output },
            ],
          },
        ],
      },
    },
    movedIn: {
      description: 'All is saved, and the page of the first books is on its way.',
      meta: { rule: 'what comes next' },
      entry: ['keep it no longer', 'lead on'],
    },
    left: {
      type: 'final',
      description: 'The member has gone elsewhere.',
      meta: { rule: 'leaving gives up' },
    },
  },
});
