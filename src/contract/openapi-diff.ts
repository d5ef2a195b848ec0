import { isDeepStrictEqual } from 'node:util';
import { diffAnswers } from './openapi-answer.ts';
import { diffCallers } from './openapi-callers.ts';
import { diffDeprecated, diffWhole, diffWords, type Sides } from './openapi-content.ts';
import type { Finding } from './openapi-effect.ts';
import { diffRequest, type Placed } from './openapi-request.ts';
import { mappingOf, type OpenApiText } from './openapi-text.ts';
import { changeOf } from './schema-limits.ts';

export interface OpenApiChange extends Finding {
  /** `operationId (METHOD /path)`, or the file for what belongs to no operation. */
  operation: string;
}

interface Operation extends Placed {
  id: string;
  method: string;
}

/** Every change between two descriptions, at every operation that it concerns. */
export function diffOpenApi(was: OpenApiText, is: OpenApiText): OpenApiChange[] {
  const sides = { was, is };
  const pairs = pairsOf(operationsIn(was), operationsIn(is));
  return [
    ...diffDocument(sides).map(finding => at('openapi.yaml', finding)),
    ...pairs.flatMap(([old, next]) => diffPair(old, next, sides)),
  ];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

function operationsIn({ root, resolve }: OpenApiText): Operation[] {
  return Object.entries(mappingOf(root['paths'])).flatMap(([path, value]) => {
    const item = resolve(value);
    return Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const raw = mappingOf(operation);
        return { id: String(raw['operationId']), method: method.toUpperCase(), path, item, raw };
      });
  });
}

/** Operations are the same at the same address, or else by the same operationId. */
function pairsOf(
  old: Operation[],
  next: Operation[],
): [was: Operation | undefined, is: Operation | undefined][] {
  const byAddress = new Map(old.map(one => [addressOf(one), one]));
  const atAddress = new Set(next.map(addressOf));
  const moved = new Map(
    old.filter(one => !atAddress.has(addressOf(one))).map(one => [one.id, one]),
  );
  const pairs = next.map((is): [Operation | undefined, Operation] => [
    byAddress.get(addressOf(is)) ?? moved.get(is.id),
    is,
  ]);
  const found = new Set(pairs.map(([was]) => was));
  const removed = old.filter(one => !found.has(one));
  return [...pairs, ...removed.map((was): [Operation, undefined] => [was, undefined])];
}

/** The names of parameters in a path are never sent. */
function addressOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}

function diffPair(
  was: Operation | undefined,
  is: Operation | undefined,
  sides: Sides,
): OpenApiChange[] {
  const one = is ?? was;
  if (!one) return [];
  const operation = `${one.id} (${one.method} ${one.path})`;
  const findings = was && is ? diffOperation(was, is, sides) : [present(was, is)];
  return findings.map(finding => at(operation, finding));
}

function at(operation: string, finding: Finding): OpenApiChange {
  return { operation, ...finding };
}

function present(was: Operation | undefined, is: Operation | undefined): Finding {
  const where = 'operation';
  if (is) {
    return isComing(is)
      ? { effect: 'announces', where, what: 'is coming' }
      : { effect: 'asks', where, what: 'is new' };
  }
  return { effect: was && isComing(was) ? 'adds' : 'takes', where, what: 'is removed' };
}

function isComing({ raw }: Operation): boolean {
  return raw['x-coming'] === true;
}

function diffOperation(was: Operation, is: Operation, sides: Sides): Finding[] {
  const findings = [
    ...diffAddress(was, is),
    ...diffCallers(was, is, sides),
    ...diffRequest(was, is, sides),
    ...diffAnswers(was.raw, is.raw, sides),
    ...diffWhole(was.raw, is.raw, { keywords: ['callbacks'], sides, where: 'operation' }),
    ...diffDeprecated(was.raw, is.raw, 'operation'),
    ...diffNames(was, is),
  ];
  return [...diffComing(was, is), ...(isComing(is) ? findings.map(announced) : findings)];
}

function diffComing(was: Operation, is: Operation): Finding[] {
  const where = 'operation';
  if (isComing(was) === isComing(is)) return [];
  return isComing(is)
    ? [{ effect: 'takes', where, what: 'is only announced now' }]
    : [{ effect: 'asks', where, what: 'was announced, and has to be answered now' }];
}

function announced(finding: Finding): Finding {
  return finding.effect === 'says' ? finding : { ...finding, effect: 'announces' };
}

function diffAddress(was: Operation, is: Operation): Finding[] {
  if (addressOf(was) === addressOf(is)) return [];
  const what = `is ${is.method} ${is.path}, was ${was.method} ${was.path}`;
  return [{ effect: 'asks', where: 'operation', what }];
}

function diffNames(was: Operation, is: Operation): Finding[] {
  const where = 'operation';
  const renamed = `operationId is ${is.id}, was ${was.id}; generated code changes`;
  const tags = changeOf('tags', was.raw['tags'], is.raw['tags']);
  return [
    ...(was.id === is.id ? [] : [{ effect: 'says' as const, where, what: renamed }]),
    ...(isDeepStrictEqual(was.raw['tags'], is.raw['tags'])
      ? []
      : [{ effect: 'says' as const, where, what: tags }]),
    ...diffWords(was.item, is.item, where),
    ...diffWords(was.raw, is.raw, where),
  ];
}

/** What is said of all operations; servers and security are compared at each of them. */
function diffDocument({ was, is }: Sides): Finding[] {
  const [{ version: _, ...before }, { version: __, ...after }] = [
    mappingOf(was.root['info']),
    mappingOf(is.root['info']),
  ];
  const reworded = ['openapi', 'tags', 'externalDocs'].filter(
    keyword => !isDeepStrictEqual(was.root[keyword], is.root[keyword]),
  );
  const infos = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    keyword => !isDeepStrictEqual(before[keyword], after[keyword]),
  );
  return [
    ...infos.map((keyword): Finding => ({
      effect: 'says',
      where: 'info',
      what: `${keyword} changed`,
    })),
    ...reworded.map((where): Finding => ({ effect: 'says', where, what: 'changed' })),
    ...diffServerWords(was.root['servers'], is.root['servers']),
    ...diffWhole(was.root, is.root, {
      keywords: ['webhooks'],
      sides: { was, is },
      where: 'webhooks',
    }),
  ];
}

function diffServerWords(was: unknown, is: unknown): Finding[] {
  const describe = (servers: unknown) =>
    Array.isArray(servers) ? servers.map(server => mappingOf(server)['description']) : [];
  return isDeepStrictEqual(describe(was), describe(is))
    ? []
    : [{ effect: 'says', where: 'servers', what: 'description changed' }];
}
