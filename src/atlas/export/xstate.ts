import { ancestryOf, type Chart, type State, type Transition } from '../model/chart.ts';
import { keyOf } from './keys.ts';

/** What is undefined does not stand in the text. */
type Json = string | true | undefined | Json[] | { [key: string]: Json };

/** The chart as what `createMachine` of XState takes; its functions go by their names. */
export function xstateOf(chart: Chart): string {
  const [root] = chart.states;
  return `${JSON.stringify(root ? nodeOf(chart, root) : {}, undefined, 2)}\n`;
}

function nodeOf(chart: Chart, state: State): Json {
  const { id, type, transitions } = state;
  const key = keyOf(state);
  const child = (id: string | null) => chart.states.find(state => state.id === id);
  const children = state.children.flatMap(id => child(id) ?? []);
  const initial = child(state.initial);
  const on = (event: string) =>
    branchesOf(
      chart,
      transitions.filter(one => one.event === event),
    );
  const named = (events: Map<string, string>) =>
    events.size > 0
      ? Object.fromEntries([...events].map(([event, name]) => [name, on(event)]))
      : undefined;
  return {
    // The others get theirs from where they lie.
    id: key === id ? id : undefined,
    description: state.description || undefined,
    type: type === 'atomic' || type === 'compound' ? undefined : type,
    initial: initial && keyOf(initial),
    meta: state.rule === null ? undefined : { rule: state.rule },
    tags: oneOrMore(state.tags),
    entry: oneOrMore(state.entry),
    exit: oneOrMore(state.exit),
    invoke: oneOrMore(
      state.invokes.map(({ id, source }) => ({
        id,
        src: source,
        onDone: on(`done: ${id}`),
        onError: on(`error: ${id}`),
      })),
    ),
    always: on('always'),
    after: named(delaysOf(state)),
    on: named(eventsOf(state)),
    onDone: on(`done: ${id}`),
    states:
      children.length > 0
        ? Object.fromEntries(children.map(one => [keyOf(one), nodeOf(chart, one)]))
        : undefined,
  };
}

function delaysOf({ transitions }: State): Map<string, string> {
  const events = transitions.filter(({ kind }) => kind === 'after').map(({ event }) => event);
  return new Map(events.map(event => [event, event.slice('after: '.length)]));
}

/** What XState calls each event that has no place of its own. */
function eventsOf({ id, invokes, transitions }: State): Map<string, string> {
  const own = [id, ...invokes.map(({ id }) => id)];
  const placed = new Set(own.flatMap(id => [`done: ${id}`, `error: ${id}`]));
  const rest = transitions.filter(
    ({ event, kind }) => kind !== 'always' && kind !== 'after' && !placed.has(event),
  );
  return new Map(
    rest.map(({ event, kind }) => [
      event,
      kind === 'event' ? event : event.replace(`${kind}: `, `xstate.${kind}.actor.`),
    ]),
  );
}

function branchesOf(chart: Chart, transitions: Transition[]): Json {
  return oneOrMore(
    transitions.map(({ guard, targets, reenters, actions, description, rule }) => ({
      guard: guard ?? undefined,
      target: oneOrMore(targets.map(id => pathTo(chart, id))),
      reenter: reenters || undefined,
      actions: oneOrMore(actions),
      description: description || undefined,
      meta: rule === null ? undefined : { rule },
    })),
  );
}

/** From the root, `#site.withFlow`: the one way that leads from everywhere to everywhere. */
function pathTo(chart: Chart, id: string): string {
  const keys = ancestryOf(chart, id).toReversed().map(keyOf);
  return `#${keys.map(key => key.replaceAll(/[.\\]/g, String.raw`\$&`)).join('.')}`;
}

function oneOrMore(list: Json[]): Json {
  return list.length > 1 ? list : list[0];
}
