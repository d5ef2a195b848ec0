import type { Way } from '../data.ts';
import { sourceOf, transitionsOf } from '../model/chart.ts';
import { createRecorder } from '../model/recorder.ts';
import type { Step } from '../model/walk.ts';
import { type GestureName, gestures } from '../stage/gestures.ts';
import { sceneOf } from '../stage/scenes.ts';
import { Visit } from '../stage/visit.ts';
import { extractCharts } from './extract.ts';

/** A way by the names of its gestures. */
export interface Path {
  gestures: GestureName[];
  /** The transitions that each gesture leads to, in their order. */
  steps: string[][];
}

interface Walked extends Path {
  /** What has been reached by the last gesture. */
  reached: string[];
  /** Equal where the same can happen from here on. */
  key: string;
  possible: GestureName[];
}

/** Paths for a person to follow. */
export function waysOf(paths: Record<string, Path>): Record<string, Way> {
  return Object.fromEntries(
    Object.entries(paths).map(([id, { gestures: names, steps }]) => [
      id,
      { gestures: names.map(name => gestures[name].sentence), steps },
    ]),
  );
}

/**
 * The shortest path to every state and through every transition, sorted by id. A state is reached
 * where one can stay in it; one that only passes is reached where it is left.
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
    if (paths.size === goals.size) break;
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
async function walk(names: GestureName[]): Promise<Walked> {
  let steps: Step[] = [];
  const taken: string[][] = [];
  const visit = new Visit(createRecorder(step => steps.push(step)));
  for (const name of names) {
    steps = [];
    gestures[name].perform(visit);
    // XState passes a promise's end on in a few microtasks.
    await new Promise(setImmediate);
    taken.push(steps.flatMap(({ taken }) => taken));
  }
  const possible = gestureNames.filter(name => gestures[name].isPossible(visit));
  const { key } = visit;
  visit.stop();
  return { gestures: names, steps: taken, reached: reachedBy(steps), key, possible };
}

const gestureNames = Object.keys(gestures).filter(isGestureName);

function isGestureName(name: string): name is GestureName {
  return name in gestures;
}

function reachedBy(steps: Step[]): string[] {
  const taken = steps.flatMap(({ taken }) => taken);
  const passed = taken.map(sourceOf).filter(state => typeof sceneOf.get(state) === 'string');
  const last = new Map(steps.map(({ chart, states }) => [chart, states]));
  return [...taken, ...passed, ...[...last.values()].flat()];
}
