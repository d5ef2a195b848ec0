import { initialTransition, type StateValue, transition } from 'xstate';
import { dayMs, type Days, decisive, delaysOf, isTimer, type Timer } from './request-timers.ts';
import {
  type Act,
  acts,
  type Effect,
  type ExternalEvent,
  type Facts,
  isEffect,
  parties,
  type Party,
  request,
} from './request.ts';

/** A request as it is kept. */
export interface RequestState {
  /** The names of the active states from the outside in, with full stops between: `agreed.arranging`. */
  state: string;
  facts: Facts;
  timers: Timers;
}

/** When each timer that runs is due, in milliseconds since the epoch. */
type Timers = { readonly [Name in Timer]?: number };

/** What follows from an event. */
export interface Transition {
  next: RequestState;
  /** What the server is to do besides. */
  effects: Effect[];
}

export type RequestStates = ReturnType<typeof requestStates>;

/** What can become of requests whose timers run for so many days: pure functions over one chart. */
export function requestStates(days: Days) {
  const chart = request.provide({ delays: delaysOf(days) });

  const snapshotOf = ({ state, facts }: RequestState, now: number) => {
    const [inner = '', ...outer] = state.split('.').toReversed();
    const value = outer.reduce<StateValue>((within, name) => ({ [name]: within }), inner);
    return chart.resolveState({ value, context: { ...facts, now } });
  };

  /** The timers that the active states have. */
  const timersIn = (state: string) => {
    const names = state.split('.');
    return names.flatMap((_, index) => {
      const node = `request.${names.slice(0, index + 1).join('.')}` as const;
      const own = chart.getStateNodeById(node).after.map(({ delay }) => delay);
      return own.filter(isTimer).map(timer => ({ timer, node }));
    });
  };

  /** Those that run, the first to end first. */
  const runningTimers = ({ state, timers }: RequestState) =>
    timersIn(state)
      .flatMap(one => {
        const at = timers[one.timer];
        return at === undefined ? [] : [{ ...one, at }];
      })
      .toSorted((one, other) => one.at - other.at);

  const transitionOf = (
    [snapshot, taken]: ReturnType<typeof transition<typeof chart>>,
    before: Timers,
    now: number,
  ): Transition => {
    const { now: _, ...facts } = snapshot.context;
    const effects = taken.map(({ type }) => type).filter(isEffect);
    const isReminder = effects.some(effect => effect.startsWith('remind '));
    const state = pathOf(snapshot.value);
    const started = new Map(
      taken.flatMap(action =>
        action.type === 'xstate.raise' ? [[action.params.id, action.params.delay] as const] : [],
      ),
    );
    const timers = timersIn(state).flatMap(({ timer, node }) => {
      const delay = started.get(`xstate.after.${timer}.${node}`);
      const at = delay === undefined ? before[timer] : now + delay;
      if (at === undefined) return [];
      // A server that was away gives a day from the reminder, however late it comes.
      const isPostponed = isReminder && decisive.has(timer);
      return [[timer, isPostponed ? Math.max(at, now + dayMs) : at] as const];
    });
    return { next: { state, facts, timers: Object.fromEntries(timers) }, effects };
  };

  /** Ends the timer that is due first; undefined where none is due. */
  const fireDueTimer = (
    from: RequestState,
    now: number,
  ): (Transition & { timer: Timer }) | undefined => {
    const [first] = runningTimers(from);
    if (!first || first.at > now) return undefined;
    const { timer, node } = first;
    const { [timer]: _, ...others } = from.timers;
    const type = `xstate.after.${timer}.${node}` as const;
    return {
      timer,
      ...transitionOf(transition(chart, snapshotOf(from, now), { type }), others, now),
    };
  };

  /** When the request is closed, or decided in the place of a member, if no one acts. */
  const endsAt = (from: RequestState): number | undefined => {
    const running = runningTimers(from);
    const decision = running.find(({ timer }) => decisive.has(timer));
    if (decision || !running[0]) return decision?.at;
    const fired = fireDueTimer(from, running[0].at);
    return fired && endsAt(fired.next);
  };

  return {
    fireDueTimer,
    endsAt,

    /** Of a request that is asked at a time in milliseconds since the epoch. */
    initialState: (now: number): RequestState =>
      transitionOf(initialTransition(chart, { now }), {}, now).next,

    /** Undefined where the chart does not take the event: then nothing has happened. */
    applyEvent: (
      from: RequestState,
      event: Act | ExternalEvent,
      now: number,
    ): Transition | undefined => {
      const before = snapshotOf(from, now);
      return before.can(event)
        ? transitionOf(transition(chart, before, event), from.timers, now)
        : undefined;
    },

    /** When the first timer is due, in milliseconds since the epoch; undefined where none runs. */
    dueAt: (from: RequestState): number | undefined => runningTimers(from)[0]?.at,

    /** What a member can do, at a time in milliseconds since the epoch. */
    actsOf: (from: RequestState, by: Party, now: number): Act['type'][] => {
      const snapshot = snapshotOf(from, now);
      return acts.filter(type =>
        snapshot.can(type === 'propose a meeting' ? { type, by, at: 0, where: '' } : { type, by }),
      );
    },

    /** Whether the copies of the request are promised. */
    isPromised: (from: RequestState): boolean => snapshotOf(from, 0).hasTag('promised'),

    /** Whether nothing can happen any more. */
    hasEnded: (from: RequestState): boolean => snapshotOf(from, 0).hasTag('ended'),

    /** Whose turn it is. */
    partiesToAct: ({ state, facts, timers }: RequestState): Party[] => {
      const { proposal, said, reviewed } = facts;
      return parties.filter(party => {
        if (state.startsWith('agreed') && proposal) return proposal.by !== party;
        if (state === 'open.asked') return party === 'owner';
        // Once the asker was asked.
        if (state === 'open.waiting') {
          return party === 'asker' && timers['is it still wanted'] === undefined;
        }
        if (state === 'confirming') return said[party] === undefined;
        if (state === 'done.reviewing') return !reviewed.includes(party);
        return state === 'agreed.arranging' || state === 'agreed.met' || state === 'disputed';
      });
    },
  };
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner = '']) => `${name}.${pathOf(inner)}`)
    .join('');
}
