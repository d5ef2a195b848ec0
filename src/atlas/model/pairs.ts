import type { State, Transition } from './chart.ts';

/** Which state or transition of one version is which one of another. */
export interface Pair {
  before: string;
  after: string;
  /** Whether the guards that both versions have are asked in another order. */
  isReordered: boolean;
}

export function pairsOf(before: State[], after: State[]): Pair[] {
  return after.flatMap(({ id, transitions }) => {
    const twin = before.find(state => state.id === id);
    if (!twin) return [];
    const branches = [...Map.groupBy(transitions, ({ event }) => event)].flatMap(([event, list]) =>
      branchPairs(
        twin.transitions.filter(one => one.event === event),
        list,
      ),
    );
    return [{ before: id, after: id, isReordered: false }, ...branches];
  });
}

/**
 * A branch is known by its guard and its targets and not by its place, so that one that is put in
 * front makes the others later, and not other.
 */
function branchPairs(before: Transition[], after: Transition[]): Pair[] {
  const twins = new Map<Transition, Transition>();
  const found = new Set<Transition>();
  for (const isAlike of likenesses) {
    for (const one of after.filter(one => !twins.has(one))) {
      const twin = before.find(other => !found.has(other) && isAlike(other, one));
      if (!twin) continue;
      found.add(twin);
      twins.set(one, twin);
    }
  }
  const oldOrder = before.filter(one => found.has(one));
  const newOrder = after.filter(one => twins.has(one));
  return [...twins].map(([one, twin]) => ({
    before: twin.id,
    after: one.id,
    isReordered: oldOrder.indexOf(twin) !== newOrder.indexOf(one),
  }));
}

type Likeness = (one: Transition, other: Transition) => boolean;

const hasGuardOf: Likeness = (one, other) => one.guard === other.guard;
const hasTargetsOf: Likeness = (one, other) =>
  JSON.stringify(one.targets) === JSON.stringify(other.targets);

/** From the surest to the least sure. */
const likenesses: Likeness[] = [
  (one, other) => hasGuardOf(one, other) && hasTargetsOf(one, other),
  hasGuardOf,
  (one, other) => hasTargetsOf(one, other) && one.guard !== null && other.guard !== null,
  (one, other) => one.id === other.id,
];
