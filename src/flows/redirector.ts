import type { ActorRef, Snapshot } from 'xstate';

/** The site as its children know it: it alone navigates, at their request. */
export type Redirector = ActorRef<Snapshot<unknown>, RedirectRequest>;

export interface RedirectRequest {
  type: 'redirect requested';
  to: string;
  /** Whether the document is fetched anew, because the session decides which one is sent. */
  byReload?: boolean;
}
