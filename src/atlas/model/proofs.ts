import { ancestryOf, type Chart, sourceOf, transitionsOf } from './chart.ts';
import type { Step, Walk } from './walk.ts';

/** A chart that was made wrong in one place, and the row of the rules that noticed it. */
export interface Kill {
  /** Of the test that made the chart wrong. */
  file: string;
  /** The state or the transition that was wrong. */
  at: string;
  /** One of `kinds` in `tests/mutants`. */
  kind: string;
  /** What was wrong, in words. */
  mutant: string;
  /** The title of the row, which is that of its walk. */
  row: string;
}

/** What shows that a state or a transition is right. */
export interface Proof {
  /** The row that showed it, as an index in the tests that passed. */
  test: number;
  /** What of it the row noticed when it was wrong; null where the row names it as it is. */
  noticed: Pick<Kill, 'kind' | 'mutant'> | null;
}

/**
 * By the id of a transition, or of a state but the root, which stands for the whole chart; `passed`
 * are the walks of the tests that passed.
 */
export function proofsOf(charts: Chart[], passed: Walk[], kills: Kill[]): Record<string, Proof[]> {
  const rows = new Map(passed.flatMap((walk, test) => (walk.row ? [[walk.test, test]] : [])));
  const proofs: Record<string, Proof[]> = Object.fromEntries(
    charts.flatMap(namesToProve).map(id => [id, []]),
  );
  for (const [test, walk] of passed.entries())
    for (const id of namedBy(charts, walk)) proofs[id]?.push({ test, noticed: null });
  for (const { at, kind, mutant, row } of kills) {
    const test = rows.get(row);
    if (test !== undefined) proofs[at]?.push({ test, noticed: { kind, mutant } });
  }
  return proofs;
}

/**
 * What a row names of the steps of its last act: the states and transitions of its rule, also those
 * that are left at once, and the states where it says that the charts are then.
 */
function namedBy(charts: Chart[], { row, steps }: Pick<Walk, 'row' | 'steps'>): string[] {
  if (!row) return [];
  const { rule, acted, places } = row;
  const last = steps.slice(steps.length - acted);
  const names = new Set([
    ...last.flatMap(({ states }) => states),
    ...last.flatMap(({ taken }) => taken),
    ...last.flatMap(step => leftIn(charts, step)),
  ]);
  return charts
    .flatMap(chart => [...chart.states, ...transitionsOf(chart)])
    .filter(one => one.rule === rule || places.some(place => one.id.endsWith(`.${place}`)))
    .map(({ id }) => id)
    .filter(id => names.has(id));
}

function leftIn(charts: Chart[], { chart: id, taken }: Step): string[] {
  const chart = charts.find(one => one.id === id);
  const left = chart ? taken.flatMap(one => ancestryOf(chart, sourceOf(one))) : [];
  return left.map(state => state.id);
}

function namesToProve(chart: Chart): string[] {
  const [, ...states] = chart.states.filter(({ type }) => type !== 'history');
  return [...states, ...transitionsOf(chart)].map(({ id }) => id);
}

/**
 * Whether each state and transition of a chart is proven: a transition with its guard, a state with
 * all that lies in it. The root has no proofs of its own.
 */
export function provenIn(chart: Chart, proofs: Record<string, Proof[]>): Record<string, boolean> {
  const guarded = transitionsOf(chart).filter(({ guard }) => guard !== null);
  const guards = new Set(guarded.map(({ id }) => id));
  const ids = namesToProve(chart);
  const alone = new Set(
    ids.filter(id => {
      const found = proofs[id] ?? [];
      return found.length > 0 && (!guards.has(id) || provesGuard(found));
    }),
  );
  const isProven = (id: string) =>
    alone.has(id) && ids.every(one => !one.startsWith(`${id}.`) || alone.has(one));
  const root = [chart.id, ids.length > 0 && ids.every(one => alone.has(one))];
  return Object.fromEntries([root, ...ids.map(id => [id, isProven(id)])]);
}

/** A guard is proven where a row noticed that it was wrong. */
export function provesGuard(proofs: Proof[]): boolean {
  return proofs.some(({ noticed }) => noticed?.kind.startsWith('guard '));
}
