import { isDeepStrictEqual } from 'node:util';
import type { Expected } from './pact-answer.ts';
import { differenceBetween, textOf } from './pact-demand.ts';
import { anotherExample, type Finding, kindOf, union } from './pact-finding.ts';

/** What a backend has to do for another body or header of an answer. */
export function diffExpected(was: Expected | undefined, is: Expected | undefined): Finding[] {
  if (!was || !is) return is ? needed(is) : was ? noLongerNeeded(was) : [];
  const of = diffDemand(was, is);
  return of.some(({ kind }) => kind === 'new demand') ? of : [...of, ...diffInside(was, is)];
}

/** One for each value; of an object only what is in it is named. */
function needed(expected: Expected): Finding[] {
  const inside = [...expected.inside.values()].flatMap(needed);
  if (expected.holds === 'fields' && inside.length > 0) return inside;
  const own = `${expected.path} is needed: ${textOf(expected.demand)}.`;
  return [{ kind: 'tightened', what: own }, ...inside];
}

function noLongerNeeded(expected: Expected): Finding[] {
  const inside = [...expected.inside.values()].flatMap(noLongerNeeded);
  if (expected.holds === 'fields' && inside.length > 0) return inside;
  return [{ kind: 'loosened', what: `${expected.path} is no longer needed.` }, ...inside];
}

function diffDemand(was: Expected, is: Expected): Finding[] {
  const difference = differenceBetween(was.demand, is.demand);
  if (!difference) return isSameExample(was, is) ? [] : [anotherExample(is.path)];
  const what = `${is.path} was ${textOf(was.demand)}, and is ${textOf(is.demand)}.`;
  return [{ kind: kindOf[difference], what }];
}

/** The examples of what is inside are compared on their own. */
function isSameExample(was: Expected, is: Expected): boolean {
  const [before, after] = [was.example, is.example];
  if (is.holds === 'nothing') return isDeepStrictEqual(before, after);
  return !Array.isArray(before) || !Array.isArray(after) || before.length === after.length;
}

function diffInside(was: Expected, is: Expected): Finding[] {
  const findings =
    was.holds === is.holds || was.inside.size === 0 || is.inside.size === 0
      ? union(was.inside, is.inside).map(key => [was.inside.get(key), is.inside.get(key)] as const)
      : [...was.inside.values()].flatMap(before =>
          [...is.inside.values()].map(after => [before, after] as const),
        );
  const all = findings.flatMap(([before, after]) => diffExpected(before, after));
  return all.filter((one, at) => all.findIndex(other => isDeepStrictEqual(one, other)) === at);
}
