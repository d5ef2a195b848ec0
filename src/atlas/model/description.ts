import type { Chart, State, Transition } from './chart.ts';

/** The charts in a text like `charts.json`; `name` is where it comes from. Throws where there are none. */
export function chartsIn(text: string, name: string): Chart[] {
  const content = parsed(text, name);
  if (!areCharts(content) || content.length === 0) {
    throw new Error(`There are no charts in ${name}.`);
  }
  const fault = content.map(faultOf).find(Boolean) ?? twinIn(content.map(({ id }) => id));
  if (fault) throw new Error(`The charts in ${name} do not hold together: ${fault}.`);
  return content;
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

function areCharts(value: unknown): value is Chart[] {
  return listOf(isChart)(value);
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
