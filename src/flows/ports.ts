import type { Calls } from '../api/generated/calls.ts';
import type { Path } from '../paths.ts';

/** What the charts need of the world. */
export interface Ports {
  calls: Calls;
  navigation: {
    /** Takes the place of the current history entry, so that Back does not return to it. */
    replace(path: Path): void;
  };
}
