import { isDeepStrictEqual } from 'node:util';
import { objectOf } from './pact-answer.ts';
import { sentIn } from './pact-request.ts';
import { statusesOf } from './pact-status.ts';
import { type Interaction, type Pact, statesOf } from './pact.ts';

/** The same interaction in two contracts; one of them may not have it. */
export interface Pair {
  was: Interaction | undefined;
  is: Interaction | undefined;
}

/**
 * Two interactions are the same when they ask at the same address, either in the same states for the
 * same status or under the same description. Where several do, those that are most alike belong
 * together.
 */
export function pairsOf(old: Pact, next: Pact): Pair[] {
  const pairs = candidates(old, next).reduce<Map<Interaction, Interaction>>(
    (found, { was, is }) => (found.has(is) || taken(found, was) ? found : found.set(is, was)),
    new Map(),
  );
  return [
    ...next.interactions.map(is => ({ was: pairs.get(is), is })),
    ...old.interactions.filter(was => !taken(pairs, was)).map(was => ({ was, is: undefined })),
  ];
}

/** All that could be one interaction, the most alike first. */
function candidates(old: Pact, next: Pact): { was: Interaction; is: Interaction }[] {
  return next.interactions
    .flatMap(is =>
      old.interactions
        .filter(was => isOneAddress(was, is))
        .filter(was => isOneKind(was, is) || was.description === is.description)
        .map(was => ({ was, is, likeness: likenessOf(was, is) })),
    )
    .toSorted((one, other) => other.likeness - one.likeness);
}

function taken(pairs: Map<Interaction, Interaction>, was: Interaction): boolean {
  return [...pairs.values()].includes(was);
}

/** An example in a path that a state makes may be another one. */
function isOneAddress(was: Interaction, is: Interaction): boolean {
  const [had, has] = [expressionOf(was), expressionOf(is)];
  const isOnePath = was.request.path === is.request.path || (has !== undefined && had === has);
  return isOnePath && was.request.method === is.request.method;
}

function expressionOf({ request: { generators = {} } }: Interaction): unknown {
  return objectOf(generators['path'])['expression'];
}

function isOneKind(was: Interaction, is: Interaction): boolean {
  return (
    isDeepStrictEqual(statesOf(was).toSorted(), statesOf(is).toSorted()) &&
    (statusesOf(was.response).includes(is.response.status) ||
      statusesOf(is.response).includes(was.response.status))
  );
}

/** Counts what two interactions have in common; the description weighs most, then the kind. */
function likenessOf(was: Interaction, is: Interaction): number {
  const before = sentIn(was.request);
  const sent = [...sentIn(is.request)].filter(([part, { example }]) =>
    isDeepStrictEqual(before.get(part)?.example, example),
  );
  const signs = [
    was.response.status === is.response.status,
    isDeepStrictEqual(was.providerStates, is.providerStates),
    isDeepStrictEqual(was.response.body?.content, is.response.body?.content),
  ];
  return (
    (was.description === is.description ? 2000 : 0) +
    (isOneKind(was, is) ? 1000 : 0) +
    signs.filter(Boolean).length +
    sent.length
  );
}
