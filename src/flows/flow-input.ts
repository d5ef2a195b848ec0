import type { Calls } from '../api/generated/calls.ts';
import type { Point } from '../exchange/cells.ts';
import type { Parameters } from '../paths.ts';
import type { Redirector } from './redirector.ts';
import type { ResultModal } from './result-modal.ts';
import type { SessionRef } from './session-ref.ts';

/** The input with which the site starts every flow. */
export interface FlowInput {
  /** The token of the link in the mail; empty where there is none. */
  token: string;
  /** The parameters in the address of the page. */
  parameters: Parameters;
  calls: Calls;
  modal: ResultModal;
  redirector: Redirector;
  /** Undefined on the public site, whose pages know of no session. */
  session: SessionRef | undefined;
  /** Asks the device where it is. Rejects where it does not say so. */
  position: () => Promise<Point>;
  drafts: Drafts;
}

/** What this browser keeps of what was begun; nothing where the visitor allows no storage. */
interface Drafts {
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
}
