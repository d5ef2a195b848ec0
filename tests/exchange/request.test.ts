import { expect, test } from 'vitest';
import { createActor, type EventFrom, SimulatedClock } from 'xstate';
import { decisive, oneDay } from '../../src/exchange/request-clocks.ts';
import {
  actsOf,
  awaited,
  begin,
  dueAt,
  happen,
  hasEnded,
  isPromised,
  type Life,
  ring,
} from '../../src/exchange/request-life.ts';
import {
  type Act,
  acts,
  type Fate,
  parties,
  type Party,
  request,
} from '../../src/exchange/request.ts';
import { inspect } from '../flows/recording.ts';

/** `clock` is the end of the one that is due first. */
type Happening = Act | Fate | { type: 'clock' };

interface Edge {
  from: Life;
  event: EventFrom<typeof request>;
  to: Life;
  actions: string[];
}

const start = 1_000_000_000_000;
const first = begin(request, start);

const ofMembers = parties.flatMap(by =>
  acts.map((type): Act => {
    if (type !== 'propose a meeting') return { type, by };
    return { type, by, at: start + 3 * oneDay, where: 'at the fountain' };
  }),
);
const ofOthers: Fate[] = [
  { type: 'copy taken' },
  { type: 'copy free' },
  { type: 'copy gone' },
  { type: 'member blocked' },
  ...parties.flatMap((who): Fate[] => [
    { type: 'member left', who },
    { type: 'member suspended', who },
  ]),
];
const happenings: Happening[] = [...ofMembers, ...ofOthers, { type: 'clock' }];

/** What is done is done at the start, so that there are few different requests. */
function edge(from: Life, happening: Happening): Edge | undefined {
  if (happening.type !== 'clock') {
    const step = happen(request, from, happening, start);
    return step && { from, event: happening, to: step.life, actions: step.actions };
  }
  const rung = ring(request, from, dueAt(from) ?? 0);
  if (!rung) return undefined;
  const type = `xstate.after.${rung.clock}.request.${from.state}` as const;
  return { from, event: { type }, to: rung.life, actions: rung.actions };
}

/** All requests that there can be, but for the times of their clocks, and all that can happen to them. */
const { lives, edges } = walk();
const edgesFrom = Map.groupBy(edges, ({ from }) => from);

function walk() {
  const keyOf = ({ state, facts, clocks }: Life) =>
    JSON.stringify([state, facts, Object.keys(clocks).toSorted()]);
  const lives = new Map([[keyOf(first), first]]);
  const edges: Edge[] = [];
  for (const life of lives.values()) {
    for (const happening of happenings) {
      const found = edge(life, happening);
      if (!found) continue;
      const key = keyOf(found.to);
      const to = lives.get(key) ?? found.to;
      lives.set(key, to);
      edges.push({ ...found, to });
    }
  }
  return { lives: [...lives.values()], edges };
}

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
    const { now: _, ...facts } = context;
    return {
      state: JSON.stringify(value)
        .match(/[a-z]+/g)
        ?.join('.'),
      facts,
    };
  });
  expect(ends).toEqual(
    ways.map(way => ({ state: way.at(-1)?.to.state, facts: way.at(-1)?.to.facts })),
  );
});

/** The shortest: what is found first comes first. */
function wayTo(life: Life): Edge[] {
  const last = life === first ? undefined : edges.find(({ to }) => to === life);
  return last ? [...wayTo(last.from), last] : [];
}

/** A request in a world of several, with the owners of its copies. */
interface Want {
  copies: Record<string, Party>;
}

interface World {
  copies: Record<string, string>;
  lives: Life[];
}

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
