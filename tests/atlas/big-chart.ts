import { type Chart, sourceOf, type State, type Transition } from '../../src/atlas/model/chart.ts';

type Outline = [key: string, type: State['type'], children?: Outline[]];
type Draft = Pick<Transition, 'event'> & Partial<Transition> & { source: string };

/** 40 states and 120 transitions, with everything that a chart can have. */
export function bigChart(): Chart {
  const states = statesOf(outline, null);
  const transitions = numbered(draftsOf(states).slice(0, 120));
  return {
    id: 'order',
    description: 'A book on its way from one neighbour to another.',
    events: [
      ...new Set(transitions.flatMap(one => (one.kind === 'event' ? one.event : []))),
    ].toSorted(),
    delays: { 'a while': 90_000 },
    states: states.map(state => withOwn(state, transitions)).toSorted(byId),
  };
}

function withOwn(state: State, transitions: Transition[]): State {
  return {
    ...state,
    transitions: transitions.filter(one => sourceOf(one.id) === state.id).toSorted(byId),
  };
}

const leaf = (key: string): Outline => [key, 'atomic'];

const outline: Outline = [
  'order',
  'compound',
  [
    leaf('offered'),
    ['wanted', 'compound', ['asked', 'read', 'doubted', 'discussed', 'agreed'].map(leaf)],
    [
      'prepared',
      'parallel',
      [
        ['payment', 'compound', ['due', 'checked', 'refused', 'paid'].map(leaf)],
        ['address', 'compound', ['missing', 'typed', 'confirmed'].map(leaf)],
        ['wrapping', 'compound', ['chosen', 'weighed', 'folded', 'ready'].map(leaf)],
      ],
    ],
    [
      'sent',
      'compound',
      [
        ['packed', 'atomic'],
        ['underWay', 'compound', ['onTheRoad', 'onTheTrain', 'atTheBorder', 'late'].map(leaf)],
        leaf('handedOver'),
        ['where', 'history'],
      ],
    ],
    ['returned', 'compound', ['announced', 'collected', 'inspected', 'refunded'].map(leaf)],
    leaf('rated'),
    ['closed', 'final'],
    ['cancelled', 'final'],
  ],
];

function statesOf([key, type, children = []]: Outline, parent: string | null): State[] {
  const id = parent === null ? key : `${parent}.${key}`;
  const ids = children.map(([child]) => `${id}.${child}`);
  const state: State = {
    id,
    parent,
    type,
    initial: type === 'compound' ? (ids[0] ?? null) : null,
    children: ids,
    description: `The book is ${key}.`,
    rule: null,
    tags: key === 'underWay' ? ['under way', 'insured'] : [],
    entry: key === 'paid' ? ['send the receipt'] : [],
    exit: key === 'packed' ? ['print the label'] : [],
    invokes: key === 'checked' ? [{ id: 'ask the bank', source: 'ask the bank' }] : [],
    transitions: [],
  };
  return [state, ...children.flatMap(child => statesOf(child, id))];
}

function draftsOf(states: State[]): Draft[] {
  return [
    ...own,
    ...states.flatMap(state => neighbourly(state, states)),
    ...states.flatMap(inward),
  ];
}

const own: Draft[] = [
  { source: 'order', event: 'account closed', targets: ['order.cancelled'] },
  { source: 'order', event: 'help asked for', actions: ['open the help'] },
  { source: 'order.offered', event: 'wanted', targets: ['order.wanted'] },
  { source: 'order.wanted', event: 'reminded', targets: ['order.wanted'], reenters: true },
  { source: 'order.wanted', event: 'withdrawn', targets: ['order.offered'] },
  {
    source: 'order.wanted',
    event: 'paid in advance',
    targets: ['order.prepared.payment.paid', 'order.prepared.address.typed'],
  },
  { source: 'order.wanted.agreed', event: 'always', kind: 'always', targets: ['order.prepared'] },
  {
    source: 'order.prepared',
    event: 'done: order.prepared',
    kind: 'done',
    targets: ['order.sent'],
    actions: ['tell both neighbours', 'forget the card'],
  },
  { source: 'order.prepared', event: 'withdrawn', targets: ['order.cancelled'] },
  {
    source: 'order.prepared.payment.due',
    event: 'asked again',
    targets: ['order.prepared.payment.due'],
    reenters: true,
  },
  {
    source: 'order.prepared.payment.due',
    event: 'card changed',
    targets: ['order.prepared.payment.due'],
    reenters: true,
  },
  {
    source: 'order.prepared.payment.checked',
    event: 'done: ask the bank',
    kind: 'done',
    guard: 'the bank agrees',
    targets: ['order.prepared.payment.paid'],
  },
  {
    source: 'order.prepared.payment.checked',
    event: 'done: ask the bank',
    kind: 'done',
    targets: ['order.prepared.payment.refused'],
  },
  {
    source: 'order.prepared.payment.checked',
    event: 'error: ask the bank',
    kind: 'error',
    targets: ['order.prepared.payment.refused'],
    actions: ['remember the fault'],
  },
  {
    source: 'order.sent.underWay',
    event: 'after: a while',
    kind: 'after',
    actions: ['remind the neighbour'],
  },
  { source: 'order.sent', event: 'traced', targets: ['order.sent.where'] },
  { source: 'order.sent', event: 'handed over', targets: ['order.sent.handedOver'] },
  {
    source: 'order.sent.underWay.late',
    event: 'sent anew',
    targets: ['order.sent.underWay'],
    reenters: true,
  },
  { source: 'order.sent.handedOver', event: 'sent back', targets: ['order.returned'] },
  { source: 'order.sent.handedOver', event: 'kept', targets: ['order.rated'] },
  {
    source: 'order.sent.handedOver',
    event: 'after: 604800000',
    kind: 'after',
    targets: ['order.rated'],
  },
  { source: 'order.returned.refunded', event: 'offered again', targets: ['order.offered'] },
  {
    source: 'order.rated',
    event: 'always',
    kind: 'always',
    guard: 'five stars',
    targets: ['order.closed'],
  },
  {
    source: 'order.rated',
    event: 'answered',
    targets: ['order.closed'],
    actions: ['thank the neighbour'],
  },
];

/** From the first sibling through those in the middle to the last, and back. */
function neighbourly({ id, parent, type }: State, states: State[]): Draft[] {
  const around = states.find(one => one.id === parent);
  const [first = '', ...rest] = around?.children.filter(one => !one.endsWith('where')) ?? [];
  const last = rest.pop() ?? '';
  if (parent === 'order' || type === 'history' || around?.type !== 'compound') return [];
  if (id === first) {
    return [
      ...rest.map((target, index) => ({
        source: id,
        event: 'step done',
        guard: index < rest.length - 1 ? `it is ${target.split('.').at(-1)}` : null,
        targets: [target],
      })),
      { source: id, event: 'hurried', targets: [last], actions: ['tell both neighbours'] },
    ];
  }
  if (id === last) return [{ source: id, event: 'started anew', targets: [first] }];
  return [
    { source: id, event: 'step done', guard: 'all is well', targets: [last] },
    { source: id, event: 'step undone', targets: [first], actions: ['tell both neighbours'] },
    { source: id, event: 'lost', targets: ['order.cancelled'] },
  ];
}

/** What a state does without leaving itself. */
function inward({ id, type }: State): Draft[] {
  return type === 'final' || type === 'history'
    ? []
    : [{ source: id, event: 'note added', actions: ['keep the note'] }];
}

function numbered(drafts: Draft[]): Transition[] {
  return drafts.map(({ source, event, ...rest }, index) => {
    const branch = drafts
      .slice(0, index)
      .filter(one => one.source === source && one.event === event).length;
    return {
      id: `${source}::${event}::${branch}`,
      event,
      kind: 'event',
      guard: null,
      targets: [],
      reenters: false,
      actions: [],
      description: '',
      rule: null,
      ...rest,
    };
  });
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id.localeCompare(other.id, 'en', { numeric: true });
}
