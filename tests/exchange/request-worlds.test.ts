import { expect, test } from 'vitest';
import type { RequestState } from '../../src/exchange/request-state.ts';
import type { Party } from '../../src/exchange/request.ts';
import { type Edge, edges, first, lives, states } from './request-walk.ts';

/** A request in a world of several, with the owners of its copies. */
interface Want {
  copies: Record<string, Party>;
}

interface World {
  copies: Record<string, string>;
  lives: RequestState[];
}

const edgesFrom = Map.groupBy(edges, ({ from }) => from);
const promised = new Set(lives.filter(states.isPromised));
const numbers = new Map(lives.map((life, number) => [life, number]));

test.each<{ title: string; wants: Want[] }>([
  {
    title: 'two ask for one copy',
    wants: [{ copies: { x: 'owner' } }, { copies: { x: 'owner' } }],
  },
  {
    title: 'a swap is asked for both ways round',
    wants: [{ copies: { x: 'owner', y: 'asker' } }, { copies: { y: 'owner', x: 'asker' } }],
  },
])('where $title, no copy is promised twice, and none is held by no one', ({ wants }) => {
  const names = [...new Set(wants.flatMap(({ copies }) => Object.keys(copies)))];
  const offered = Object.fromEntries(names.map(name => [name, 'offered']));
  const begun: World = { copies: offered, lives: wants.map(() => first) };
  const keyOf = ({ copies, lives }: World) =>
    [...Object.values(copies), ...lives.map(life => numbers.get(life))].join();
  const worlds = new Map([[keyOf(begun), begun]]);
  for (const world of worlds.values()) {
    for (const [index, life] of world.lives.entries()) {
      for (const edge of edgesFrom.get(life) ?? []) {
        if (edge.event.type.startsWith('copy')) continue;
        const next = after(world, wants, index, edge);
        worlds.set(keyOf(next), next);
      }
    }
  }
  const found = [...worlds.values()];
  expect(found.filter(world => names.some(name => !isHeldRightly(world, wants, name)))).toEqual([]);
  expect(found.length).toBeGreaterThan(1000);
});

function isHeldRightly({ copies, lives }: World, wants: Want[], name: string): boolean {
  const holders = lives.filter((life, index) => wants[index]?.copies[name] && promised.has(life));
  const isWaitedFor = lives.some(
    (life, index) =>
      life.state === 'open.waiting' &&
      Object.keys(wants[index]?.copies ?? {}).every(one => copies[one] === 'offered'),
  );
  return holders.length === (copies[name] === 'promised' ? 1 : 0) && !isWaitedFor;
}

/** What the server does with the effects of a step, and with the other requests. */
function after(world: World, wants: Want[], index: number, { event, to, effects }: Edge): World {
  const one = 'who' in event ? event.who : undefined;
  const copies = { ...world.copies };
  for (const [name, owner] of Object.entries(wants[index]?.copies ?? {})) {
    for (const action of effects) {
      copies[name] = stateAfter(action, owner === one) ?? copies[name] ?? '';
    }
  }
  const lives = world.lives.with(index, to).map((one, other) => {
    const states = Object.keys(wants[other]?.copies ?? {}).map(name => copies[name]);
    const type = states.includes('gone')
      ? 'copy gone'
      : states.every(state => state === 'offered')
        ? 'copy free'
        : 'copy taken';
    return edgesFrom.get(one)?.find(({ event }) => event.type === type)?.to ?? one;
  });
  return { copies, lives };
}

/** Of a copy of the member of whom the event is, or of another one's. */
function stateAfter(action: string, isOfOne: boolean): string | undefined {
  if (action === 'promise the copies') return 'promised';
  if (action === 'offer the copies again') return 'offered';
  if (action === 'put the copies aside') return 'aside';
  if (action === 'the copies are gone') return 'gone';
  if (action.startsWith('the copies of the suspended')) return isOfOne ? 'aside' : 'offered';
  if (!action.startsWith('the copies of the leaver')) return undefined;
  if (isOfOne) return 'gone';
  return action.endsWith('offered') ? 'offered' : 'aside';
}
