import type { InspectionEvent } from 'xstate';
import { createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step } from '../../../src/atlas/model/walk.ts';
import { placesAfter } from '../places.ts';
import { perform } from '../row.ts';
import type { Act } from '../vocabulary.ts';
import { actsIn } from './acts.ts';
import { type Machines, machines as originals } from './machines.ts';
import { Tab } from './tab.ts';

export interface DriverOptions {
  machines?: Machines;
  inspect?: (event: InspectionEvent) => void;
}

/** Somebody who acts on the charts without looking. */
export function createDriver({
  machines = originals,
  inspect = () => undefined,
}: DriverOptions = {}) {
  const steps: Step[] = [];
  const record = createRecorder(step => steps.push(step));
  const actors = new Set<InspectionEvent['actorRef']>();
  const tab = new Tab(machines, event => {
    actors.add(event.actorRef);
    record(event);
    inspect(event);
  });
  let loadedAt = 0;
  tab.onLoad = () => {
    loadedAt = steps.length;
    actors.clear();
  };
  const acts = actsIn(tab);

  return {
    tab,
    /** Of the page that was loaded last. */
    actors,
    /** Resolves when all has happened that it leads to by itself. */
    act: async (act: Act) => {
      await perform(acts, act);
      // XState passes a promise's end on in a few microtasks.
      await new Promise(setImmediate);
    },
    places: () => placesAfter(steps.slice(loadedAt)),
    /** What the charts have done so far. */
    steps,
    stop: () => tab.stop(),
  };
}
