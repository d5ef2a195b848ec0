import { assign, not, setup } from 'xstate';
import type { Meta } from '../rules.ts';
import { dayMs, days, delaysOf, hourMs, type Timer } from './request-timers.ts';

export const parties = ['asker', 'owner'] as const;
export type Party = (typeof parties)[number];

interface Meeting {
  /** In milliseconds since the epoch. */
  at: number;
  where: string;
}

/** What a request remembers besides its state. */
export interface Facts {
  proposal: (Meeting & { by: Party }) | null;
  /** The one that both have accepted. */
  meeting: Meeting | null;
  /** Who says that the book was handed over, and who says that it was not. */
  said: { readonly [By in Party]?: boolean };
  /** Whether the other one has let the time run out. */
  isSaidByOne: boolean;
  reviewed: readonly Party[];
}

type Context = Facts & {
  /** When that happens which is decided, in milliseconds since the epoch. */
  now: number;
};

/** All that members can do, each where the chart allows it. */
export const acts = [
  'accept',
  'decline',
  'withdraw',
  'still wanted',
  'propose a meeting',
  'accept the meeting',
  'cancel',
  'handed over',
  'not handed over',
  'review',
] as const;

export type Act =
  | { type: Exclude<(typeof acts)[number], 'propose a meeting'>; by: Party }
  | ({ type: 'propose a meeting'; by: Party } & Meeting);

/** What becomes of the copies and of the members of a request. */
export type ExternalEvent =
  | { type: 'copy taken' | 'copy free' | 'copy gone' | 'member blocked' }
  | { type: 'member left' | 'member suspended'; who: Party };

export const externalEvents = [
  'copy taken',
  'copy free',
  'copy gone',
  'member blocked',
  'member left',
  'member suspended',
] satisfies ExternalEvent['type'][];

/** What the server does when the chart takes a transition; to the chart itself they are nothing. */
const effects = {
  'promise the copies': () => {},
  'offer the copies again': () => {},
  'put the copies aside': () => {},
  'the copies are gone': () => {},
  'the copies of the leaver are gone, the others are offered': () => {},
  'the copies of the leaver are gone, the others are aside': () => {},
  'the copies of the suspended are aside, the others are offered': () => {},
  'remind the owner': () => {},
  'remind the asker': () => {},
  'remind both': () => {},
  'remind the other': () => {},
};
export type Effect = keyof typeof effects;

/** Whether an action of the chart, by its name, is one for the server. */
export function isEffect(name: string): name is Effect {
  return Object.hasOwn(effects, name);
}

/** The end of a timer, as XState names it. */
type TimerEvent = { type: `xstate.after.${Timer}.request.${string}` };

/**
 * The life of a request for one copy. It is never started: `request-state.ts` asks it what follows from
 * an event, so that the server, the browser and the tests decide alike.
 */
export const request = setup({
  types: {
    context: {} as Context,
    events: {} as Act | ExternalEvent | TimerEvent,
    input: {} as { now: number },
    meta: {} as Meta,
    tags: {} as 'promised' | 'ended',
  },
  delays: delaysOf(days),
  guards: {
    'by the asker': ({ event }) => 'by' in event && event.by === 'asker',
    'by the owner': ({ event }) => 'by' in event && event.by === 'owner',
    'by the other one, in time': ({ context: { proposal, now }, event }) =>
      'by' in event && proposal !== null && proposal.by !== event.by && proposal.at > now,
    'has said yes': ({ context, event }) => 'by' in event && context.said[event.by] === true,
    'has said no': ({ context, event }) => 'by' in event && context.said[event.by] === false,
    'has reviewed': ({ context, event }) => 'by' in event && context.reviewed.includes(event.by),
    'is the last to review': ({ context: { reviewed }, event }) =>
      'by' in event && reviewed.length > 0 && !reviewed.includes(event.by),
    // A server that was away, or a meeting that was agreed in the last minute, reminds of nothing.
    'there is still a day': ({ context: { meeting, now } }) =>
      meeting !== null && meeting.at - now > dayMs - hourMs,
  },
  actions: {
    ...effects,
    'remember the proposal': assign(({ event }) =>
      event.type === 'propose a meeting'
        ? { proposal: { by: event.by, at: event.at, where: event.where } }
        : {},
    ),
    'agree on the meeting': assign(({ context: { proposal } }) => ({
      meeting: proposal && { at: proposal.at, where: proposal.where },
      proposal: null,
    })),
    'forget the proposal': assign({ proposal: null }),
    'remember the yes': assign(({ context: { said }, event }) =>
      'by' in event ? { said: { ...said, [event.by]: true } } : {},
    ),
    'remember the no': assign(({ context: { said }, event }) =>
      'by' in event ? { said: { ...said, [event.by]: false } } : {},
    ),
    'note that one alone has said so': assign({ isSaidByOne: true }),
    'remember the review': assign(({ context: { reviewed }, event }) =>
      'by' in event ? { reviewed: [...reviewed, event.by] } : {},
    ),
  },
}).createMachine({
  id: 'request',
  description: 'One member asks another one for a copy of a book.',
  context: ({ input: { now } }) => ({
    now,
    proposal: null,
    meeting: null,
    said: {},
    isSaidByOne: false,
    reviewed: [],
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The owner has not agreed yet.',
      meta: { rule: 'no silence' },
      on: {
        'copy gone': 'closed.unavailable',
        'member left': 'closed.unavailable',
        'member blocked': 'closed.unavailable',
        'member suspended': 'closed.unavailable',
        decline: { guard: 'by the owner', target: 'closed.declined' },
        withdraw: { guard: 'by the asker', target: 'closed.withdrawn' },
      },
      initial: 'asked',
      states: {
        asked: {
          description: 'The owner is to answer.',
          meta: { rule: 'no silence' },
          on: {
            accept: { guard: 'by the owner', target: '#request.agreed' },
            'copy taken': 'waiting',
          },
          after: {
            'the owner is reminded': { actions: 'remind the owner', meta: { rule: 'no silence' } },
            'no answer': '#request.closed.expired',
          },
        },
        waiting: {
          description: 'One of the copies is promised to somebody else, or set aside.',
          meta: { rule: 'one promise' },
          on: {
            'copy free': 'asked',
            'still wanted': { guard: 'by the asker', target: 'waiting', reenter: true },
          },
          after: {
            'is it still wanted': { actions: 'remind the asker', meta: { rule: 'no silence' } },
            'waited too long': '#request.closed.expired',
          },
        },
      },
    },
    agreed: {
      description: 'The copies are promised, and are to be handed over.',
      tags: 'promised',
      meta: { rule: 'one promise' },
      entry: 'promise the copies',
      on: {
        cancel: { target: 'closed.cancelled', actions: 'offer the copies again' },
        'handed over': { target: 'confirming', actions: 'remember the yes' },
        'member blocked': { target: 'closed.unavailable', actions: 'offer the copies again' },
        'member suspended': {
          target: 'closed.unavailable',
          actions: 'the copies of the suspended are aside, the others are offered',
        },
        'member left': {
          target: 'closed.unavailable',
          actions: 'the copies of the leaver are gone, the others are offered',
        },
        'propose a meeting': {
          actions: 'remember the proposal',
          meta: { rule: 'meeting of both' },
        },
        'accept the meeting': {
          guard: 'by the other one, in time',
          target: '.scheduled',
          actions: 'agree on the meeting',
        },
      },
      initial: 'arranging',
      states: {
        arranging: {
          description: 'There is no time and place yet.',
          meta: { rule: 'meeting of both' },
          after: {
            'both are reminded to meet': { actions: 'remind both', meta: { rule: 'no silence' } },
            'never met': { target: '#request.closed.lapsed', actions: 'put the copies aside' },
          },
        },
        scheduled: {
          description: 'Both know when and where.',
          meta: { rule: 'meeting of both' },
          after: {
            'the day before': {
              guard: 'there is still a day',
              actions: 'remind both',
              meta: { rule: 'no silence' },
            },
            'how was it': { target: 'met', actions: 'remind both' },
          },
        },
        met: {
          description: 'The time of the meeting is over, and neither has said that it took place.',
          meta: { rule: 'no silence' },
          after: {
            'not met': { target: '#request.closed.lapsed', actions: 'put the copies aside' },
          },
        },
      },
    },
    confirming: {
      description: 'One has said that the book was handed over.',
      tags: 'promised',
      meta: { rule: 'success is what both say' },
      entry: 'forget the proposal',
      on: {
        'handed over': {
          guard: not('has said yes'),
          target: 'done',
          actions: ['remember the yes', 'the copies are gone'],
        },
        'not handed over': {
          guard: not('has said yes'),
          target: 'disputed',
          actions: 'remember the no',
        },
        'member left': {
          target: 'closed.unavailable',
          actions: 'the copies of the leaver are gone, the others are aside',
        },
      },
      after: {
        'the other is reminded': { actions: 'remind the other', meta: { rule: 'no silence' } },
        'the other is silent': {
          target: 'done',
          actions: ['note that one alone has said so', 'the copies are gone'],
        },
      },
    },
    disputed: {
      description: 'One says that the book was handed over, the other that it was not.',
      tags: 'promised',
      meta: { rule: 'success is what both say' },
      on: {
        'handed over': {
          guard: 'has said no',
          target: 'done',
          actions: ['remember the yes', 'the copies are gone'],
        },
        'not handed over': {
          guard: 'has said yes',
          target: 'closed.cancelled',
          actions: ['remember the no', 'offer the copies again'],
        },
        'member left': {
          target: 'closed.unavailable',
          actions: 'the copies of the leaver are gone, the others are aside',
        },
      },
      after: {
        'both are reminded to agree': { actions: 'remind both', meta: { rule: 'no silence' } },
        'never agreed': { target: 'closed.disputed', actions: 'put the copies aside' },
      },
    },
    done: {
      description: 'The book has changed hands.',
      meta: { rule: 'success is what both say' },
      initial: 'reviewing',
      states: {
        reviewing: {
          description: 'Each may say once how it was; neither reads it yet.',
          meta: { rule: 'reviews open together' },
          on: {
            review: [
              {
                guard: 'is the last to review',
                target: 'settled',
                actions: 'remember the review',
              },
              {
                guard: not('has reviewed'),
                actions: 'remember the review',
                meta: { rule: 'reviews open together' },
              },
            ],
          },
          after: { 'reviews open': 'settled' },
        },
        settled: {
          type: 'final',
          description: 'What they have said of each other is shown.',
          tags: 'ended',
          meta: { rule: 'reviews open together' },
        },
      },
    },
    closed: {
      description: 'The book stays with its owner, as far as the request is concerned.',
      tags: 'ended',
      meta: { rule: 'no silence' },
      initial: 'expired',
      states: {
        declined: { type: 'final', description: 'The owner has said no.' },
        withdrawn: { type: 'final', description: 'The asker does not want it any more.' },
        expired: { type: 'final', description: 'Nobody has answered in time.' },
        cancelled: { type: 'final', description: 'One of them could not, or both agree on no.' },
        lapsed: { type: 'final', description: 'They never met.' },
        disputed: { type: 'final', description: 'They never agreed on what happened.' },
        unavailable: {
          type: 'final',
          description: 'A copy is gone, or one of them has left, is blocked or suspended.',
        },
      },
    },
  },
});
