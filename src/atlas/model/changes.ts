import type { Chart } from './chart.ts';
import { type Effect, type Element, elementsOf, placeOf } from './elements.ts';
import { pairsOf } from './pairs.ts';
import { eventRenamesOf, renamesOf } from './renames.ts';

/** What is different in one element between two versions of the charts. */
export interface Change {
  /** In the newer version, or in the older one where it is gone. */
  id: string;
  /** In the older version; null where it is new. A branch in another place has another id. */
  was: string | null;
  chart: string;
  subject: Element['subject'];
  name: string;
  /** `moved`: a branch that is asked later, or earlier, only because others came or went. */
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The worst of its differences. */
  effect: Effect;
  /** What differs; all that it has where it is new, all that it had where it is gone. */
  differences: Difference[];
  /** The state or transition that it may have been, or may have become: the same but for the name. */
  perhaps: string | null;
}

interface Difference {
  field: string;
  /** As people read it; empty for nothing. */
  before: string;
  after: string;
  effect: Effect;
}

/** Sorted by id. Charts that one of the two leaves out are not compared. */
export function changesOf(
  before: Chart[],
  after: Chart[],
  leftOut: readonly string[] = [],
): Change[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const compared = [...ids].filter(id => !leftOut.includes(id));
  const changes = compared.flatMap(chart => {
    const [was, is] = [before, after].map(charts => charts.find(({ id }) => id === chart));
    return changesIn(chart, was, is);
  });
  return changes.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
}

export type Marks = Map<string, 'added' | 'removed' | 'changed'>;

/** For the drawing of either version, by the ids that it has. */
export function marksOf(changes: Change[], version: 'before' | 'after'): Marks {
  const marks: Marks = new Map();
  for (const { id, was, kind } of changes) {
    const name = version === 'before' ? was : id;
    const isThere = kind === 'changed' || kind === (version === 'before' ? 'removed' : 'added');
    if (isThere && name !== null) marks.set(name, kind);
  }
  return marks;
}

export function sentenceOf({ name, kind, differences, perhaps }: Change): string {
  const has = differences.map(({ field, before, after }) => `${field} ${after || before}`);
  const changes = differences.map(
    ({ field, before, after }) => `${field} changes from ${before || 'none'} to ${after || 'none'}`,
  );
  const [place] = differences;
  const isLater = place && place.before.localeCompare(place.after, 'en', { numeric: true }) < 0;
  const predicates: Record<Change['kind'], string> = {
    added: ` is new${perhaps ? `, perhaps renamed from ${perhaps}` : ''}: ${has.join('; ')}`,
    removed: ` is gone${perhaps ? `, perhaps renamed to ${perhaps}` : ''}: ${has.join('; ')}`,
    changed: `: ${changes.join('; ')}`,
    moved: ` is now asked ${isLater ? 'later' : 'earlier'}; it was ${place?.before}`,
  };
  return `${name}${predicates[kind]}.`;
}

interface Match {
  was?: Element | undefined;
  is?: Element | undefined;
  isReordered?: boolean;
}

function changesIn(chart: string, before: Chart | undefined, after: Chart | undefined): Change[] {
  const [oldStates, newStates] = [before?.states ?? [], after?.states ?? []];
  const old = before ? elementsOf(before, after) : [];
  const next = after ? elementsOf(after, before) : [];
  const pairs = pairsOf(oldStates, newStates);
  const renames = new Map([
    ...renamesOf(oldStates, newStates),
    ...eventRenamesOf(oldStates, newStates),
  ]);
  const matches: Match[] = [
    ...old.filter(({ id }) => !pairs.some(pair => pair.before === id)).map(was => ({ was })),
    ...next.filter(({ id }) => !pairs.some(pair => pair.after === id)).map(is => ({ is })),
    ...pairs.map(({ before, after, isReordered }) => ({
      was: old.find(({ id }) => id === before),
      is: next.find(({ id }) => id === after),
      isReordered,
    })),
  ];
  return matches.flatMap(match => changeOf(chart, match, renames) ?? []);
}

function changeOf(chart: string, match: Match, renames: Map<string, string>): Change | undefined {
  const one = match.is ?? match.was;
  const { kind, differences } = verdictOn(match);
  if (!one || differences.length === 0) return undefined;
  const { id, subject, name } = one;
  return {
    id,
    was: match.was?.id ?? null,
    chart,
    subject,
    name,
    kind,
    effect: effects.find(one => differences.some(({ effect }) => effect === one)) ?? 'wording',
    differences,
    perhaps: renames.get(id) ?? null,
  };
}

/** From the worst to the least. */
const effects: readonly Effect[] = ['behaviour', 'unknown', 'wording'];

function verdictOn({ was, is, isReordered }: Match): Pick<Change, 'kind' | 'differences'> {
  const differences = differencesOf(was?.fields ?? {}, is?.fields ?? {});
  if (!was || !is) return { kind: is ? 'added' : 'removed', differences };
  const [before, after] = [placeOf(was), placeOf(is)];
  const place: Difference = { field: 'place', before, after, effect: 'behaviour' };
  if (isReordered) return { kind: 'changed', differences: [place, ...differences] };
  const isPushed = differences.length === 0 && was.id !== is.id;
  return isPushed ? { kind: 'moved', differences: [place] } : { kind: 'changed', differences };
}

function differencesOf(before: Element['fields'], after: Element['fields']): Difference[] {
  return Object.entries({ ...before, ...after })
    .map(([field, { effect }]) => ({
      field,
      before: before[field]?.text ?? '',
      after: after[field]?.text ?? '',
      effect,
    }))
    .filter(({ before, after }) => before !== after);
}
