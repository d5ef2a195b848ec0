import { isDeepStrictEqual } from 'node:util';
import { objectOf } from './pact-answer.ts';
import { typeOf } from './pact-demand.ts';
import { fieldIn, leadsTo, type Path, readPath } from './pact-path.ts';
import type { Interaction } from './pact.ts';

/** One thing that the web sends. A backend gets the example, unless a state makes the value. */
export interface Sent {
  part: string;
  example: unknown;
  generator: unknown;
}

type Request = Interaction['request'];

/** By its name; a header by its name in small letters. */
export function sentIn(request: Request): Map<string, Sent> {
  const { query = {}, headers = {}, body, generators = {} } = request;
  const ofQuery = generatorsOf(generators['query']);
  const ofHeader = generatorsOf(generators['header']);
  const ofBody = generatorsOf(generators['body']);
  return new Map([
    ...Object.entries(query).map(([name, example]): [string, Sent] => {
      const part = `the query parameter ${name}`;
      return [part, { part, example, generator: generatorAt(ofQuery, [name]) }];
    }),
    ...Object.entries(headers).map(([name, example]): [string, Sent] => {
      const part = `the header ${name}`;
      return [part.toLowerCase(), { part, example, generator: generatorAt(ofHeader, [name]) }];
    }),
    ...leavesOf('$', [], body?.content).map(({ part, path, example }): [string, Sent] => [
      part,
      { part, example, generator: generatorAt(ofBody, path) },
    ]),
  ]);
}

type SentDifference = 'example' | 'type' | 'value' | 'generator';

/** How a backend would notice; undefined where nothing differs. */
export function differenceOf(was: Sent, is: Sent): SentDifference | undefined {
  if (!isDeepStrictEqual(was.generator, is.generator)) return 'generator';
  if (isDeepStrictEqual(was.example, is.example)) return undefined;
  if (is.generator !== undefined) return 'example';
  return typeOf(was.example) === typeOf(is.example) ? 'value' : 'type';
}

type Generators = [path: Path, generator: unknown][];

function generatorsOf(byPath: unknown): Generators {
  return Object.entries(objectOf(byPath)).map(([path, generator]) => [
    path.startsWith('$') ? readPath(path) : [path],
    generator,
  ]);
}

function generatorAt(generators: Generators, path: Path): unknown {
  const found = generators.find(([to]) => to.length === path.length && leadsTo(to, path));
  return found?.[1];
}

interface Leaf {
  part: string;
  path: Path;
  example: unknown;
}

/** Every value that holds no other; an empty list or object is one of them. */
function leavesOf(part: string, path: Path, example: unknown): Leaf[] {
  if (example === undefined) return [];
  const inside = typeof example === 'object' && example !== null ? Object.entries(example) : [];
  if (inside.length === 0) return [{ part, path, example }];
  return inside.flatMap(([key, inner]) =>
    leavesOf(
      Array.isArray(example) ? `${part}[${key}]` : fieldIn(part, key),
      [...path, key],
      inner,
    ),
  );
}
