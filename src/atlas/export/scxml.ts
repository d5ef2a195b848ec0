import {
  ancestryOf,
  type Chart,
  type State,
  type Transition,
  transitionsOf,
} from '../model/chart.ts';
import { createNames, type ScxmlNames } from './scxml-names.ts';
import { comment, element, type Xml } from './xml.ts';

interface Writing {
  chart: Chart;
  names: ScxmlNames;
}

/**
 * The chart as SCXML 1.0 that can be run: its guards are fields of the variable `guards`, all of
 * them false at first, the delays that it computes fields of `delays`, and its actions are logged by
 * their names. What SCXML cannot say, a comment says at the top.
 */
export function scxmlOf(chart: Chart): string {
  const [root] = chart.states;
  const writing = { chart, names: createNames(chart) };
  const lines = element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      version: '1.0',
      datamodel: 'ecmascript',
      initial: root ? writing.names.state(root.id) : '',
    },
    [
      ...dataOf(chart),
      ...statesOf(writing, root ? [root] : []),
      // A final state ends the whole only where it stands at the top.
      ...statesOf(writing, root ? finalsIn(chart, root) : []),
    ],
  );
  const head = ['<?xml version="1.0" encoding="UTF-8"?>', ...notesOn(chart)];
  return `${[...head, ...lines].join('\n')}\n`;
}

/** In milliseconds, which timers of 32 bits can count. */
const maxTimerMs = 2 ** 31 - 1;

/** What an interpreter would do wrong, or does not learn. */
function notesOn(chart: Chart): Xml {
  const delays = delaysIn(chart);
  const long = delays.filter(name => (millisecondsOf(chart, name) ?? 0) > maxTimerMs);
  const computed = delays.filter(name => millisecondsOf(chart, name) === undefined);
  const tags = [...new Set(chart.states.flatMap(one => one.tags))].map(tag => {
    const own = chart.states.filter(one => one.tags.includes(tag)).map(({ id }) => id);
    return `'${tag}' of ${own.join(', ')}`;
  });
  return [
    ...noteOn('Timers of 32 bits would end these at once', long),
    ...noteOn('Computed, and to be put into `delays`, which begins with 0ms', computed),
    ...noteOn('Tags, which hold in the states within, too, and which SCXML does not have', tags),
  ];
}

function noteOn(note: string, what: string[]): Xml {
  return what.length > 0 ? comment(`${note}: ${what.join('; ')}.`) : [];
}

/** The names of all delays, each once. */
function delaysIn(chart: Chart): string[] {
  const timers = transitionsOf(chart).filter(({ kind }) => kind === 'after');
  return [...new Set(timers.map(delayOf))];
}

function dataOf(chart: Chart): Xml {
  const asked = transitionsOf(chart).flatMap(({ guard }) => guard?.replace(/^(not )+/, '') ?? []);
  const computed = delaysIn(chart).filter(name => millisecondsOf(chart, name) === undefined);
  return block('datamodel', [
    ...fieldsOf('guards', asked, 'false'),
    ...fieldsOf('delays', computed, "'0ms'"),
  ]);
}

function fieldsOf(id: string, names: string[], value: string): Xml {
  const fields = [...new Set(names)].toSorted().map(name => `${literal(name)}: ${value}`);
  return fields.length > 0 ? element('data', { id, expr: `{ ${fields.join(', ')} }` }) : [];
}

function delayOf({ event }: Transition): string {
  return event.replace('after: ', '');
}

/** Undefined where the chart computes it. */
function millisecondsOf(chart: Chart, delay: string): number | undefined {
  const milliseconds = chart.delays[delay] ?? Number(delay);
  return Number.isFinite(milliseconds) ? milliseconds : undefined;
}

function finalsIn(chart: Chart, { id }: State): State[] {
  return chart.states.filter(({ parent, type }) => parent === id && type === 'final');
}

function statesOf(writing: Writing, states: State[]): Xml {
  return states.flatMap(state => [
    ...comment([state.id, state.description].filter(Boolean).join(': ')),
    ...elementOf(writing, state),
  ]);
}

function elementOf(writing: Writing, state: State): Xml {
  const { chart, names } = writing;
  const id = names.state(state.id);
  const atTop = state.parent === null ? finalsIn(chart, state) : [];
  const children = state.children
    .flatMap(id => chart.states.find(one => one.id === id) ?? [])
    .filter(child => !atTop.includes(child));
  const content = [...happeningsIn(writing, state), ...statesOf(writing, children)];
  if (state.type === 'history') return element('history', { id }, beginningOf(writing, state));
  if (state.type === 'parallel' || state.type === 'final')
    return element(state.type, { id }, content);
  return element('state', { id, initial: initialOf(state).map(names.state).join(' ') }, content);
}

/** Where a history begins that has nothing to remember. */
function beginningOf({ chart, names }: Writing, { parent }: State): Xml {
  const around = chart.states.find(one => one.id === parent);
  const regions = chart.states.filter(one => one.parent === parent && one.type !== 'history');
  const targets = around?.initial ? [around.initial] : regions.map(({ id }) => id);
  return element('transition', { target: targets.map(names.state).join(' ') });
}

/** All that a state has besides other states, in the order that people read. */
function happeningsIn(writing: Writing, state: State): Xml {
  const { names } = writing;
  const timers = state.transitions.filter(({ kind }) => kind === 'after');
  const delays = [...new Map(timers.map(one => [one.event, one])).values()];
  return [
    ...block('onentry', [
      ...logsOf(state.entry),
      ...delays.flatMap(one => startOf(writing, state, one)),
    ]),
    ...block('onexit', [
      ...logsOf(state.exit),
      ...delays.flatMap(({ event }) => element('cancel', { sendid: names.timer(state, event) })),
    ]),
    ...state.invokes.flatMap(({ id, source }) =>
      element('invoke', { id: names.invoke(state, id), src: encodeURIComponent(source) }),
    ),
    ...state.transitions.toSorted(byReach).flatMap(one => transitionXml(writing, state, one)),
  ];
}

/** SCXML takes the first that fits, and XState the one that says most of the event. */
function byReach(one: Transition, other: Transition): number {
  const reach = ({ event }: Transition) => (event.endsWith('*') ? 1 / event.length : 0);
  return reach(one) - reach(other);
}

function block(name: string, content: Xml): Xml {
  return content.length > 0 ? element(name, {}, content) : [];
}

function logsOf(actions: string[]): Xml {
  return actions.flatMap(action => element('log', { label: 'action', expr: literal(action) }));
}

function startOf({ chart, names }: Writing, state: State, timer: Transition): Xml {
  const delay = delayOf(timer);
  const milliseconds = millisecondsOf(chart, delay);
  return element('send', {
    id: names.timer(state, timer.event),
    event: names.event(state, timer),
    ...(milliseconds === undefined
      ? { delayexpr: `delays[${literal(delay)}]` }
      : { delay: `${milliseconds}ms` }),
  });
}

function transitionXml(writing: Writing, state: State, transition: Transition): Xml {
  const { guard, actions, description } = transition;
  const attributes = {
    event: writing.names.event(state, transition),
    cond: guard === null ? '' : conditionOf(guard),
    ...wayOf(writing, state, transition),
  };
  return [...comment(description), ...element('transition', attributes, logsOf(actions))];
}

function conditionOf(guard: string): string {
  return guard.startsWith('not ') ? `!${conditionOf(guard.slice(4))}` : `guards[${literal(guard)}]`;
}

/** In SCXML a transition to its own source always exits it; in XState only with `reenter`. */
function wayOf({ chart, names }: Writing, state: State, { targets, reenters }: Transition) {
  const isItself = targets.length === 1 && targets[0] === state.id && !reenters;
  const reached = isItself && state.type !== 'parallel' ? initialOf(state) : targets;
  const isWithin = reached.every(id => id !== state.id && ancestryOf(chart, id).includes(state));
  return {
    target: reached.map(names.state).join(' '),
    type: reached.length > 0 && isWithin && !reenters ? 'internal' : '',
  };
}

function initialOf({ initial }: State): string[] {
  return initial === null ? [] : [initial];
}

/** A text of JavaScript in single quotes. */
function literal(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("'", String.raw`\'`)}'`;
}
