import { openings } from '../../kits/site.ts';
import { type Chart, sourceOf, type Transition, transitionsOf } from '../model/chart.ts';
import type { Offer } from '../stage/protocol.ts';
import { stateName } from '../words.ts';

/** What happens when a transition is chosen. */
export interface Doing {
  /** What is done; an event is sent even where its chart will not take it. */
  offer?: Offer;
  /** Why the transition is not taken; empty where it is. */
  says: string;
}

export function doingOf(chart: Chart, id: string, offers: Offer[]): Doing | undefined {
  const transition = transitionsOf(chart).find(one => one.id === id);
  if (!transition) return undefined;
  if (transition.kind === 'always') {
    return { says: `Nobody sends this: it is taken by itself ${conditionOf(transition)}.` };
  }
  const taking = offers.find(offer => offer.takes.includes(id));
  if (taking) return { offer: taking, says: '' };
  const own = offers.filter(offer => offer.chart === chart.id);
  if (own.length === 0) return { says: `${chart.id} does not run.` };
  const same = own.filter(({ event }) => event === transition.event);
  const [first] = same;
  const reason = reasonOf(transition, same);
  return transition.kind === 'event' && first ? { offer: first, says: reason } : { says: reason };
}

function conditionOf({ guard }: Transition): string {
  return guard === null ? 'when its state is entered' : `as soon as ‘${guard}’ holds`;
}

/** Of the page that starts a chart, where it has one. */
export function addressOf(chart: string): string | undefined {
  return Object.keys(openings).find(address => openings[address]?.page === chart);
}

function reasonOf({ id, event, guard, kind }: Transition, offers: Offer[]): string {
  if (guard !== null && offers.some(({ refuses }) => refuses.includes(id))) {
    return `${event}: refused by ‘${guard}’.`;
  }
  if (offers.some(({ takes }) => takes.length > 0)) return `${event}: another transition takes it.`;
  const source = stateName(sourceOf(id));
  if (kind === 'event') return `${event}: ignored, ${source} is not active.`;
  return `${event}: nothing in ${source} waits for it now.`;
}
