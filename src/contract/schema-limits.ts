import { isDeepStrictEqual } from 'node:util';
import type { Move } from './openapi-effect.ts';
import { listOf, type Mapping } from './openapi-text.ts';
import { lower, takesType, typesOf, upper } from './schema-keywords.ts';

/** How one keyword of a schema has changed. */
export interface Shift {
  move: Move;
  what: string;
}

export const limits = new Set([...upper, ...lower, 'enum', 'type', 'uniqueItems']);

/** Every change of the values that one place may have, whatever is inside it. */
export function diffLimits(was: Mapping, is: Mapping): Shift[] {
  return [
    ...diffEnums(was['enum'], is['enum']),
    ...upper.flatMap(keyword => diffBound(keyword, was[keyword], is[keyword], 1)),
    ...lower.flatMap(keyword => diffBound(keyword, was[keyword], is[keyword], -1)),
    ...(Boolean(was['uniqueItems']) === Boolean(is['uniqueItems'])
      ? []
      : [
          diffDemand(
            'uniqueItems',
            was['uniqueItems'] || undefined,
            is['uniqueItems'] || undefined,
          ),
        ]),
  ];
}

/** Undefined where the types are the same. */
export function diffTypes(was: Mapping, is: Mapping): Shift | undefined {
  const [had, has] = [typesOf(was), typesOf(is)];
  const isWithin = has.length > 0 ? has.every(type => takesType(had, type)) : had.length === 0;
  const wasWithin = had.length > 0 ? had.every(type => takesType(has, type)) : has.length === 0;
  if (isWithin && wasWithin) return undefined;
  const what = `is ${named(has)}, was ${named(had)}`;
  if (isWithin) return { move: 'narrower', what };
  return { move: wasWithin ? 'wider' : 'other', what };
}

function named(types: string[]): string {
  return types.length > 0 ? types.join(' or ') : 'of any type';
}

function diffEnums(was: unknown, is: unknown): Shift[] {
  if (was === undefined && is === undefined) return [];
  if (was === undefined) {
    return [{ move: 'narrower', what: `has to be one of ${JSON.stringify(is)}` }];
  }
  if (is === undefined) return [{ move: 'wider', what: 'may be any value now' }];
  const [had, has] = [listOf(was), listOf(is)];
  const added = has.filter(one => !had.some(other => isDeepStrictEqual(one, other)));
  const removed = had.filter(one => !has.some(other => isDeepStrictEqual(one, other)));
  return [
    ...removed.map((one): Shift => ({
      move: 'narrower',
      what: `may no longer be ${JSON.stringify(one)}`,
    })),
    ...added.map((one): Shift => ({ move: 'wider', what: `may be ${JSON.stringify(one)} now` })),
  ];
}

/** A higher bound is wider where the sign is 1, and narrower where it is -1. */
function diffBound(keyword: string, was: unknown, is: unknown, sign: 1 | -1): Shift[] {
  const nothing = /^min(Length|Items|Properties)$/.test(keyword) ? 0 : sign * Infinity;
  const [before, after] = [numberOf(was, nothing), numberOf(is, nothing)];
  if (before === after) return [];
  return [
    { move: (after - before) * sign > 0 ? 'wider' : 'narrower', what: changeOf(keyword, was, is) },
  ];
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** One demand of several that hold side by side; undefined where one version does not have it. */
export function diffDemand(keyword: string, was: unknown, is: unknown): Shift {
  const what = changeOf(keyword, was, is);
  if (was === undefined) return { move: 'narrower', what };
  return { move: is === undefined ? 'wider' : 'other', what };
}

/** What it is and what it was, as text. */
export function changeOf(keyword: string, was: unknown, is: unknown): string {
  if (is === undefined) return `has no ${keyword} any more, had ${JSON.stringify(was)}`;
  const before = was === undefined ? 'had none' : `was ${JSON.stringify(was)}`;
  return `${keyword} is ${JSON.stringify(is)}, ${before}`;
}
