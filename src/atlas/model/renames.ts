import { sourceOf, type State, type Transition } from './chart.ts';

/**
 * States that are gone and states that are new, and the same but for their names: by the id of the
 * one the other. Where several could be meant, none is.
 */
export function renamesOf(before: State[], after: State[]): Map<string, string> {
  const gone = without(before, after);
  const come = without(after, before);
  const strange = new Set([...gone, ...come].map(({ id }) => id));
  const olds = Map.groupBy(gone, state => shapeOf(state, strange));
  const news = Map.groupBy(come, state => shapeOf(state, strange));
  const pairs = [...olds].flatMap(([shape, [old, ...olders]]) => {
    const [next, ...others] = news.get(shape) ?? [];
    return old && next && olders.length + others.length === 0 ? [[old.id, next.id] as const] : [];
  });
  return new Map([...pairs, ...pairs.map(([old, next]) => [next, old] as const)]);
}

function without(states: State[], others: State[]): State[] {
  return states.filter(({ id }) => !others.some(other => other.id === id));
}

/** Without its name, and without the names that the other version cannot know. */
function shapeOf({ id, transitions, ...state }: State, strange: Set<string>): string {
  const known = (name: string | null) => {
    if (name === null || !strange.has(name)) return name;
    return name === id ? 'itself' : 'another';
  };
  return JSON.stringify({
    ...state,
    parent: known(state.parent),
    initial: known(state.initial),
    children: state.children.map(known),
    transitions: transitions.map(one => ({
      ...one,
      id: one.id.slice(id.length),
      targets: one.targets.map(known),
    })),
  });
}

/**
 * Transitions of events that are gone and of events that are new, and the same but for the event: by the
 * id of the one the other. Where several could be meant, none is.
 */
export function eventRenamesOf(before: State[], after: State[]): Map<string, string> {
  const [old, next] = [before, after].map(byEvent);
  const gone = [...(old ?? [])].filter(([event]) => !next?.has(event));
  const come = [...(next ?? [])].filter(([event]) => !old?.has(event));
  const pairs = gone.flatMap(([, was]) => {
    const alike = (list: [string, Transition[]][]) =>
      list.filter(([, one]) => shapeOfEvent(one) === shapeOfEvent(was));
    const [match] = alike(come);
    const isClear = match && alike(gone).length + alike(come).length === 2;
    return isClear ? was.flatMap((one, index) => pairOf(one, match[1][index])) : [];
  });
  return new Map(pairs);
}

function byEvent(states: State[]): Map<string, Transition[]> {
  const transitions = states.flatMap(state => state.transitions);
  return Map.groupBy(
    transitions.filter(({ kind }) => kind === 'event'),
    ({ event }) => event,
  );
}

function shapeOfEvent(transitions: Transition[]): string {
  return JSON.stringify(
    transitions.map(({ event, ...one }) => ({ ...one, id: one.id.replace(`::${event}::`, '::') })),
  );
}

function pairOf(was: Transition, is: Transition | undefined): [string, string][] {
  if (!is || sourceOf(was.id) !== sourceOf(is.id)) return [];
  return [
    [was.id, is.id],
    [is.id, was.id],
  ];
}
