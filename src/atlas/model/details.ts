import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

/** What runs and no name shows: implementations, parameters, inputs, outputs; as source, by what it is. */
export type Details = Record<string, string>;

/** Writes code so that equal code is equal text, whatever its white space and comments. */
export type Print = (code: string) => string;

/** What all states of a machine share. */
export function detailsOfMachine(
  { config, implementations }: AnyStateMachine,
  print: Print,
): Details {
  const { actions, guards, actors, delays } = implementations;
  const kinds = { action: actions, guard: guards, call: actors, delay: delays };
  const details: Details = {};
  for (const [kind, named] of Object.entries(kinds)) {
    for (const name of Object.keys(named).toSorted()) {
      const implementation: unknown = named[name];
      // Delays in milliseconds are a part of the chart.
      if (kind === 'delay' && typeof implementation === 'number') continue;
      details[`the implementation of the ${kind} '${name}'`] = codeOf(implementation, print);
    }
  }
  return { ...details, ...only({ context: config.context, output: config.output }, print) };
}

export function detailsOfState(node: AnyStateNode, print: Print): Details {
  const details = {
    ...ofActions('entry action', node.entry, print),
    ...ofActions('exit action', node.exit, print),
  };
  for (const { id, input, systemId } of node.invoke) {
    Object.assign(details, only({ [`input of '${id}'`]: input }, print));
    Object.assign(details, only({ [`system id of '${id}'`]: systemId }, print));
  }
  // The output of the root is that of the machine.
  if (node.parent) Object.assign(details, only({ output: node.output }, print));
  if (node.type !== 'history') return details;
  const { target } = node.config;
  return { ...details, ...only({ history: node.history || 'shallow', default: target }, print) };
}

export function detailsOfTransition(
  { actions, guard }: { actions: readonly unknown[]; guard?: unknown },
  print: Print,
): Details {
  const parameters = isRecord(guard) ? guard['params'] : undefined;
  const isInline = typeof guard === 'function' && !('check' in guard);
  return {
    ...ofActions('action', actions, print),
    ...only(
      { 'parameters of the guard': parameters, 'the guard': isInline ? guard : undefined },
      print,
    ),
  };
}

/** Of those in a list: what they are called with, and what those without a name of ours do. */
function ofActions(place: string, actions: readonly unknown[], print: Print): Details {
  const details: Details = {};
  const counts = new Map<string, number>();
  for (const action of actions) {
    if (isTimer(action)) continue;
    const name = nameOfAction(action);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const one = `the ${place} '${name}'${count > 1 ? ` (${count})` : ''}`;
    const parameters = isRecord(action) ? action['params'] : undefined;
    const code = typeof action === 'function' ? action : undefined;
    Object.assign(details, only({ [`parameters of ${one}`]: parameters, [one]: code }, print));
  }
  return details;
}

/** XState puts the timers of `after` into entry and exit; a chart has them as delays. */
export function isTimer(action: unknown): boolean {
  if (typeof action !== 'function') return false;
  const { id, sendId } = partsOf(action);
  return [id, sendId].some(one => typeof one === 'string' && one.startsWith('xstate.after.'));
}

/** The built-in actions of XState by what they do: `raise 'x'`, `assign`; others by their names. */
export function nameOfAction(action: unknown): string {
  const type = typeOf(action);
  const builtIn = /^xstate\.(\w+)$/.exec(type)?.[1];
  if (typeof action !== 'function' || builtIn === undefined) return type;
  const object = objectOf(action);
  const verb = verbs[builtIn] ?? builtIn;
  return object === undefined ? verb : `${verb} '${object}'`;
}

const verbs: Record<string, string> = {
  sendTo: 'send',
  spawnChild: 'spawn',
  stopChild: 'stop',
  enqueueActions: 'enqueue',
};

/** What a built-in action sends, spawns, stops or cancels, where that stands in the chart. */
function objectOf(action: object): string | undefined {
  const { event, src, actorRef, sendId } = partsOf(action);
  const type = isRecord(event) ? event['type'] : undefined;
  return [type, src, actorRef, sendId].find(one => typeof one === 'string');
}

export function typeOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  const isNamed = typeof implementation === 'function' || isRecord(implementation);
  return isNamed && 'type' in implementation ? String(implementation.type) : 'without a name';
}

function only(values: Record<string, unknown>, print: Print): Details {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, codeOf(value, print)]));
}

/** The parts of XState's own actions that say what they do; the others are its code. */
const parts = new Set([
  'assignment',
  'collect',
  'event',
  'to',
  'src',
  'id',
  'input',
  'systemId',
  'syncSnapshot',
  'actorRef',
  'sendId',
  'delay',
  'value',
  'label',
  'guards',
  'stateValue',
]);

/** A value as source. What a machine does stands in its own chart, which has the name of its id. */
function codeOf(value: unknown, print: Print): string {
  if (value instanceof StateMachine) return `the chart ${value.id}`;
  if (typeof value === 'function') {
    const isBuiltIn = typeOf(value).startsWith('xstate.') || 'check' in value;
    return isBuiltIn ? ofBuiltIn(value, print) : print(String(value));
  }
  // What `fromPromise` and the like return holds the function that they were given.
  if (isRecord(value) && 'config' in value && 'transition' in value)
    return codeOf(value['config'], print);
  if (Array.isArray(value)) return `[${value.map(one => codeOf(one, print)).join(', ')}]`;
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([name, one]) => `${name}: ${codeOf(one, print)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return JSON.stringify(value) ?? String(value);
}

function ofBuiltIn(action: object, print: Print): string {
  const { type, check, ...rest } = partsOf(action);
  const kind = typeof check === 'function' ? check.name.replace('check', '').toLowerCase() : type;
  const said = Object.entries(rest).filter(
    ([name, value]) => parts.has(name) && value !== undefined,
  );
  return `${String(kind).replace('xstate.', '')} ${codeOf(Object.fromEntries(said), print)}`;
}

/** XState's own actions and guards are functions with what they do as properties. */
export function partsOf(builtIn: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(builtIn));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
