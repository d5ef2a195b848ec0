import { asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { isMachineSnapshot } from 'xstate';
import { anyEvents, eventsOfOneDocument, mark } from './events.ts';
import { createExpectation } from './expectation.ts';
import { happen } from './happening.ts';
import { prove } from './proof.ts';
import { openSite, type SiteWorld } from './site-world.ts';

type Actor = SiteWorld['actors'][number];

test('whatever happens to a document, its visitor sees what the rules promise', async () => {
  const property = asyncProperty(eventsOfOneDocument(), async events => {
    const [world, foreseen] = [openSite(), createExpectation()];
    for (const event of events) {
      await happen(event, world, foreseen);
      expect(world.sight()).toEqual(foreseen.sight);
      const knowing = foreseen.mayKnowSecrets() ? [] : world.actors.filter(knowsSecret);
      expect(namesOf([...knowing, ...childrenOf(world).filter(hasEnded)])).toEqual([]);
      expect(faultsIn(world)).toEqual([]);
    }
  });
  await prove(property, 300);
});

test('whatever happens at all, no chart fails, asks twice or keeps a secret after its call', async () => {
  const property = asyncProperty(anyEvents(), async events => {
    const [world, foreseen] = [openSite(), createExpectation()];
    for (const event of events) {
      await happen(event, world, foreseen);
      expect(faultsIn(world)).toEqual([]);
    }
  });
  await prove(property, 300);
});

function faultsIn(world: SiteWorld): string[] {
  const { actors, loads, site } = world;
  const calls = world.calls();
  const { flows } = site.getSnapshot().context;
  const times = (all: string[], call: string) => all.filter(one => one === call).length;
  // An actor that has ended changes no more.
  world.actors = actors.filter(actor => !hasEnded(actor));
  return [
    ...namesOf(actors.filter(hasFailed)).map(actor => `has failed: ${actor}`),
    ...namesOf(actors.filter(knowsTooMuch)).map(actor => `keeps a secret: ${actor}`),
    ...calls.filter(call => times(calls, call) > times(loads, call)).map(call => `twice: ${call}`),
    ...flows.filter(({ ref }) => hasEnded(ref)).map(({ page }) => `is held after its end: ${page}`),
  ];
}

function childrenOf({ site }: SiteWorld) {
  return Object.values(site.getSnapshot().children).filter(child => child !== undefined);
}

function namesOf(actors: Actor[]): string[] {
  return actors.map(actor => JSON.stringify(actor.getSnapshot()));
}

function hasEnded(actor: Actor): boolean {
  return actor.getSnapshot().status !== 'active';
}

/** A promise may fail; a chart has to have an answer to it. */
function hasFailed(actor: Actor): boolean {
  const snapshot = actor.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.status === 'error';
}

function knowsSecret(actor: Actor): boolean {
  return JSON.stringify(actor.getSnapshot()).includes(mark);
}

/** A secret is needed by a call that is under way, and by a chart before its call and during it. */
function knowsTooMuch(actor: Actor): boolean {
  const snapshot = actor.getSnapshot();
  const needs = isMachineSnapshot(snapshot)
    ? ['opening', 'idle', 'loading'].some(state => snapshot.matches(state))
    : snapshot.status === 'active';
  return !needs && knowsSecret(actor);
}
