import { isDeepStrictEqual } from 'node:util';
import { diffExpected } from './pact-answer-diff.ts';
import { expectedBody, expectedHeaders } from './pact-answer.ts';
import { type Difference, typeOf } from './pact-demand.ts';
import { anotherExample, type Finding, kindOf, union } from './pact-finding.ts';
import { type Pair, pairsOf } from './pact-pairs.ts';
import { differenceOf, type Sent, sentIn } from './pact-request.ts';
import { statusDifference } from './pact-status.ts';
import { type Interaction, type Pact, type Part, type State, statesOf, valuesOf } from './pact.ts';

export interface Change extends Finding {
  /** The interaction, in the words of the newer contract that has it. */
  interaction: string;
}

/** What a backend that holds the old contract has to do for the new one; empty for equal ones. */
export function diffPacts(old: Pact, next: Pact): Change[] {
  return pairsOf(old, next).flatMap(diffPair);
}

function diffPair({ was, is }: Pair): Change[] {
  if (was && is) return diffInteraction(was, is);
  if (is) return [arrived(is)];
  if (!was) return [];
  const what = 'The web no longer asks this.';
  return [{ kind: 'removed', interaction: was.description, what }];
}

function arrived({ description, pending, request, response }: Interaction): Change {
  const what = `${request.method} ${request.path} is to answer ${response.status}.`;
  return { kind: pending ? 'announced' : 'new demand', interaction: description, what };
}

function diffInteraction(old: Interaction, next: Interaction): Change[] {
  const isReworded =
    old.description !== next.description || !isDeepStrictEqual(old.comments, next.comments);
  const findings: Finding[] = [
    ...diffPending(old, next),
    ...diffStates(old, next),
    ...diffRequests(old.request, next.request),
    ...diffResponses(old.response, next.response),
    ...(isReworded ? [reworded] : []),
  ];
  const asked = next.pending ? findings.map(announced) : findings;
  return asked.map(({ kind, what }) => ({ kind, interaction: next.description, what }));
}

const reworded: Finding = { kind: 'wording only', what: 'It is described in other words.' };

/** Nothing has to be done yet for an interaction that is only announced. */
function announced({ kind, what }: Finding): Finding {
  return { kind: kind === 'new demand' || kind === 'tightened' ? 'announced' : kind, what };
}

function diffPending(old: Interaction, next: Interaction): Finding[] {
  if (Boolean(old.pending) === Boolean(next.pending)) return [];
  return next.pending
    ? [{ kind: 'loosened', what: 'It is only announced now.' }]
    : [{ kind: 'new demand', what: 'It was announced, and is demanded now.' }];
}

function diffStates(old: Interaction, next: Interaction): Finding[] {
  const [before, after] = [withParams(old), withParams(next)];
  const changed = after.filter(
    state =>
      !before.some(other => isDeepStrictEqual(state, other)) &&
      (before.some(({ name }) => name === state.name) || Object.keys(state.params).length > 0),
  );
  const [had, has] = [valuesOf(old), valuesOf(next)];
  return [
    ...diffStateNames(statesOf(old), statesOf(next)),
    ...changed.map(({ name, params }): Finding => ({
      kind: 'new demand',
      what: `The state '${name}' is asked for with ${JSON.stringify(params)}.`,
    })),
    ...has
      .filter(name => !had.includes(name))
      .map((name): Finding => ({ kind: 'new demand', what: `Its states have to tell ${name}.` })),
    ...had
      .filter(name => !has.includes(name))
      .map((name): Finding => ({
        kind: 'loosened',
        what: `Its states no longer have to tell ${name}.`,
      })),
  ];
}

function withParams({ providerStates = [] }: Interaction): Required<State>[] {
  return providerStates.map(({ name, params = {} }) => ({ name, params }));
}

function diffStateNames(was: string[], is: string[]): Finding[] {
  if (isDeepStrictEqual(was.toSorted(), is.toSorted())) return [];
  const named = (names: string[]) => names.map(name => `'${name}'`).join(' and ') || 'any';
  return [{ kind: 'new demand', what: `The state is ${named(is)}, was ${named(was)}.` }];
}

function diffRequests(old: Interaction['request'], next: Interaction['request']): Finding[] {
  const [before, after] = [sentIn(old), sentIn(next)];
  return [
    ...diffContentType('The body that is sent', old, next),
    ...union(before, after)
      .filter(part => !isEmptied(part, before, after) && !isEmptied(part, after, before))
      .flatMap(part => diffSent(before.get(part), after.get(part))),
  ];
}

/** Whether a list or an object is empty in one request, and holds something in the other. */
function isEmptied(part: string, empty: Map<string, Sent>, full: Map<string, Sent>): boolean {
  const isInside = (other: string) => other.startsWith(`${part}.`) || other.startsWith(`${part}[`);
  return empty.has(part) && !full.has(part) && [...full.keys()].some(isInside);
}

function diffSent(was: Sent | undefined, is: Sent | undefined): Finding[] {
  if (!was || !is) {
    const what = is ? `The web sends ${is.part}.` : `The web no longer sends ${was?.part}.`;
    return [{ kind: 'new demand', what }];
  }
  const difference = differenceOf(was, is);
  if (!difference) return [];
  if (difference === 'example') return [anotherExample(is.part)];
  const what =
    difference === 'type'
      ? `${is.part} is a ${typeOf(is.example)}, no longer a ${typeOf(was.example)}.`
      : `${is.part} is ${sentText(is)}, no longer ${sentText(was)}.`;
  return [{ kind: 'new demand', what }];
}

function sentText({ example, generator }: Sent): string {
  return generator === undefined ? JSON.stringify(example) : `made by ${JSON.stringify(generator)}`;
}

function diffResponses(old: Interaction['response'], next: Interaction['response']): Finding[] {
  const [before, after] = [expectedHeaders(old), expectedHeaders(next)];
  return [
    ...diffStatus(old, next),
    ...diffContentType('The body of the answer', old, next),
    ...union(before, after).flatMap(name => diffExpected(before.get(name), after.get(name))),
    ...diffExpected(expectedBody(old), expectedBody(next)),
  ];
}

function diffStatus(old: Interaction['response'], next: Interaction['response']): Finding[] {
  const difference = statusDifference(old, next);
  if (!difference) return old.status === next.status ? [] : [anotherExample('the status')];
  return [{ kind: kindOf[difference], what: textOfStatus[difference](old.status, next.status) }];
}

const textOfStatus = {
  tightened: () => 'Fewer statuses than before are taken for its answer.',
  loosened: () => 'More statuses than before are taken for its answer.',
  other: (was, is) => `The status is ${is}, was ${was}.`,
} satisfies Record<Difference, (was: number, is: number) => string>;

function diffContentType(what: string, old: Part, next: Part): Finding[] {
  if (!old.body || !next.body) return [];
  const [was, is] = [contentTypeOf(old), contentTypeOf(next)];
  if (was === is) return [];
  return [
    { kind: 'new demand', what: `${what} is ${is ?? 'of no type'}, and was ${was ?? 'of none'}.` },
  ];
}

function contentTypeOf({ body, headers = {} }: Part): string | undefined {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  return (body?.contentType ?? header?.[1][0])?.toLowerCase().replaceAll(' ', '');
}
