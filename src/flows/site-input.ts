import type { Calls } from '../api/generated/calls.ts';
import type { PageName, Parameters } from '../paths.ts';
import type { startSession } from './account/session.ts';
import type { FlowInput } from './flow-input.ts';
import type { Charts } from './registry.ts';

/** What the site needs from the browser and the server. */
export interface SiteInput {
  calls: Calls;
  /** The charts of the pages of this document. */
  charts: Charts;
  /** Given in the document of the members. */
  startSession?: typeof startSession;
  position: FlowInput['position'];
  drafts: FlowInput['drafts'];
  navigation: {
    /**
     * Replaces the current history entry, so that Back does not return to it. With `byReload` the
     * document is fetched anew, because the session decides which one is sent.
     */
    replace(path: string, byReload?: boolean): void;
  };
}

/** What the site hears from the browser when the address has changed. */
export interface Opened {
  type: 'page opened';
  page: PageName;
  /** Left out for a page without parameters. */
  parameters?: Parameters;
  token: string;
  /** Whether the visitor has come back to it in the history. */
  isReturn?: boolean;
}
