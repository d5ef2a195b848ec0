import type { Chart, State, Transition } from './chart.ts';

/** A chart with its root, a state or a transition, taken apart to be compared. */
export interface Element {
  id: string;
  subject: 'chart' | 'state' | 'transition';
  name: string;
  /** In words, in the order in which they are shown; empty for nothing. */
  fields: Record<string, string>;
}

/**
 * `other` is the version to compare with: only states that both have can have another order, and
 * implementations are compared only where both descriptions have them.
 */
export function elementsOf(chart: Chart, other: Chart | undefined): Element[] {
  const isComparable = chart.details !== undefined && other?.details !== undefined;
  return chart.states.flatMap(state => {
    const twin = other?.states.find(({ id }) => id === state.id);
    const siblings = twin?.type === state.type ? twin.children : [];
    const subject = state.id === chart.id ? 'chart' : 'state';
    const fields = {
      ...fieldsOfState(state, siblings),
      ...(subject === 'chart' && fieldsOfDelays(chart)),
      ...(isComparable && (subject === 'chart' ? chart.details : state.details)),
    };
    return [
      { id: state.id, subject, name: `The ${subject} ${state.id}`, fields },
      ...state.transitions.map((one): Element => ({
        id: one.id,
        subject: 'transition',
        name: nameIn(state, one),
        fields: { ...fieldsOfTransition(one), ...(isComparable && one.details) },
      })),
    ];
  });
}

/** Counted from 1 by those who read it. */
export function placeOf({ id }: { id: string }): string {
  return `branch ${Number(id.split('::').at(-1)) + 1}`;
}

function nameIn({ id, transitions }: State, one: Transition): string {
  const branches = transitions.filter(({ event }) => event === one.event);
  return `'${one.event}' of ${id}${branches.length > 1 ? ` (${placeOf(one)})` : ''}`;
}

function fieldsOfState(state: State, siblings: string[]): Element['fields'] {
  const { id, type, parent, initial, children, invokes } = state;
  const order = type === 'parallel' ? 'order of regions' : 'order of states';
  return {
    type,
    // An id of its own does not tell where its state lies.
    within: parent === null || id.startsWith(`${parent}.`) ? '' : parent,
    'initial state': initial ?? '',
    call: list(invokes.map(({ id, source }) => (id === source ? id : `${source} as ${id}`))),
    'entry action': list(state.entry),
    'exit action': list(state.exit),
    tag: list(state.tags),
    [order]: children.filter(id => siblings.includes(id)).join(', '),
    ...fieldsOfWords(state),
  };
}

function fieldsOfDelays({ delays }: Chart): Element['fields'] {
  return Object.fromEntries(
    Object.entries(delays).map(([name, length]) => [`delay '${name}'`, `${length} ms`]),
  );
}

function fieldsOfTransition(transition: Transition): Element['fields'] {
  const { guard, targets, reenters, actions } = transition;
  return {
    guard: quoted(guard ?? ''),
    target: targets.join(', ') || 'none',
    're-entry': reenters ? 'of its source' : '',
    action: list(actions),
    ...fieldsOfWords(transition),
  };
}

function fieldsOfWords({ rule, description }: State | Transition): Element['fields'] {
  return { rule: quoted(rule ?? ''), description: quoted(description) };
}

function list(names: string[]): string {
  return names.map(quoted).join(', ');
}

function quoted(text: string): string {
  return text && `'${text}'`;
}
