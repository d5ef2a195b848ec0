import type { ActorRef, Snapshot } from 'xstate';
import type { Path } from '../paths.ts';

/** The site as its children know it: it alone navigates, and they ask it to. */
export type Redirector = ActorRef<Snapshot<unknown>, RedirectRequest>;

export interface RedirectRequest {
  type: 'redirect requested';
  to: Path;
  /** Whether the page has to be loaded, because the session decides which document has it. */
  byReload?: boolean;
}
