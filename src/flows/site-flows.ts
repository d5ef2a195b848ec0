import { isSamePlace, type Place } from '../paths.ts';
import type { Flow } from './registry.ts';

/** In milliseconds, for which the flow of a page that was left is kept for a visitor who comes back. */
export const keptForMs = 10 * 60_000;

/** How many of them are kept at most. */
export const mostKept = 10;

/** The newest flow of a place. */
export function flowAt(flows: readonly Flow[], place: Place | undefined): Flow | undefined {
  return place && flows.findLast(flow => isSamePlace(flow.place, place));
}

/** Whether one of its states has the tag; no flow has none. */
export function isTagged(flow: Flow | undefined, tag: 'under way' | 'keepable'): boolean {
  return flow?.ref.getSnapshot().tags.has(tag) === true;
}

/** Whether nothing more comes of it. */
export function hasEnded({ ref }: Flow): boolean {
  return ref.getSnapshot().status === 'done';
}
