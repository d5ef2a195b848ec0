import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { RequestState } from '../../src/exchange/request-state.ts';
import { dayMs, decisive } from '../../src/exchange/request-timers.ts';
import { acts, parties, type Party, request } from '../../src/exchange/request.ts';
import { inspect } from '../flows/kit/recording.ts';
import { type Edge, edges, lives, start, states, wayTo } from './request-walk.ts';

const { actsOf, dueAt, fireDueTimer, hasEnded, isPromised, partiesToAct } = states;

const open = lives.filter(life => !hasEnded(life));

test('each state can be reached, and offers to each of the two what the table says', () => {
  const states = Object.fromEntries(
    [...Map.groupBy(lives, ({ state }) => state)].map(([state, all]) => [
      state,
      parties.map(by =>
        acts.filter(act => all.some(life => actsOf(life, by, start).includes(act))),
      ),
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

test('by its timers alone every request ends, and then none runs', () => {
  const endless = open.filter(life => {
    let at = life;
    for (let rings = 0; !hasEnded(at) && rings < 10; rings++) {
      at = fireDueTimer(at, dueAt(at) ?? 0)?.next ?? at;
    }
    return !hasEnded(at);
  });
  expect(recorded(endless.map(wayTo))).toEqual([]);
  expect(
    recorded(lives.filter(life => hasEnded(life) !== (dueAt(life) === undefined)).map(wayTo)),
  ).toEqual([]);
});

test('a timer decides where it has reminded before', () => {
  const faults = edges.filter(({ from, timer }) => {
    const reminder = timer && decisive.get(timer);
    const reminds = (edge: Edge) => edge.timer === reminder && isReminder(edge);
    return reminder && !wayTo(from).some(reminds);
  });
  expect(recorded(faults.map(wayThrough))).toEqual([]);
});

test('a decision of a timer comes a day after a reminder or later, also where the server was away', () => {
  const back = start + 60 * dayMs;
  const faults = open.filter(life => {
    let [at, reminded] = [life, Number.NEGATIVE_INFINITY];
    for (let now = back; !hasEnded(at) && now < back + 30 * dayMs; now += dayMs / 4) {
      const rung = fireDueTimer(at, now);
      if (!rung) continue;
      const isAhead = Object.keys(at.timers).length > 1 || now - reminded < dayMs;
      if (decisive.has(rung.timer) && isAhead) return true;
      if (isReminder(rung)) reminded = now;
      at = rung.next;
    }
    return false;
  });
  expect(recorded(faults.map(wayTo))).toEqual([]);
});

function isReminder({ effects }: Pick<Edge, 'effects'>): boolean {
  return effects.some(action => action.startsWith('remind '));
}

test('every request that is open leaves one of the two something to do', () => {
  const isIdle = (life: RequestState) => (by: Party) => actsOf(life, by, start).length === 0;
  expect(recorded(open.filter(life => parties.every(isIdle(life))).map(wayTo))).toEqual([]);
  expect(recorded(open.filter(life => partiesToAct(life).some(isIdle(life))).map(wayTo))).toEqual(
    [],
  );
});

test('where an answer is offered, it is the turn of who can give it', () => {
  const answers = ['accept', 'accept the meeting', 'review'] as const;
  const faults = lives.filter(life =>
    answers.some(answer => {
      const able = parties.filter(by => actsOf(life, by, start).includes(answer));
      return able.length > 0 && able.join() !== partiesToAct(life).join();
    }),
  );
  expect(recorded(faults.map(wayTo))).toEqual([]);
});

test('who waits is asked after the reminder whether the book is still wanted', () => {
  const waiting = lives.filter(({ state }) => state === 'open.waiting');
  const asked = waiting.map(life => [
    life.timers['is it still wanted'] === undefined,
    partiesToAct(life),
  ]);
  expect(asked).toEqual([
    [false, []],
    [true, ['asker']],
  ]);
});

test('a book has changed hands, or stays, where both say so, or one does and the time is over', () => {
  const saidIn = (state: string) => {
    const all = lives.filter(life => life.state === state).map(({ facts }) => facts);
    return new Set(
      all.map(({ said, isSaidByOne: alone }) => `${said.asker} ${said.owner} ${alone}`),
    );
  };
  expect(saidIn('done.reviewing')).toEqual(
    new Set(['true true false', 'true undefined true', 'undefined true true']),
  );
  expect(saidIn('closed.cancelled')).toEqual(
    new Set(['undefined undefined false', 'false false false']),
  );
});

test('the copies are promised from the agreement to the end, and each end says what becomes of them', () => {
  const promised = new Set(lives.filter(isPromised).map(({ state }) => state.split('.')[0]));
  expect([...promised]).toEqual(['agreed', 'confirming', 'disputed']);
  const faults = edges.filter(({ from, to, effects }) => {
    const said = effects.filter(action => action.includes('copies'));
    if (isPromised(from) === isPromised(to)) return said.length > 0;
    return isPromised(to) ? said.join() !== 'promise the copies' : said.length !== 1;
  });
  expect(recorded(faults.map(wayThrough))).toEqual([]);
});

test('a chart that runs takes every transition as the server decides it', () => {
  const alike = Map.groupBy(edges, ({ from, event, to, effects }) =>
    [from.state, event.type, to.state, ...effects].join(),
  );
  const ways = [...alike.values()].flatMap(([one]) => (one ? [wayThrough(one)] : []));
  const ends = ways.map(way => {
    const { value, context } = runThrough(way);
    const names = JSON.stringify(value).match(/[a-z]+/g) ?? [];
    return { state: names.join('.'), context };
  });
  const decided = ways.flatMap(way => way.at(-1)?.to ?? []);
  expect(ends).toEqual(
    decided.map(({ state, facts }) => ({ state, context: { ...facts, now: start } })),
  );
});

/** The events of ways to what must not be. The chart runs through the first, so that it is recorded. */
function recorded(ways: Edge[][]): string[] {
  const [first] = ways;
  if (first) runThrough(first);
  return ways.map(way => way.map(({ event }) => event.type).join(', '));
}

function wayThrough(edge: Edge): Edge[] {
  return [...wayTo(edge.from), edge];
}

function runThrough(way: Edge[]) {
  const clock = new SimulatedClock();
  const actor = createActor(request, { input: { now: start }, clock, inspect }).start();
  for (const { event } of way) actor.send(event);
  return actor.getSnapshot();
}
