import { isDeepStrictEqual } from 'node:util';
import type { Matcher } from './pact.ts';

/** What one value of an answer has to be. */
export interface Demand {
  rules: Rule[];
  /** Whether one of the rules is enough. */
  isEither: boolean;
}

export type Rule =
  | { kind: 'exactly'; value: unknown }
  | { kind: 'type'; type: string }
  | { kind: 'length'; min: number; max: number }
  | { kind: 'matcher'; matcher: Matcher; type: string; example: unknown };

export type Difference = 'tightened' | 'loosened' | 'other';

/** Undefined for two demands that allow the same values. */
export function differenceBetween(was: Demand, is: Demand): Difference | undefined {
  const isWithin = implies(is, was);
  const wasWithin = implies(was, is);
  if (isWithin && wasWithin) return undefined;
  if (isWithin) return 'tightened';
  return wasWithin ? 'loosened' : 'other';
}

export function textOf({ rules, isEither }: Demand): string {
  return rules.map(textOfRule).join(isEither ? ' or ' : ' and ');
}

/** The type of a value in JSON. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function textOfRule(rule: Rule): string {
  if (rule.kind === 'exactly') return `exactly ${JSON.stringify(rule.value)}`;
  if (rule.kind === 'type') return `any ${rule.type}`;
  if (rule.kind === 'length') return `a list of ${lengthOf(rule.min, rule.max)}`;
  const { match, ...how } = rule.matcher;
  return `${match} ${JSON.stringify(how)}`;
}

function lengthOf(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  if (max < Infinity) return `${min} to ${max}`;
  return min > 0 ? `at least ${min}` : 'any length';
}

/** Whether every value that one allows is allowed by the other. */
function implies(one: Demand, other: Demand): boolean {
  const alternatives = one.isEither ? one.rules.map(rule => [rule]) : [one.rules];
  return alternatives.every(rules => {
    const isImplied = (rule: Rule) => rules.some(known => ruleImplies(known, rule));
    return other.isEither ? other.rules.some(isImplied) : other.rules.every(isImplied);
  });
}

function ruleImplies(one: Rule, other: Rule): boolean {
  if (one.kind === 'exactly') return allows(other, one.value);
  if (other.kind === 'exactly') return other.value === null && typeOfAll(one) === 'null';
  if (one.kind === 'length') {
    return other.kind === 'length'
      ? one.min >= other.min && one.max <= other.max
      : typeOfAll(other) === 'array';
  }
  if (other.kind === 'length') return false;
  if (one.kind === 'matcher' && other.kind === 'matcher') {
    if (matcherImplies(one.matcher, other.matcher)) return true;
  }
  return typeAllowed(one) === typeOfAll(other);
}

/** Two of one name with other parameters allow other values, unless one is surely in the other. */
function matcherImplies(one: Matcher, other: Matcher): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  return one.match === 'include' && other.match === 'include' && matches(other, one['value']);
}

/** The type of which a rule allows every value; undefined where it does not. */
function typeOfAll(rule: Rule): string | undefined {
  if (rule.kind === 'type') return rule.type;
  if (rule.kind !== 'matcher') return undefined;
  const { match } = rule.matcher;
  return ['number', 'boolean', 'null'].includes(match) ? match : undefined;
}

const numbers = new Set(['integer', 'decimal', 'number']);

/** The type of all values that a rule allows. */
function typeAllowed(rule: Exclude<Rule, { kind: 'exactly' | 'length' }>): string {
  if (rule.kind === 'type') return rule.type;
  const { match } = rule.matcher;
  if (numbers.has(match)) return 'number';
  return match === 'null' || match === 'boolean' ? match : rule.type;
}

function allows(rule: Rule, value: unknown): boolean {
  if (rule.kind === 'exactly') return isDeepStrictEqual(rule.value, value);
  if (rule.kind === 'type') return typeOf(value) === rule.type;
  if (rule.kind === 'matcher') {
    return isDeepStrictEqual(rule.example, value) || matches(rule.matcher, value);
  }
  return Array.isArray(value) && value.length >= rule.min && value.length <= rule.max;
}

/** Whether a value is surely allowed by a matcher. */
function matches(matcher: Matcher, value: unknown): boolean {
  // A header is a list of texts.
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  switch (matcher.match) {
    case 'number':
    case 'boolean':
    case 'null':
      return typeOf(value) === matcher.match;
    case 'integer':
      return Number.isInteger(value);
    case 'decimal':
      return typeof value === 'number' && !Number.isInteger(value);
    case 'include':
      return typeof matcher['value'] === 'string' && text.includes(matcher['value']);
    case 'regex':
      return isMatch(matcher['regex'], text);
    default:
      return false;
  }
}

function isMatch(pattern: unknown, text: string): boolean {
  try {
    return typeof pattern === 'string' && new RegExp(`^(?:${pattern})$`).test(text);
  } catch {
    return false;
  }
}
