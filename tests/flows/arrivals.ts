import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { actsIn, perform } from '../../src/browser/acts.ts';
import { gestureOf } from '../../src/browser/gestures.ts';
import { createServer, Network } from '../../src/browser/network.ts';
import { Tab } from '../../src/browser/tab.ts';
import { type Act, token } from '../../src/kits/acts.ts';
import { pageKits } from '../../src/kits/page-kits.ts';
import { knownPaths } from '../atlas/known-paths.ts';

/** A text that the charts hold, and no record may contain. */
export const secret = 'a marked secret';

/** What a visitor does on the way to every state in which a chart can rest. */
type Path = readonly Act[];

const known = new Map(
  Object.values(await knownPaths()).map(({ gestures }) => [gestures.join(), gestures]),
);

export const paths: readonly Path[] = [
  ...[...known.values()].map(names => names.flatMap(name => gestureOf(name).acts)),
  ...Object.values(pageKits).flatMap(({ form }) => form?.corners ?? []),
];

/** Follows a path with the charts alone, whose server says a secret. */
export async function arrive(path: Path, inspect: (event: InspectionEvent) => void) {
  const actors: InspectionEvent['actorRef'][] = [];
  const network = new Network({
    server: createServer(token, { message: secret }),
  });
  const tab = new Tab({
    network,
    inspect: event => {
      if (event.type === '@xstate.actor') actors.push(event.actorRef);
      inspect(event);
    },
  });
  const acts = actsIn(tab);
  for (const act of path) {
    await perform(acts, act);
    // XState passes a promise's end on in a few microtasks.
    await new Promise(setImmediate);
  }
  return {
    /** The newest of a chart, running or ended. */
    actorOf: (chart: string) => actors.findLast(actor => chartOf(actor) === chart),
    /** Where the visitor has been, and what was asked. */
    done: () => structuredClone([tab.history.entries.map(({ path }) => path), network.asked]),
  };
}

function chartOf(actor: InspectionEvent['actorRef']): string | undefined {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : undefined;
}
