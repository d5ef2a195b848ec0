import type { ActorRef, Snapshot } from 'xstate';
import type { Calls } from '../api/generated/calls.ts';
import type { Path } from '../paths.ts';

/** What the site needs of the world. */
export interface Ports {
  calls: Calls;
  navigation: {
    /** Replaces the current history entry, so that Back does not return to it. */
    replace(path: Path): void;
  };
}

/** The site as its children know it: it alone navigates, and they ask it to. */
export type Redirector = ActorRef<Snapshot<unknown>, { type: 'redirect requested'; to: Path }>;
