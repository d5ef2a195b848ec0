import type { Chart, State, Transition } from './chart.ts';

export interface Description {
  charts: Chart[];
  /** The charts of its time that are not in it, by their ids. */
  leftOut: string[];
}

/**
 * What is in a text like `charts.json`, which is a list of all charts, or in one that names what it leaves
 * out; `name` is where it comes from. Throws where there are no charts.
 */
export function descriptionIn(text: string, name: string): Description {
  const content = parsed(text, name);
  const description = Array.isArray(content) ? { charts: content, leftOut: [] } : content;
  if (!isDescription(description) || description.charts.length === 0) {
    throw new Error(`There are no charts in ${name}.`);
  }
  const { charts } = description;
  const fault = charts.map(faultOf).find(Boolean) ?? twinIn(charts.map(({ id }) => id));
  if (fault) throw new Error(`The charts in ${name} do not hold together: ${fault}.`);
  return description;
}

/** What a comparison with it leaves open; empty where it is whole. */
export function gapIn({ leftOut }: Description, name: string): string {
  return leftOut.length > 0 ? `${name} leaves out ${leftOut.join(', ')}: not compared.` : '';
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error(`${name} is not JSON.`);
  }
}

/** What a chart says twice, or names and does not have. */
function faultOf({ id, states }: Chart): string | undefined {
  const ids = states.map(state => state.id);
  const named = states.flatMap(({ parent, initial, children, transitions }) => [
    ...[parent, initial].filter(one => one !== null),
    ...children,
    ...transitions.flatMap(({ targets }) => targets),
  ]);
  const lost = [id, ...named].find(one => !ids.includes(one));
  return lost === undefined ? twinIn(ids) : `nothing is ${lost}`;
}

function twinIn(ids: string[]): string | undefined {
  const twin = ids.find((id, index) => ids.indexOf(id) !== index);
  return twin === undefined ? undefined : `${twin} is there twice`;
}

type Check = (value: unknown) => boolean;

function isDescription(value: unknown): value is Description {
  return objectOf({
    charts: listOf(isChart),
    leftOut: listOf(isText),
  } satisfies Record<keyof Description, Check>)(value);
}

const isText: Check = value => typeof value === 'string';
const isTextOrNull: Check = value => value === null || isText(value);
const isTrueOrFalse: Check = value => typeof value === 'boolean';

const areTexts: Check = value =>
  value === undefined || (isRecord(value) && Object.values(value).every(isText));

const isTransition = objectOf({
  id: isText,
  event: isText,
  kind: isText,
  guard: isTextOrNull,
  targets: listOf(isText),
  reenters: isTrueOrFalse,
  actions: listOf(isText),
  details: areTexts,
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
  details: areTexts,
  transitions: listOf(isTransition),
} satisfies Record<keyof State, Check>);

const isChart = objectOf({
  id: isText,
  description: isText,
  events: listOf(isText),
  delays: value => isRecord(value) && Object.values(value).every(Number.isFinite),
  details: areTexts,
  code: areTexts,
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
