import type { Chart, State, Transition } from './chart.ts';

/** What a difference means: something is done differently, nobody knows, or it is only said differently. */
export type Effect = 'behaviour' | 'unknown' | 'wording';

interface Field {
  /** As people read it; empty for nothing. */
  text: string;
  effect: Effect;
}

/** A chart with its root, a state or a transition, taken apart to be compared. */
export interface Element {
  id: string;
  subject: 'chart' | 'state' | 'transition';
  name: string;
  /** In the order in which they are shown. */
  fields: Record<string, Field>;
}

/**
 * `other` is the version to compare with: only states that both have can have another order, and
 * implementations and code are compared only where both descriptions have them.
 */
export function elementsOf(chart: Chart, other: Chart | undefined): Element[] {
  const areTextsKnown = chart.details !== undefined && other?.details !== undefined;
  const isCodeKnown = chart.code !== undefined && other?.code !== undefined;
  // Where all code is the same, its texts differ only in the names of variables.
  const isCodeSame = isCodeKnown && JSON.stringify(chart.code) === JSON.stringify(other.code);
  const effectOfTexts = isCodeSame ? 'wording' : 'behaviour';
  return chart.states.flatMap(state => {
    const twin = other?.states.find(({ id }) => id === state.id);
    const siblings = twin?.type === state.type ? twin.children : [];
    const isRoot = state.id === chart.id;
    const subject = isRoot ? 'chart' : 'state';
    const texts = isRoot ? chart.details : state.details;
    const fields = {
      ...fieldsOfState(state, siblings),
      ...fieldsOfWords(state),
      ...(isRoot && fieldsOfDelays(chart)),
      ...(areTextsKnown && meaning(effectOfTexts, texts)),
      ...(isRoot && isCodeKnown && fieldsOfCode(chart)),
    };
    return [
      { id: state.id, subject, name: `The ${subject} ${state.id}`, fields },
      ...state.transitions.map((one): Element => ({
        id: one.id,
        subject: 'transition',
        name: nameIn(state, one),
        fields: {
          ...fieldsOfTransition(one),
          ...fieldsOfWords(one),
          ...(areTextsKnown && meaning(effectOfTexts, one.details)),
        },
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
  const order = children.filter(id => siblings.includes(id)).join(', ');
  return {
    ...meaning('behaviour', {
      type,
      // An id of its own does not tell where its state lies.
      within: parent === null || id.startsWith(`${parent}.`) ? '' : parent,
      'initial state': initial ?? '',
      call: list(invokes.map(({ id, source }) => (id === source ? id : `${source} as ${id}`))),
      'entry action': list(state.entry),
      'exit action': list(state.exit),
      tag: list(state.tags),
    }),
    ...(type === 'parallel'
      ? meaning('behaviour', { 'order of regions': order })
      : meaning('wording', { 'order of states': order })),
  };
}

function meaning(effect: Effect, texts: Record<string, string> = {}): Element['fields'] {
  const fields = Object.entries(texts).map(([name, text]) => [name, { text, effect }] as const);
  return Object.fromEntries(fields);
}

function fieldsOfWords({ rule, description }: State | Transition): Element['fields'] {
  return meaning('wording', { rule: quoted(rule ?? ''), description: quoted(description) });
}

function fieldsOfDelays({ delays }: Chart): Element['fields'] {
  const texts = Object.entries(delays).map(([name, length]) => [`delay '${name}'`, `${length} ms`]);
  return meaning('behaviour', Object.fromEntries(texts));
}

function fieldsOfCode({ code = {} }: Chart): Element['fields'] {
  const texts = Object.entries(code).map(([module, digest]) => [`the code of ${module}`, digest]);
  return meaning('unknown', Object.fromEntries(texts));
}

function fieldsOfTransition(transition: Transition): Element['fields'] {
  const { guard, targets, reenters, actions } = transition;
  return meaning('behaviour', {
    guard: quoted(guard ?? ''),
    target: targets.join(', ') || 'none',
    're-entry': reenters ? 'of its source' : '',
    action: list(actions),
  });
}

function list(names: string[]): string {
  return names.map(quoted).join(', ');
}

function quoted(text: string): string {
  return text && `'${text}'`;
}
