import type { Preference } from '../browser/preferences.ts';
import { answers } from './answers.ts';
import { otherOrigin } from './other-origin.ts';
import { people } from './people.ts';
import type { Fixtures } from './test.ts';
import { waits } from './waits.ts';

/** Something that goes wrong around the site, and what a visitor sees of it. */
export interface Fault {
  /** For good. Below 100 it is the network, from 100 on the visitor or the browser. */
  number: number;
  name: string;
  /** What the visitor has chosen in the browser. */
  preferences?: Preference[];
  /** Asserts all that is seen; what holds after every fault is checked by the fixture `after`. */
  run: (fixtures: Fixtures) => Promise<void>;
}

export const catalogue: Fault[] = [...waits, ...otherOrigin, ...answers, ...people];
