import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import type { Secrets } from '../known-secrets.ts';
import type { Sight } from '../vocabulary.ts';

type Actor = InspectionEvent['actorRef'];

/** What the site still holds, and what an onlooker would read in its charts, of what is secret. */
export function secretsIn(
  site: Actor,
  onlooked: Iterable<Actor>,
  { tokens, passwords }: Secrets,
): Sight['secrets'] {
  const held = [...reachedFrom(site)].flatMap(actor => [stateOf(actor), beginningOf(actor)]);
  const texts = [...held, ...[...onlooked].map(stateOf)].flatMap(value =>
    partsOf(value).filter(part => typeof part === 'string'),
  );
  const secrets = [
    ['token', tokens],
    ['passwords', passwords],
  ] as const;
  return secrets.flatMap(([name, known]) =>
    texts.some(text => known.includes(text)) ? [name] : [],
  );
}

function reachedFrom(actor: Actor, reached = new Set<Actor>()): Set<Actor> {
  if (reached.has(actor)) return reached;
  reached.add(actor);
  for (const next of partsOf(stateOf(actor)).filter(isActor)) reachedFrom(next, reached);
  return reached;
}

function stateOf(actor: Actor): unknown {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot)
    ? [snapshot.context, snapshot.children]
    : Object(snapshot).input;
}

/** XState keeps what an actor was started with, even when it has ended. */
function beginningOf(actor: Actor): unknown {
  const hasEnded = Object(actor.getSnapshot()).status !== 'active';
  return hasEnded ? Reflect.get(actor, 'options')?.input : undefined;
}

/** Everything that lies in a value, down to texts and actors. */
function partsOf(value: unknown, known = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null || isActor(value)) return [value];
  if (known.has(value)) return [];
  known.add(value);
  return Object.values(value).flatMap(part => partsOf(part, known));
}

function isActor(value: unknown): value is Actor {
  return typeof value === 'object' && value !== null && 'getSnapshot' in value;
}
