import type { EventFrom } from 'xstate';
import { type RequestState, requestStates } from '../../src/exchange/request-state.ts';
import { dayMs, days, type Timer } from '../../src/exchange/request-timers.ts';
import {
  type Act,
  acts,
  type ExternalEvent,
  parties,
  type request,
} from '../../src/exchange/request.ts';

/** `timer` is the one that is due first. */
type Happening = Act | ExternalEvent | { type: 'timer' };

export interface Edge {
  from: RequestState;
  event: EventFrom<typeof request>;
  /** That has fired. */
  timer?: Timer;
  to: RequestState;
  effects: string[];
}

export const states = requestStates(days);

export const start = 1_000_000_000_000;
export const first = states.initialState(start);

const ofMembers = parties.flatMap(by =>
  acts.map((type): Act => {
    if (type !== 'propose a meeting') return { type, by };
    return { type, by, at: start + 3 * dayMs, where: 'at the fountain' };
  }),
);
const ofOthers: ExternalEvent[] = [
  { type: 'copy taken' },
  { type: 'copy free' },
  { type: 'copy gone' },
  { type: 'member blocked' },
  ...parties.flatMap((who): ExternalEvent[] => [
    { type: 'member left', who },
    { type: 'member suspended', who },
  ]),
];
const happenings: Happening[] = [...ofMembers, ...ofOthers, { type: 'timer' }];

/** What is done is done at the start, so that there are few different requests. */
function edge(from: RequestState, happening: Happening): Edge | undefined {
  if (happening.type !== 'timer') {
    const step = states.applyEvent(from, happening, start);
    return step && { from, event: happening, to: step.next, effects: step.effects };
  }
  const rung = states.fireDueTimer(from, states.dueAt(from) ?? 0);
  if (!rung) return undefined;
  const { timer, next: to, effects } = rung;
  const type = `xstate.after.${timer}.request.${from.state}` as const;
  return { from, event: { type }, timer, to, effects };
}

/** All requests that there can be, but for the times of their clocks, and all that can happen to them. */
export const { lives, edges } = walk();

function walk() {
  const keyOf = ({ state, facts, timers }: RequestState) =>
    JSON.stringify([state, facts, Object.keys(timers).toSorted()]);
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

/** The shortest: what is found first comes first. */
export function wayTo(life: RequestState): Edge[] {
  const last = life === first ? undefined : edges.find(({ to }) => to === life);
  return last ? [...wayTo(last.from), last] : [];
}
