import { type RequestState, requestStates } from '../../exchange/request-state.ts';
import { dayMs, days } from '../../exchange/request-timers.ts';
import { type Act, parties } from '../../exchange/request.ts';

export const states = requestStates(days);

/** Where a request stands, and what has led there on a shortest way. */
export interface Place {
  standing: RequestState;
  /** In milliseconds since it was asked. */
  now: number;
  way: Step[];
}

export interface Step {
  from: Place;
  /** Undefined where a clock rings. */
  event: Act | { type: Other } | undefined;
  to: Place;
}

/** What becomes of the copy, or of the two. */
type Other = 'copy taken' | 'copy free' | 'copy gone' | 'member blocked';

/** All that can happen to a request by its two members, by clocks and by these other events; the nearest first. */
export function stepsOf(others: Other[]): Step[] {
  const places: Place[] = [{ standing: states.initialState(0), now: 0, way: [] }];
  const known = new Set<string>();
  const steps: Step[] = [];
  // Goes through what it finds on the way, too.
  for (const from of places) {
    const key = JSON.stringify([from.standing.state, ...parties.map(by => actsAt(from, by))]);
    if (known.has(key)) continue;
    known.add(key);
    for (const [event, standing, now = from.now] of followingOf(from, others)) {
      const step: Step = { from, event, to: { standing, now, way: [] } };
      step.to.way = [...from.way, step];
      steps.push(step);
      places.push(step.to);
    }
  }
  return steps;
}

/** What one of the two can do. */
export function actsAt({ standing, now }: Place, by: Act['by']): Act['type'][] {
  return states.actsOf(standing, by, now);
}

type Following = [event: Step['event'], standing: RequestState, now?: number];

function followingOf(place: Place, others: Other[]): Following[] {
  const { standing, now } = place;
  const acts = parties.flatMap(by =>
    actsAt(place, by).map((type): Act => ({ type, by, at: now + dayMs, where: '' })),
  );
  const taken = [...acts, ...others.map(type => ({ type }))].flatMap((event): Following[] => {
    const next = states.applyEvent(standing, event, now)?.next;
    return next ? [[event, next]] : [];
  });
  return [...taken, ...afterClocks(standing)];
}

/** What becomes of it if no one acts, once the reminders are past. */
function afterClocks(from: RequestState): Following[] {
  const now = states.dueAt(from);
  const next = now !== undefined && states.fireDueTimer(from, now)?.next;
  if (now === undefined || !next) return [];
  return next.state === from.state ? afterClocks(next) : [[undefined, next, now]];
}
