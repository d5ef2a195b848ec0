import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../api/outcome.ts';
import type { Self } from '../../api/schemas.ts';
import type { Point } from '../../exchange/cells.ts';
import type { Meta } from '../../rules.ts';
import { callOf } from '../call.ts';
import { restoreDraft } from '../draft.ts';
import { type Ended, given, goesTo, left, succeeded } from '../ended.ts';
import type { FlowInput } from '../flow-input.ts';
import { formOf, formStates } from '../form.ts';
import { messageBeside } from '../result.ts';
import { memberOf } from '../session-ref.ts';
import { findPlace } from './find-place.ts';
import {
  changedIn,
  changeOf,
  placeIn,
  profileFaults,
  type ProfileValues,
  textOf,
  valuesOf,
} from './profile-values.ts';

export type ProfileFlow = ActorRefFrom<typeof profile>;

/** What neighbours see of the member, of which each of two pages shows a part. */
export const profile = setup({
  types: {
    input: {} as FlowInput,
    context: {} as FlowInput & {
      /** As it was when it was read, or saved last. */
      before: ProfileValues;
      values: ProfileValues;
      /** Of the last save. */
      outcome: Outcome<'editProfile'> | undefined;
      message: string;
      /** The name under which what is typed is kept. */
      draft: string;
    },
    events: {} as { type: 'place chosen'; point: Point } | { type: 'page left' },
    children: {} as {
      form: 'form';
      place: 'find a place';
      'save the profile': 'save the profile';
    },
    meta: {} as Meta,
  },
  actors: {
    form: formOf(profileFaults),
    'find a place': findPlace,
    'save the profile': callOf('editProfile'),
  },
  actions: {
    'keep what is typed': (
      { context: { drafts, draft, before, values } },
      typed: ProfileValues,
    ) => {
      if (typed !== values) drafts.write(draft, JSON.stringify(changedIn(before, typed)));
    },
    'keep it no longer': ({ context: { drafts, draft } }) => drafts.forget(draft),
    'remember what was typed': assign((_, values: ProfileValues) => ({ values })),
    'remember what was saved': assign(({ context }) => ({
      before: context.values,
      outcome: undefined,
    })),
    'remember the refusal': assign((_, { outcome }: Ended<'editProfile'>) => ({
      outcome,
      message: messageBeside(['name'], outcome),
    })),
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
  },
  guards: {
    'it has succeeded': (_, ok: boolean) => ok,
  },
}).createMachine({
  id: 'you',
  description: 'The pages on which a member changes what neighbours see.',
  context: ({ input }) => {
    const member = memberOf(input.session);
    const before = valuesOf(member);
    const draft = `${input.page} ${member.id}`;
    const values = restoreDraft(input.drafts.read(draft), before);
    return { ...input, before, values, outcome: undefined, message: '', draft };
  },
  invoke: {
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
  on: { 'page left': '.left' },
  initial: 'idle',
  states: {
    idle: {
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
        onDone: goesTo('loading', 'remember what was typed'),
      },
      on: {
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
        ...formStates,
        saved: {
          description: 'The page says that it has been saved.',
          meta: { rule: 'what comes next' },
        },
      },
    },
    loading: {
      description: 'The server is asked to save it.',
      meta: { rule: 'one call per form' },
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
            guard: succeeded,
            target: 'idle.saved',
            actions: [
              'remember what was saved',
              'keep it no longer',
              {
                type: 'say who the member is now',
                params: ({ event }) => memberIn(event.output),
              },
            ],
          },
          {
            target: 'idle.refused',
            actions: [
              {
                type: 'say who the member is now',
                params: ({ event }) => memberIn(event.output),
              },
              given('remember the refusal'),
            ],
          },
        ],
      },
    },
    left,
  },
});

/** The member as the server has it now: after a save, and where another device has changed it. */
export function memberIn({ body, outcome }: Ended<'editProfile'>): Self | undefined {
  if (body) return body.member;
  return outcome.kind === 'answer' && outcome.status === 409 ? outcome.body.current : undefined;
}
