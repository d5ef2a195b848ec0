import type { Chart, State, Transition } from './chart.ts';

/** The charts in a text like `charts.json`; `name` is where it comes from. Throws where there are none. */
export function chartsIn(text: string, name: string): Chart[] {
  const content = parsed(text, name);
  if (!areCharts(content)) throw new Error(`There are no charts in ${name}.`);
  return content;
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON.`);
  }
}

type Check = (value: unknown) => boolean;

function areCharts(value: unknown): value is Chart[] {
  return listOf(isChart)(value);
}

const isText: Check = value => typeof value === 'string';
const isTextOrNull: Check = value => value === null || isText(value);
const isTrueOrFalse: Check = value => typeof value === 'boolean';

const isTransition = objectOf({
  id: isText,
  event: isText,
  kind: isText,
  guard: isTextOrNull,
  targets: listOf(isText),
  reenters: isTrueOrFalse,
  actions: listOf(isText),
  description: isText,
  rule: isTextOrNull,
} satisfies Record<keyof Transition, Check>);

const isState = objectOf({
  id: isText,
  parent: isTextOrNull,
  type: isText,
  initial: isTextOrNull,
  children: listOf(isText),
  description: isText,
  rule: isTextOrNull,
  tags: listOf(isText),
  entry: listOf(isText),
  exit: listOf(isText),
  invokes: listOf(objectOf({ id: isText, source: isText })),
  transitions: listOf(isTransition),
} satisfies Record<keyof State, Check>);

const isChart = objectOf({
  id: isText,
  description: isText,
  events: listOf(isText),
  delays: value => isRecord(value) && Object.values(value).every(Number.isFinite),
  states: listOf(isState),
} satisfies Record<keyof Chart, Check>);

function listOf(isItem: Check): Check {
  return value => Array.isArray(value) && value.every(isItem);
}

function objectOf(fields: Record<string, Check>): Check {
  return value =>
    isRecord(value) && Object.entries(fields).every(([name, isRight]) => isRight(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
