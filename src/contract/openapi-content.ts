import { isDeepStrictEqual } from 'node:util';
import { type Direction, effectOf, type Finding } from './openapi-effect.ts';
import { type Mapping, mappingOf, type OpenApiText } from './openapi-text.ts';
import { diffSchemas } from './schema-diff.ts';
import { isWording } from './schema-keywords.ts';
import { changeOf } from './schema-limits.ts';
import { withoutWording } from './schema-shape.ts';

/** The two descriptions that are compared. */
export interface Sides {
  was: OpenApiText;
  is: OpenApiText;
}

interface Place {
  sides: Sides;
  direction: Direction;
  where: string;
}

/** The schema of a parameter or a header, which has no body around it. */
export function diffValue(was: Mapping, is: Mapping, place: Place): Finding[] {
  const { sides, ...at } = place;
  return [
    ...diffSchemas(was['schema'], is['schema'], { ...at, ...sides, path: '', around: [] }),
    ...(was['content'] || is['content'] ? diffContent(was['content'], is['content'], place) : []),
  ];
}

/** Every change of the bodies that are allowed, by their media type; no content allows any. */
export function diffContent(was: unknown, is: unknown, place: Place): Finding[] {
  const [before, after] = [byType(was), byType(is)];
  const { direction, where } = place;
  const found = (move: 'wider' | 'narrower', what: string): Finding => ({
    effect: effectOf(direction, move),
    where,
    what,
  });
  const types = [...after.keys()].join(' or ');
  if (before.size === 0) return after.size > 0 ? [found('narrower', `has to be ${types}`)] : [];
  if (after.size === 0) return [found('wider', 'has no described body any more')];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(type => {
    const [old, next] = [before.get(type), after.get(type)];
    if (!old) return [found('wider', `may be ${type} now`)];
    if (!next) return [found('narrower', `may no longer be ${type}`)];
    const body = after.size > 1 ? { ...place, where: `${where} as ${type}` } : place;
    return diffMediaType(old, next, body);
  });
}

function diffMediaType(was: Mapping, is: Mapping, { sides, direction, where }: Place): Finding[] {
  return [
    ...diffSchemas(was['schema'], is['schema'], {
      ...sides,
      direction,
      where,
      path: '$',
      around: [],
    }),
    ...diffWords(was, is, where),
    ...diffWhole(was, is, { keywords: ['encoding'], sides, where }),
  ];
}

function byType(content: unknown): Map<string, Mapping> {
  return new Map(
    Object.entries(mappingOf(content)).map(([type, media]) => [
      type.toLowerCase().replaceAll(' ', ''),
      mappingOf(media),
    ]),
  );
}

/** What is said in other words, and what is extended for tools. */
export function diffWords(was: Mapping, is: Mapping, where: string): Finding[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter(keyword => isWording(keyword) && keyword !== 'x-coming')
    .filter(keyword => !isDeepStrictEqual(was[keyword], is[keyword]))
    .map(keyword => ({ effect: 'says', where, what: `${keyword} changed` }));
}

/** What is only compared as a whole can ask for something new. */
export function diffWhole(
  was: Mapping,
  is: Mapping,
  { keywords, sides, where }: { keywords: string[]; sides: Sides; where: string },
): Finding[] {
  return keywords.flatMap(keyword => {
    const old = withoutWording(was[keyword], sides.was.resolveSchema);
    const next = withoutWording(is[keyword], sides.is.resolveSchema);
    if (isDeepStrictEqual(old, next)) return [];
    return [{ effect: 'asks' as const, where, what: changeOf(keyword, old, next) }];
  });
}

export function diffDeprecated(was: Mapping, is: Mapping, where: string): Finding[] {
  if (Boolean(was['deprecated']) === Boolean(is['deprecated'])) return [];
  const what = is['deprecated'] ? 'is deprecated' : 'is no longer deprecated';
  return [{ effect: 'adds', where, what }];
}
