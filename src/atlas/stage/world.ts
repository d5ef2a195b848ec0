import { isMachineSnapshot } from 'xstate';
import { Network } from '../../browser/network.ts';
import { Page } from '../../browser/page.ts';
import { nameOfOpening, opening, openings } from '../../kits/site.ts';
import type { Declared } from '../messages.ts';
import { createRecorder } from '../model/recorder.ts';
import { createAddress } from './address.ts';
import { StageClock } from './clock.ts';
import type { Actor } from './foresight.ts';
import type { Hands } from './hands.ts';
import { type OfferedAction, offeredActionsOf } from './offered-actions.ts';
import type { Report, Status, Wish } from './protocol.ts';

interface WorldOptions {
  report: (report: Report) => void;
  /** Those that work the page of the site. */
  hands: Hands;
  /** What charts send to each other, and nobody else. */
  declared: readonly Declared[];
}

/** The charts of the site, in a world whose answers, clock and address the atlas holds in its hand. */
export function createWorld({ report, hands, declared }: WorldOptions) {
  report({ type: 'began' });
  const tell = once(() => report({ type: 'status', status: status() }));
  const clock = new StageClock(tell);
  const network = new Network({ onWait: tell, keepsCharts: false });
  const address = createAddress(opening => site.send({ type: 'page opened', ...opening }));
  const { site } = new Page({
    network,
    navigation: { replace: address.replace },
    clock,
    inspect: createRecorder(step => {
      report({ type: 'step', step });
      tell();
    }),
  });

  const actors = (): Actor[] => [...childrenOf(site), site];
  const actions = () => {
    const isCovered = site.getSnapshot().context.modal.getSnapshot().hasTag('open');
    const means = { clock, network, hands, isCovered, declared };
    return withoutTwins(actors().flatMap(actor => offeredActionsOf(actor, means)));
  };
  const status = (): Status => ({
    page: nameOfOpening(address.here()),
    canGo: { back: address.canGo(-1), forward: address.canGo(1) },
    clock: { seconds: clock.seconds, runs: clock.runs },
    holdsParts: network.charts === 'slow',
    running: [...new Set(actors().flatMap(idOf))],
    offers: actions().map(({ offer }) => offer),
  });

  const perform = ({ chart, event, example }: Extract<Wish, { type: 'do' }>) => {
    const isOpening = chart === opening.chart && event === opening.event;
    const page = isOpening ? openings[example] : undefined;
    if (page) return address.open(page);
    const wanted = actions().find(
      ({ offer }) => offer.chart === chart && offer.event === event && offer.example === example,
    );
    return wanted?.run();
  };
  const hold = (holds: boolean) => {
    network.charts = holds ? 'slow' : 'here';
    tell();
  };
  const obey = (wish: Wish) => {
    if (wish.type === 'do') perform(wish);
    if (wish.type === 'go') address.go(wish.steps);
    if (wish.type === 'pass') clock.pass(wish.milliseconds);
    if (wish.type === 'run the clock') clock.run(wish.runs);
    if (wish.type === 'hold the parts') hold(wish.holds);
  };
  address.replace('/');
  clock.run(true);
  const isOfMembers = () => network.hasSession;
  return { site, location: address.location, isOfMembers, obey };
}

/** All that a chart has started, and what they have: the newest first. */
function childrenOf(actor: Actor): Actor[] {
  const snapshot = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children = Object.values<Actor | undefined>(snapshot.children)
    .filter(child => child !== undefined)
    .toReversed();
  return children.flatMap(child => [child].concat(childrenOf(child)));
}

function idOf(actor: Actor): string[] {
  const snapshot = actor.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.status === 'active' ? [snapshot.machine.id] : [];
}

/** A flow that was left goes on beside the one that took its place, which comes first. */
function withoutTwins(actions: OfferedAction[]): OfferedAction[] {
  const keyOf = ({ offer }: OfferedAction) => [offer.chart, offer.event, offer.example].join('\n');
  return [...Map.groupBy(actions, keyOf).values()].flatMap(twins => twins.slice(0, 1));
}

/** Tells of many changes at once, when they are over. */
function once(tell: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      tell();
    });
  };
}
