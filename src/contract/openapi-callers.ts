import { isDeepStrictEqual } from 'node:util';
import { diffWords, type Sides } from './openapi-content.ts';
import type { Finding } from './openapi-effect.ts';
import type { Placed } from './openapi-request.ts';
import { listOf, type Mapping, mappingOf, type OpenApiText } from './openapi-text.ts';
import { withoutWording } from './schema-shape.ts';

/** Every change of who may call, and at which server. */
export function diffCallers(was: Placed, is: Placed, sides: Sides): Finding[] {
  return [
    ...diffSecurity(securityOf(was, sides.was), securityOf(is, sides.is)),
    ...diffSchemes(was, is, sides),
    ...diffServers(serversOf(was, sides.was), serversOf(is, sides.is)),
  ];
}

/** One of these is enough; an empty one needs nothing. */
function securityOf({ raw }: Placed, { root }: OpenApiText): Mapping[] {
  const all = listOf(raw['security'] ?? root['security']).map(mappingOf);
  return all.length > 0 ? all : [{}];
}

function diffSecurity(was: Mapping[], is: Mapping[]): Finding[] {
  const isIn = (all: Mapping[], one: Mapping) => all.some(other => isDeepStrictEqual(one, other));
  const added = is.filter(one => !isIn(was, one));
  const removed = was.filter(one => !isIn(is, one));
  const where = 'security';
  return [
    ...added.map((one): Finding => ({
      effect: 'asks',
      where,
      what: `${named(one)} is enough now`,
    })),
    ...removed.map((one): Finding => ({
      effect: 'takes',
      where,
      what: `${named(one)} is no longer enough`,
    })),
  ];
}

function named(security: Mapping): string {
  return Object.keys(security).join(' and ') || 'a call by anyone';
}

/** What a scheme asks for is reported where it is used. */
function diffSchemes(was: Placed, is: Placed, sides: Sides): Finding[] {
  const used = securityOf(is, sides.is).flatMap(one => Object.keys(one));
  const before = new Set(securityOf(was, sides.was).flatMap(one => Object.keys(one)));
  return [...new Set(used)]
    .filter(name => before.has(name))
    .flatMap(name => {
      const [old, next] = [schemeOf(name, sides.was), schemeOf(name, sides.is)];
      const where = `security, ${name}`;
      const isSame = isDeepStrictEqual(
        withoutWording(old, sides.was.resolve),
        withoutWording(next, sides.is.resolve),
      );
      return isSame
        ? diffWords(old, next, where)
        : [{ effect: 'asks' as const, where, what: 'is sent in another way' }];
    });
}

function schemeOf(name: string, { root, resolve }: OpenApiText): Mapping {
  return resolve(mappingOf(mappingOf(root['components'])['securitySchemes'])[name]);
}

function serversOf({ item, raw }: Placed, { root, resolve }: OpenApiText): unknown[] {
  const servers = listOf(raw['servers'] ?? item['servers'] ?? root['servers']);
  return (servers.length > 0 ? servers : [{ url: '/' }]).map(one => withoutWording(one, resolve));
}

function diffServers(was: unknown[], is: unknown[]): Finding[] {
  const isIn = (all: unknown[], one: unknown) => all.some(other => isDeepStrictEqual(one, other));
  const where = 'servers';
  return [
    ...is
      .filter(one => !isIn(was, one))
      .map((one): Finding => ({ effect: 'asks', where, what: `${urlOf(one)} may be asked now` })),
    ...was
      .filter(one => !isIn(is, one))
      .map((one): Finding => ({ effect: 'takes', where, what: `${urlOf(one)} is removed` })),
  ];
}

function urlOf(server: unknown): string {
  return String(mappingOf(server)['url']);
}
