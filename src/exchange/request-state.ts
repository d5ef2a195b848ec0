import { initialTransition, type StateValue, transition } from 'xstate';
import { dayMs, decisive, isTimer, type Timer } from './request-timers.ts';
import {
  type Act,
  acts,
  type ExternalEvent,
  type Facts,
  parties,
  type Party,
  request,
} from './request.ts';

export type Chart = typeof request;
type Taken = ReturnType<typeof transition<Chart>>;

/** A request as it is kept. */
export interface RequestState {
  /** The names of the active states from the outside in, with full stops between: `agreed.arranging`. */
  state: string;
  facts: Facts;
  timers: Timers;
}

/** When each clock that runs is due, in milliseconds since the epoch. */
type Timers = { readonly [Name in Timer]?: number };

/** What follows from an event. */
export interface Transition {
  next: RequestState;
  /** The actions that are to be taken, by their names in the chart. */
  actions: string[];
}

export function initialState(chart: Chart, now: number): RequestState {
  return transitionOf(initialTransition(chart, { now }), {}, now).next;
}

/** Undefined where the chart does not take the event: then nothing has happened. */
export function applyEvent(
  chart: Chart,
  life: RequestState,
  event: Act | ExternalEvent,
  now: number,
): Transition | undefined {
  const before = snapshotOf(life, now);
  return before.can(event)
    ? transitionOf(transition(chart, before, event), life.timers, now)
    : undefined;
}

/** Ends the clock that is due first; undefined where none is due. */
export function fireDueTimer(
  chart: Chart,
  life: RequestState,
  now: number,
): (Transition & { clock: Timer }) | undefined {
  const [first] = runningTimers(life);
  if (!first || first.at > now) return undefined;
  const { clock, node } = first;
  const { [clock]: _, ...others } = life.timers;
  const type = `xstate.after.${clock}.${node}` as const;
  return {
    clock,
    ...transitionOf(transition(chart, snapshotOf(life, now), { type }), others, now),
  };
}

/** When the first clock is due, in milliseconds since the epoch; undefined where none runs. */
export function dueAt(life: RequestState): number | undefined {
  return runningTimers(life)[0]?.at;
}

/** When the request is closed, or decided in the place of a member, if no one acts. */
export function endsAt(chart: Chart, life: RequestState): number | undefined {
  const clocks = runningTimers(life);
  const decision = clocks.find(({ clock }) => decisive.has(clock));
  if (decision || !clocks[0]) return decision?.at;
  const next = fireDueTimer(chart, life, clocks[0].at);
  return next && endsAt(chart, next.next);
}

/** What a member can do, at a time in milliseconds since the epoch. */
export function actsOf(life: RequestState, by: Party, now: number): Act['type'][] {
  const snapshot = snapshotOf(life, now);
  return acts.filter(type =>
    snapshot.can(type === 'propose a meeting' ? { type, by, at: 0, where: '' } : { type, by }),
  );
}

/** Whether the copies of the request are promised. */
export function isPromised(life: RequestState): boolean {
  return snapshotOf(life, 0).hasTag('promised');
}

/** Whether nothing can happen any more. */
export function hasEnded(life: RequestState): boolean {
  return snapshotOf(life, 0).hasTag('ended');
}

/** Whose turn it is. */
export function partiesToAct({
  state,
  facts: { proposal, said, reviewed },
  timers,
}: RequestState): Party[] {
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
}

function snapshotOf({ state, facts }: RequestState, now: number) {
  const [inner = '', ...outer] = state.split('.').toReversed();
  const value = outer.reduce<StateValue>((within, name) => ({ [name]: within }), inner);
  return request.resolveState({ value, context: { ...facts, now } });
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner = '']) => `${name}.${pathOf(inner)}`)
    .join('');
}

function transitionOf([snapshot, taken]: Taken, before: Timers, now: number): Transition {
  const { now: _, ...facts } = snapshot.context;
  const actions = taken.map(({ type }) => type).filter(type => !type.startsWith('xstate.'));
  const isReminder = actions.some(action => action.startsWith('remind '));
  const life = { state: pathOf(snapshot.value), facts };
  const started = new Map(
    taken.flatMap(action =>
      action.type === 'xstate.raise' ? [[action.params.id, action.params.delay] as const] : [],
    ),
  );
  const clocks = timersIn(life).flatMap(({ clock, node }) => {
    const delay = started.get(`xstate.after.${clock}.${node}`);
    const at = delay === undefined ? before[clock] : now + delay;
    if (at === undefined) return [];
    // A server that was away gives a day from the reminder, however late it comes.
    const isPostponed = isReminder && decisive.has(clock);
    return [[clock, isPostponed ? Math.max(at, now + dayMs) : at] as const];
  });
  return { next: { ...life, timers: Object.fromEntries(clocks) }, actions };
}

/** The clocks that the active states have. */
function timersIn({ state }: Pick<RequestState, 'state'>) {
  const names = state.split('.');
  return names.flatMap((_, index) => {
    const node = `request.${names.slice(0, index + 1).join('.')}` as const;
    const own = request.getStateNodeById(node).after.map(({ delay }) => delay);
    return own.filter(isTimer).map(clock => ({ clock, node }));
  });
}

/** Those that run, the first to end first. */
function runningTimers(life: RequestState) {
  return timersIn(life)
    .flatMap(one => {
      const at = life.timers[one.clock];
      return at === undefined ? [] : [{ ...one, at }];
    })
    .toSorted((one, other) => one.at - other.at);
}
