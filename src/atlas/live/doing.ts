import { openings } from '../../kits/site.ts';
import { type Chart, sourceOf, type Transition, transitionsOf } from '../model/chart.ts';
import type { Offer, Status } from '../stage/protocol.ts';
import { stateName } from '../words.ts';
import type { Entry } from './recording.ts';

/** What happens when a transition is chosen. */
export interface Doing {
  /** What is done; an event is sent even where its chart will not take it. */
  offer?: Offer;
  /** Why the transition is not taken; empty where it is. */
  says: string;
}

export function doingOf(
  chart: Chart,
  id: string,
  { offers, running }: Pick<Status, 'offers' | 'running'>,
): Doing | undefined {
  const transition = transitionsOf(chart).find(one => one.id === id);
  if (!transition) return undefined;
  if (transition.kind === 'always') {
    return { says: `Nobody sends this: it is taken by itself ${conditionOf(transition)}.` };
  }
  const taking = offers.find(offer => offer.takes.includes(id));
  if (taking) return { offer: taking, says: '' };
  if (!running.includes(chart.id)) return { says: `${chart.id} does not run.` };
  const same = offers.filter(offer => offer.chart === chart.id && offer.event === transition.event);
  const [first] = same;
  const reason = reasonOf(transition, same);
  return transition.kind === 'event' && first ? { offer: first, says: reason } : { says: reason };
}

/** What happens when an event is sent from the list. */
export function sendingOf(chart: Chart, offer: Offer): Doing {
  const refused = transitionsOf(chart).filter(({ id }) => offer.refuses.includes(id));
  const guards = refused.map(({ guard }) => `‘${guard}’`).join(' and ');
  const isRefused = offer.takes.length === 0 && refused.length > 0;
  return { offer, says: isRefused ? `${offer.event}: refused by ${guards}.` : '' };
}

/** Whether anything has happened since, other than what was done itself. */
export function isOver({ offer }: Doing, since: Entry[]): boolean {
  const [first, ...others] = since.toReversed();
  if (!first) return false;
  const { chart, event } = first.step;
  return others.length > 0 || chart !== offer?.chart || event !== offer.event;
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
  if (offers.some(({ isCovered }) => isCovered)) return `${event}: a modal covers the page.`;
  const source = stateName(sourceOf(id));
  if (kind === 'event' && offers.length === 0) {
    return `${event}: another chart sends it, and nothing makes it do so now.`;
  }
  if (kind === 'event') return `${event}: ignored, ${source} is not active.`;
  return `${event}: nothing in ${source} waits for it now.`;
}
