import { actsIn, perform } from '../../browser/acts.ts';
import { gestureOf, gestures } from '../../browser/gestures.ts';
import { createServer, Network } from '../../browser/network.ts';
import { Tab } from '../../browser/tab.ts';
import { token } from '../../kits/acts.ts';
import { scenes } from '../../kits/kits.ts';
import type { Way } from '../data.ts';
import { sourceOf, transitionsOf } from '../model/chart.ts';
import { createRecorder } from '../model/recorder.ts';
import type { Step } from '../model/walk.ts';
import { extractCharts } from './extract.ts';

/** A way by the names of its gestures. */
export interface Path {
  gestures: string[];
  /** The transitions that each gesture leads to, in their order. */
  steps: string[][];
}

interface Walked extends Path {
  /** What has been reached by the last gesture. */
  reached: string[];
  /** Equal where the same can happen from here on. */
  key: string;
  possible: string[];
}

/** In gestures. Forms that can be sent again and again would have no end of longer paths. */
const longest = 12;

/** Paths for a person to follow. */
export function waysOf(paths: Record<string, Path>): Record<string, Way> {
  return Object.fromEntries(
    Object.entries(paths).map(([id, { gestures: names, steps }]) => [
      id,
      { gestures: names.map(name => gestureOf(name).sentence), steps },
    ]),
  );
}

/**
 * The shortest path to every state and through every transition, sorted by id. A state is reached
 * where one can stay in it; one that only passes is reached where it is left. What no path of
 * `longest` gestures leads to is left out.
 */
export async function pathsOf(): Promise<Record<string, Path>> {
  const goals = new Set(idsOfCharts());
  const paths = new Map<string, Path>();
  const seen = new Set<string>();
  const queue = [await walk([])];
  for (const { gestures: before, possible } of queue) {
    for (const gesture of possible) {
      const walked = await walk([...before, gesture]);
      for (const id of walked.reached) {
        if (goals.has(id) && !paths.has(id)) paths.set(id, walked);
      }
      if (!seen.has(walked.key)) queue.push(walked);
      seen.add(walked.key);
    }
    if (paths.size === goals.size || before.length === longest) break;
  }
  const sorted = [...paths].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return Object.fromEntries(sorted.map(([id, { gestures, steps }]) => [id, { gestures, steps }]));
}

function idsOfCharts(): string[] {
  return extractCharts().flatMap(chart =>
    [...chart.states, ...transitionsOf(chart)].map(({ id }) => id),
  );
}

/** Starts anew: an actor cannot be copied. */
async function walk(names: string[]): Promise<Walked> {
  let steps: Step[] = [];
  const taken: string[][] = [];
  const network = new Network({ server: createServer(token, { message: '' }) });
  const tab = new Tab({ network, inspect: createRecorder(step => steps.push(step)) });
  const acts = actsIn(tab);
  for (const name of names) {
    steps = [];
    for (const act of gestureOf(name).acts) await perform(acts, act);
    // XState passes a promise's end on in a few microtasks.
    await new Promise(setImmediate);
    taken.push(steps.flatMap(({ taken }) => taken));
  }
  const possible = Object.keys(gestures).filter(name => gestureOf(name).isPossible(tab));
  const key = keyOf(tab);
  tab.stop();
  return { gestures: names, steps: taken, reached: reachedBy(steps), key, possible };
}

/** Tells two tabs apart in which something else may happen. */
function keyOf({ network, history }: Tab): string {
  const { charts, clientIsBroken, fetched, hasSession, pendingCalls, pendingCharts } = network;
  const page = history.here?.page;
  const site = page?.site.getSnapshot();
  const flow = page?.flow && [page.flow.page, page.flow.ref.getSnapshot().value];
  const modal = page?.modal.getSnapshot();
  return JSON.stringify([
    [charts, clientIsBroken, hasSession, [...fetched]],
    [pendingCalls, pendingCharts.map(({ chart }) => chart.page)],
    [history.entries.map(({ path, token }) => [path, token]), history.at, page?.field, page?.typed],
    [site?.value, flow, modal?.value, modal?.context.advice],
  ]);
}

function reachedBy(steps: Step[]): string[] {
  const taken = steps.flatMap(({ taken }) => taken);
  const passed = taken.map(sourceOf).filter(state => typeof scenes.get(state) === 'string');
  const last = new Map(steps.map(({ chart, states }) => [chart, states]));
  return [...taken, ...passed, ...[...last.values()].flat()];
}
