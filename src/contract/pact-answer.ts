import { type Demand, type Rule, typeOf } from './pact-demand.ts';
import { bySpecificity, fieldIn, leadsTo, type Path, readPath } from './pact-path.ts';
import type { Interaction, Matcher } from './pact.ts';

/** What an answer has to be at one place, and at every place inside it. */
export interface Expected {
  path: string;
  example: unknown;
  demand: Demand;
  /** How the places inside are named: any item of a list, each one, or the fields of an object. */
  holds: 'nothing' | 'fields' | 'items' | 'any item';
  inside: Map<string, Expected>;
}

interface Rules {
  matchers: Matcher[];
  combine?: string | undefined;
}

/** All of it, as far as rules and generators say. */
interface Source {
  rules: [path: Path, rules: Rules][];
  generators: [path: Path, generator: unknown][];
}

type Response = Interaction['response'];

/** Undefined where there is no body. */
export function expectedBody({ body, matchingRules, generators }: Response): Expected | undefined {
  if (!body || body.content === undefined) return undefined;
  return expectedAt(
    { text: '$', path: [], example: body.content },
    { rules: read(matchingRules?.body), generators: read(objectOf(generators?.['body'])) },
  );
}

/** By the name of the header in small letters. */
export function expectedHeaders({
  headers = {},
  matchingRules,
  generators,
}: Response): Map<string, Expected> {
  const rules = byName<Rules>(matchingRules?.header);
  const made = byName(objectOf(generators?.['header']));
  return new Map(
    Object.entries(headers).map(([name, example]): [string, Expected] => {
      const key = name.toLowerCase();
      const { matchers, combine } = rules.get(key) ?? { matchers: [] };
      const value = made.get(key) ?? example;
      const demand = demandOf({ matchers, combine, value, type: 'string' });
      return [key, leaf(`the header ${name}`, example, demand)];
    }),
  );
}

interface Place {
  text: string;
  path: Path;
  example: unknown;
}

function expectedAt(place: Place, source: Source): Expected {
  const { text, path, example } = place;
  const { matchers, combine } = rulesAt(path, source);
  const isWhole = matchers.some(({ match }) => match === 'equality');
  if (Array.isArray(example) && !isWhole) return expectedList(place, example, source);
  if (isObject(example) && !isWhole) return expectedObject(place, example, source);
  const made = source.generators.find(([to]) => to.length === path.length && leadsTo(to, path));
  const value = made ? made[1] : example;
  return leaf(text, example, demandOf({ matchers, combine, value, type: typeOf(example) }));
}

function expectedObject(place: Place, example: object, source: Source): Expected {
  const { text, path } = place;
  const { matchers, combine } = rulesAt(path, source);
  const isOfAnyKeys = matchers.some(({ match }) => match === 'values' || match === 'eachValue');
  // A field that is not named is allowed anyway.
  const others = matchers.filter(({ match }) => match !== 'type');
  const demand = demandOf({ matchers: [{ match: 'type' }, ...others], combine, value: example });
  const entries = Object.entries(example).map(([name, inner]): [string, Expected] => [
    name,
    expectedAt({ text: fieldIn(text, name), path: [...path, name], example: inner }, source),
  ]);
  if (!isOfAnyKeys) {
    return { path: text, example, demand, holds: 'fields', inside: new Map(entries) };
  }
  const [first] = Object.entries(example);
  const inside = first
    ? [
        [
          '*',
          expectedAt({ text: `${text}.*`, path: [...path, first[0]], example: first[1] }, source),
        ] as const,
      ]
    : [];
  return { path: text, example, demand, holds: 'any item', inside: new Map(inside) };
}

function expectedList(place: Place, example: unknown[], source: Source): Expected {
  const { text, path } = place;
  const { matchers, combine } = rulesAt(path, source);
  const isOfAnyLength = matchers.length > 0 || hasRuleForItems(path, source);
  const others = matchers.filter(({ match }) => match !== 'type');
  const rule: Rule = isOfAnyLength
    ? { kind: 'length', ...lengthsOf(matchers) }
    : { kind: 'length', min: example.length, max: example.length };
  const more = others.map((matcher): Rule => ({
    kind: 'matcher',
    matcher,
    type: 'array',
    example,
  }));
  const demand = { rules: [rule, ...more], isEither: combine === 'OR' };
  const items = (isOfAnyLength ? example.slice(0, 1) : example).map(
    (inner, at): [string, Expected] => {
      const index = isOfAnyLength ? '*' : String(at);
      const item = { text: `${text}[${index}]`, path: [...path, String(at)], example: inner };
      return [index, expectedAt(item, source)];
    },
  );
  const holds = isOfAnyLength ? 'any item' : 'items';
  return { path: text, example, demand, holds, inside: new Map(items) };
}

function hasRuleForItems(path: Path, { rules }: Source): boolean {
  return rules.some(([to]) => to[path.length] === '*' && leadsTo(to.slice(0, path.length), path));
}

function lengthsOf(matchers: Matcher[]): { min: number; max: number } {
  const numbers = (name: string) =>
    matchers.map(matcher => matcher[name]).filter(value => typeof value === 'number');
  return { min: Math.max(0, ...numbers('min')), max: Math.min(Infinity, ...numbers('max')) };
}

function leaf(path: string, example: unknown, demand: Demand): Expected {
  return { path, example, demand, holds: 'nothing', inside: new Map() };
}

interface Ruled extends Rules {
  /** What it has to be without a matcher. */
  value: unknown;
  type?: string;
}

function demandOf({ matchers, combine, value, type = typeOf(value) }: Ruled): Demand {
  const rules = matchers.map((matcher): Rule => {
    if (matcher.match === 'equality') return { kind: 'exactly', value };
    return matcher.match === 'type'
      ? { kind: 'type', type }
      : { kind: 'matcher', matcher, type, example: value };
  });
  return rules.length > 0
    ? { rules, isEither: combine === 'OR' }
    : { rules: [{ kind: 'exactly', value }], isEither: false };
}

/** The rule of the most specific path; `type` and `equality` also apply to all inside a place. */
function rulesAt(path: Path, { rules }: Source): Rules {
  const leading = rules
    .filter(([to]) => leadsTo(to, path))
    .map(([to, rule]) => ({
      to,
      combine: rule.combine,
      matchers: to.length === path.length ? rule.matchers : rule.matchers.flatMap(inherited),
    }))
    .filter(({ matchers }) => matchers.length > 0);
  const [best] = leading.toSorted((one, other) => bySpecificity(one.to, other.to));
  return { matchers: best?.matchers ?? [], combine: best?.combine };
}

/** What is left of a matcher at a place inside; the number of items is that of the list alone. */
function inherited({ match }: Matcher): Matcher[] {
  return match === 'type' || match === 'equality' ? [{ match }] : [];
}

function read<Value>(rules: Record<string, Value> | undefined): [Path, Value][] {
  return Object.entries(rules ?? {}).map(([path, rule]) => [readPath(path), rule]);
}

function byName<Value>(rules: Record<string, Value> | undefined): Map<string, Value> {
  return new Map(
    Object.entries(rules ?? {}).map(([path, rule]) => [headerIn(path).toLowerCase(), rule]),
  );
}

/** The header that is named, whether as `Retry-After`, `$.Retry-After` or `Retry-After[0]`. */
function headerIn(path: string): string {
  return path
    .replace(/^\$\.?/, '')
    .replace(/\[(\d+|\*)\]$/, '')
    .replaceAll(/[[\]'"]/g, '');
}

export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
