import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { type AnyActorRef, isMachineSnapshot } from 'xstate';
import { everyRoute } from '../../src/app/every-route.ts';
import { Shell } from '../../src/app/shell.tsx';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { currentFlow, type Site } from '../../src/flows/site.ts';
import { freeze } from '../../src/kits/freeze.ts';
import { scenes } from '../../src/kits/kits.ts';
import { placeOf, type Scene } from '../../src/kits/scenes.ts';
import { pathOf } from '../../src/paths.ts';

const states = extractCharts().flatMap(({ states }) => states);
const seen = [...scenes].flatMap(([state, scene]): [string, Scene][] =>
  typeof scene === 'string' ? [] : [[state, scene]],
);

describe('the scenes', () => {
  test('are of every state in which no other lies', () => {
    const leaves = states.filter(({ type }) => type === 'atomic' || type === 'final');
    expect([...scenes.keys()].toSorted()).toEqual(leaves.map(({ id }) => id).toSorted());
  });

  test('leave out exactly the states that go on at once', () => {
    const passing = states.filter(({ transitions }) =>
      transitions.some(({ kind, guard }) => kind === 'always' && guard === null),
    );
    const left = [...scenes].filter(([, scene]) => typeof scene === 'string');
    expect(left.map(([state]) => state)).toEqual(passing.map(({ id }) => id));
    expect(left).toContainEqual(['verifyEmail.idle', 'The token decides at once where to go on.']);
  });
});

describe('a frozen chart', () => {
  const frozen = seen.filter(([state]) => !isOfCall(state));
  const ends = new Set(states.filter(({ type }) => type === 'final').map(({ id }) => id));

  test.each(frozen.filter(([state]) => !ends.has(state)))('stays in %s', (state, scene) => {
    const actor = actorOf(freeze(scene), state);
    // Where a guard would let it go on at once, any event lets it.
    actor?.send({ type: 'nothing' });
    expect(activeIn(actor?.getSnapshot())).toContain(state);
  });

  test.each(frozen.filter(([state]) => ends.has(state)))('is gone in %s', (state, scene) => {
    expect(actorOf(freeze(scene), state)).toBe(undefined);
  });
});

describe('a frozen page', () => {
  test.each([
    ['resetPassword.idle.newPassword.untouched', 'Both fields need the same password'],
    ['resetPassword.idle.newPassword.tooShort', '*Minimum length should 6 characters.'],
    ['resetPassword.idle.newPassword.tooLong', '*Maximum length is 50 characters.'],
    ['resetPassword.idle.confirmation.different', '*Passwords do not match.'],
    ['resetPassword.loading', 'Loading...'],
    ['resetPassword.success', 'Your password has been changed.'],
    ['resetPassword.failure', 'This reset link is not valid or has already been used.'],
    ['resetPassword.left', 'One shelf for the whole neighbourhood'],
    ['resultModal.late.success', 'Your e-mail address is verified.'],
    ['site.broken', 'This page could not be loaded'],
    ['site.opening', 'Both fields need the same password'],
    ['site.withoutFlow', 'Exchange books in your neighbourhood NOW!'],
    ['verifyEmail.failure', 'Write to us for a new link:'],
  ])('of %s says %s', async (state, text) => {
    const scene = new Map(seen).get(state);
    expect(scene && (await markupOf(scene.seenAs ?? scene))).toContain(text);
  });
});

/** Of a call a scene has what its page shows meanwhile. */
function isOfCall(state: string): boolean {
  return state.startsWith('call.');
}

function actorOf(site: Site, state: string): AnyActorRef | undefined {
  const snapshot = site.getSnapshot();
  if (state.startsWith('site.')) return site;
  return state.startsWith('resultModal.') ? snapshot.context.modal : currentFlow(snapshot)?.ref;
}

function activeIn(snapshot: unknown): string[] {
  return isMachineSnapshot(snapshot) ? Object.keys(snapshot.getMeta()) : [];
}

async function markupOf(scene: Scene): Promise<string> {
  const site = freeze(scene);
  const routes = everyRoute(scene.isOfMembers === true);
  await routes[scene.page]?.preload();
  return renderToStaticMarkup(
    <Router ssrPath={pathOf(placeOf(scene))}>
      <Shell
        routes={routes}
        site={site}
        modalAsRendered={site.getSnapshot().context.modal.getSnapshot()}
      />
    </Router>,
  );
}
