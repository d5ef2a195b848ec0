import { type State, statesIn, type Transition } from './blueprint.ts';

/** The states to which a transition could lead instead, one for each place in which it would end. */
export function otherTargets(root: State, { state: source, branch }: Transition): string[] {
  const states = new Map(statesIn(root).map(state => [state.id, state]));
  const placeOf = (id: string) => enteredBy(id, source.id, states).join();
  const target = typeof branch.target === 'string' ? idOf(branch.target, source.id) : undefined;
  const places = new Map<string, string>();
  for (const id of states.keys()) {
    const place = placeOf(id);
    if (id !== root.id && !places.has(place)) places.set(place, id);
  }
  if (target !== undefined) places.delete(placeOf(target));
  return [...places.values()];
}

/** The innermost states that are entered on the way from a state to another. */
function enteredBy(target: string, source: string, states: Map<string, State>): string[] {
  const around = ancestorsOf(target).filter(id => !isWithin(source, id));
  const beside = around.flatMap(id => {
    const state = states.get(id);
    if (state?.type !== 'parallel') return [];
    return Object.values(state.states).filter(region => !isIn(target, region.id));
  });
  const start = states.get(target);
  return [...(start ? [start] : []), ...beside].flatMap(startOf).toSorted();
}

function startOf(state: State): string[] {
  const children = Object.values(state.states);
  const first = children.filter(({ id }) => id === `${state.id}.${String(state.initial)}`);
  const entered = state.type === 'parallel' ? children : first;
  return entered.length > 0 ? entered.flatMap(startOf) : [state.id];
}

/** A target is written from the root, from within its source, or from beside it. */
function idOf(target: string, source: string): string {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return source + target;
  return `${ancestorsOf(source)[0]}.${target}`;
}

/** From within. */
function ancestorsOf(id: string): string[] {
  const names = id.split('.').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('.')).toReversed();
}

function isIn(id: string, other: string): boolean {
  return id === other || isWithin(id, other);
}

function isWithin(id: string, other: string): boolean {
  return id.startsWith(`${other}.`);
}
