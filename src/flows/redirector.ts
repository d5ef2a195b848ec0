import type { ActorRef, Snapshot } from 'xstate';
import type { Path } from '../paths.ts';

/** The site as its children know it: it alone navigates, at their request. */
export type Redirector = ActorRef<Snapshot<unknown>, RedirectRequest>;

export interface RedirectRequest {
  type: 'redirect requested';
  to: Path;
  /** Whether the document is fetched anew, because the session decides which one is sent. */
  byReload?: boolean;
}
