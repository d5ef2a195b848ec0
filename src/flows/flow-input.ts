import type { Calls } from '../api/generated/calls.ts';
import type { Parameters } from '../paths.ts';
import type { Redirector } from './redirector.ts';
import type { ResultModal } from './result-modal.ts';

/** What the site starts every flow with. */
export interface FlowInput {
  /** Of the link in the mail; empty where there is none. */
  token: string;
  /** Of the address of the page. */
  parameters: Parameters;
  calls: Calls;
  modal: ResultModal;
  redirector: Redirector;
}
