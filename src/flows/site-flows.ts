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

/** Whether it is shown again as it was left: its chart says so, and no list in it is still awaited. */
export function isKeepable(flow: Flow): boolean {
  const children: (Tagged | undefined)[] = Object.values(flow.ref.getSnapshot().children);
  return isTagged(flow, 'keepable') && !children.some(isAwaited);
}

interface Tagged {
  getSnapshot: () => { tags?: ReadonlySet<string> };
}

function isAwaited(child: Tagged | undefined): boolean {
  return child?.getSnapshot().tags?.has('awaited') === true;
}

/** Whether nothing more comes of it. */
export function hasEnded({ ref }: Flow): boolean {
  return ref.getSnapshot().status === 'done';
}
