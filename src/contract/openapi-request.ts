import {
  diffContent,
  diffDeprecated,
  diffValue,
  diffWhole,
  diffWords,
  type Sides,
} from './openapi-content.ts';
import { effectOf, type Finding } from './openapi-effect.ts';
import { listOf, type Mapping, type OpenApiText } from './openapi-text.ts';

/** An operation with what its path says for all of its methods. */
export interface Placed {
  path: string;
  item: Mapping;
  raw: Mapping;
}

/** Every change of what the web may send. */
export function diffRequest(was: Placed, is: Placed, sides: Sides): Finding[] {
  const [before, after] = [parametersOf(was, sides.was), parametersOf(is, sides.is)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...names.flatMap(name => diffParameter(before.get(name), after.get(name), sides)),
    ...diffBody(bodyOf(was, sides.was), bodyOf(is, sides.is), sides),
  ];
}

/** By place and name; those in the path by their order, for their names are never sent. */
function parametersOf({ path, item, raw }: Placed, { resolve }: OpenApiText): Map<string, Mapping> {
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const all = [...listOf(item['parameters']), ...listOf(raw['parameters'])].map(resolve);
  return new Map(
    all.map(parameter => {
      const name = String(parameter['name']);
      if (parameter['in'] === 'path') return [`path ${inPath.indexOf(name)}`, parameter];
      const key = parameter['in'] === 'header' ? name.toLowerCase() : name;
      return [`${String(parameter['in'])} ${key}`, parameter];
    }),
  );
}

function diffParameter(was: Mapping | undefined, is: Mapping | undefined, sides: Sides): Finding[] {
  const { in: place, name } = is ?? was ?? {};
  const where = `request, ${String(place)} parameter ${String(name)}`;
  if (!was || !is) {
    if (is)
      return [{ effect: 'asks', where, what: is['required'] ? 'is sent now' : 'may be sent now' }];
    return [{ effect: was?.['required'] ? 'asks' : 'takes', where, what: 'is removed' }];
  }
  const [before, after] = [withStyle(was), withStyle(is)];
  const keywords = ['style', 'explode', 'allowReserved', 'allowEmptyValue'];
  return [
    ...diffRequired(was, is, where),
    ...diffValue(was, is, { sides, direction: 'request', where }),
    ...diffWhole(before, after, { keywords, sides, where }),
    ...diffDeprecated(was, is, where),
    ...diffWords(was, is, where),
  ];
}

/** How a parameter is written, also where the description leaves it out. */
function withStyle(parameter: Mapping): Mapping {
  const { in: place } = parameter;
  const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const { explode = style === 'form', allowReserved = false, allowEmptyValue = false } = parameter;
  return { style, explode, allowReserved, allowEmptyValue };
}

function bodyOf({ raw }: Placed, { resolve }: OpenApiText): Mapping | undefined {
  return raw['requestBody'] === undefined ? undefined : resolve(raw['requestBody']);
}

function diffBody(was: Mapping | undefined, is: Mapping | undefined, sides: Sides): Finding[] {
  const where = 'request';
  if (!was && !is) return [];
  if (!was) return [{ effect: 'asks', where, what: 'has a body now' }];
  if (!is) {
    return [{ effect: was['required'] ? 'asks' : 'takes', where, what: 'has no body any more' }];
  }
  return [
    ...diffRequired(was, is, 'request, body'),
    ...diffContent(was['content'], is['content'], { sides, direction: 'request', where }),
    ...diffWords(was, is, where),
  ];
}

function diffRequired(was: Mapping, is: Mapping, where: string): Finding[] {
  if (Boolean(was['required']) === Boolean(is['required'])) return [];
  return is['required']
    ? [{ effect: effectOf('request', 'narrower'), where, what: 'is required now' }]
    : [{ effect: effectOf('request', 'wider'), where, what: 'is no longer required' }];
}
