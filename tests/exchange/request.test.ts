import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { decisive, oneDay } from '../../src/exchange/request-clocks.ts';
import {
  actsOf,
  awaited,
  dueAt,
  hasEnded,
  isPromised,
  type Life,
  ring,
} from '../../src/exchange/request-life.ts';
import { acts, parties, type Party, request } from '../../src/exchange/request.ts';
import { inspect } from '../flows/recording.ts';
import { type Edge, edges, first, lives, start, wayTo } from './request-walk.ts';

const open = lives.filter(life => !hasEnded(life));

test('each state can be reached, and offers to each of the two what the table says', () => {
  const states = Object.fromEntries(
    [...Map.groupBy(lives, ({ state }) => state)].map(([state, all]) => [
      state,
      parties.map(by => acts.filter(act => all.some(life => actsOf(life, by).includes(act)))),
    ]),
  );
  const withdrawing = ['withdraw', 'still wanted'];
  const meeting = ['propose a meeting', 'accept the meeting', 'cancel', 'handed over'];
  const answering = ['handed over', 'not handed over'];
  expect(states).toEqual({
    'open.asked': [['withdraw'], ['accept', 'decline']],
    'open.waiting': [withdrawing, ['decline']],
    'agreed.arranging': [meeting, meeting],
    'agreed.scheduled': [meeting, meeting],
    'agreed.met': [meeting, meeting],
    confirming: [answering, answering],
    disputed: [answering, answering],
    'done.reviewing': [['review'], ['review']],
    'done.settled': [[], []],
    'closed.declined': [[], []],
    'closed.withdrawn': [[], []],
    'closed.expired': [[], []],
    'closed.cancelled': [[], []],
    'closed.lapsed': [[], []],
    'closed.disputed': [[], []],
    'closed.unavailable': [[], []],
  });
});

test('by its clocks alone every request ends, and then none runs', () => {
  const endless = open.filter(life => {
    let at = life;
    for (let rings = 0; !hasEnded(at) && rings < 10; rings++) {
      at = ring(request, at, dueAt(at) ?? 0)?.life ?? at;
    }
    return !hasEnded(at);
  });
  expect(endless).toEqual([]);
  expect(lives.filter(life => hasEnded(life) !== (dueAt(life) === undefined))).toEqual([]);
});

test('a decision of a clock comes a day after a reminder or later, also where the server was away', () => {
  const faults = open.filter(life => {
    let [at, reminded] = [life, Number.NEGATIVE_INFINITY];
    for (let now = start + 60 * oneDay; !hasEnded(at); now += oneDay / 4) {
      const rung = ring(request, at, now);
      if (!rung) continue;
      const isAhead = Object.keys(at.clocks).length > 1 || now - reminded < oneDay;
      if (decisive.has(rung.clock) && isAhead) return true;
      if (rung.actions.some(action => action.startsWith('remind '))) reminded = now;
      at = rung.life;
    }
    return false;
  });
  expect(faults).toEqual([]);
});

test('every request that is open leaves one of the two something to do', () => {
  expect(open.filter(life => parties.every(by => actsOf(life, by).length === 0))).toEqual([]);
  expect(open.filter(life => awaited(life).some(by => actsOf(life, by).length === 0))).toEqual([]);
});

test('the copies are promised from the agreement to the end, and each end says what becomes of them', () => {
  const promised = new Set(lives.filter(isPromised).map(({ state }) => state.split('.')[0]));
  expect([...promised]).toEqual(['agreed', 'confirming', 'disputed']);
  const faults = edges.filter(({ from, to, actions }) => {
    const said = actions.filter(action => action.includes('copies'));
    if (isPromised(from) === isPromised(to)) return said.length > 0;
    return isPromised(to) ? said.join() !== 'promise the copies' : said.length !== 1;
  });
  expect(faults).toEqual([]);
});

test('a chart that runs takes every transition as the server decides it', () => {
  const alike = Map.groupBy(edges, ({ from, event, to, actions }) =>
    [from.state, event.type, to.state, ...actions].join(),
  );
  const ways = [...alike.values()].flatMap(([one]) => (one ? [[...wayTo(one.from), one]] : []));
  const ends = ways.map(way => {
    const clock = new SimulatedClock();
    const actor = createActor(request, { input: { now: start }, clock, inspect }).start();
    for (const { event } of way) actor.send(event);
    const { value, context } = actor.getSnapshot();
    const names = JSON.stringify(value).match(/[a-z]+/g) ?? [];
    return { state: names.join('.'), context };
  });
  const decided = ways.flatMap(way => way.at(-1)?.to ?? []);
  expect(ends).toEqual(
    decided.map(({ state, facts }) => ({ state, context: { ...facts, now: start } })),
  );
});

/** A request in a world of several, with the owners of its copies. */
interface Want {
  copies: Record<string, Party>;
}

interface World {
  copies: Record<string, string>;
  lives: Life[];
}

const edgesFrom = Map.groupBy(edges, ({ from }) => from);
const promised = new Set(lives.filter(isPromised));
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

/** What the server does with the actions of a step, and with the other requests. */
function after(world: World, wants: Want[], index: number, { event, to, actions }: Edge): World {
  const leaver = 'who' in event ? event.who : undefined;
  const copies = { ...world.copies };
  for (const [name, owner] of Object.entries(wants[index]?.copies ?? {})) {
    for (const action of actions) {
      copies[name] = stateAfter(action, owner === leaver) ?? copies[name] ?? '';
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

function stateAfter(action: string, isOfLeaver: boolean): string | undefined {
  if (action === 'promise the copies') return 'promised';
  if (action === 'offer the copies again') return 'offered';
  if (action === 'put the copies aside') return 'aside';
  if (action === 'the copies are gone') return 'gone';
  if (!action.startsWith('the copies of the leaver')) return undefined;
  if (isOfLeaver) return 'gone';
  return action.endsWith('offered') ? 'offered' : 'aside';
}
