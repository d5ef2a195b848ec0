import { type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate';
import { createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step } from '../../../src/atlas/model/walk.ts';
import { actsIn, perform } from '../../../src/browser/acts.ts';
import { Tab } from '../../../src/browser/tab.ts';
import type { Change } from '../../../src/kits/kit.ts';
import { placesAfter } from '../places.ts';
import type { Act } from '../vocabulary.ts';

export interface DriverOptions {
  /** Of every chart, before it runs. */
  change?: Change;
  inspect?: (event: InspectionEvent) => void;
}

/** Somebody who acts on the charts without looking. */
export function createDriver({
  change = logic => logic,
  inspect = () => undefined,
}: DriverOptions = {}) {
  const steps: Step[] = [];
  const record = createRecorder(step => steps.push(step));
  const actors = new Set<InspectionEvent['actorRef']>();
  let loadedAt = 0;
  const tab = new Tab({
    change: logic => withChildren(change(logic), change),
    inspect: event => {
      actors.add(event.actorRef);
      record(event);
      inspect(event);
    },
    onLoad: () => {
      loadedAt = steps.length;
      actors.clear();
    },
  });
  const acts = actsIn(tab);
  const done: Act[] = [];

  return {
    tab,
    /** Of the page that was loaded last. */
    actors,
    /** All that was done, in its order. */
    done,
    /** Resolves when all has happened that it leads to by itself. */
    act: async (act: Act) => {
      done.push(act);
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

/** A chart, with every chart that it starts after the same change. */
function withChildren<Machine extends AnyStateMachine>(machine: Machine, change: Change): Machine {
  const { config, implementations } = machine;
  const actors = Object.entries(implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? change(logic) : logic,
  ]);
  const own = { ...implementations, actors: Object.fromEntries(actors) };
  return Reflect.construct(StateMachine, [config, own]);
}
