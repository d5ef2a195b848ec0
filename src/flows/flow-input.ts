import type { Calls } from '../api/generated/calls.ts';
import type { Point } from '../exchange/cells.ts';
import type { PageName, Parameters } from '../paths.ts';
import type { Redirector } from './redirector.ts';
import type { ResultModal } from './result-modal.ts';
import type { SessionRef } from './session-ref.ts';

/** The input with which the site starts every flow. */
export interface FlowInput {
  /** The token of the link in the mail; empty where there is none. */
  token: string;
  page: PageName;
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
  /** What was written under a name: in this tab where that was, else in another one. */
  read: (name: string) => string | undefined;
  write: (name: string, text: string) => void;
  /** Writes what is the same in all tabs. */
  share: (name: string, text: string) => void;
  /** Keeps it no longer: it has been sent. */
  forget: (name: string) => void;
  /** All that begin so. */
  names: (beginning: string) => string[];
  /** Calls back with what another tab writes, undefined where it forgets it; returns what ends that. */
  hear: (listener: (name: string, text: string | undefined) => void) => () => void;
}
