import type { Calls } from '../api/generated/calls.ts';
import type { Path } from '../paths.ts';
import type { Charts } from './registry.ts';

/** What the site needs of the world. */
export interface Ports {
  calls: Calls;
  /** Of the pages of this document. */
  charts: Charts;
  navigation: {
    /**
     * Replaces the current history entry, so that Back does not return to it. `byReload` loads the
     * document that the session decides about.
     */
    replace(path: Path, byReload?: boolean): void;
  };
}
