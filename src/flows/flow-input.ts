import type { Calls } from '../api/generated/calls.ts';
import type { Parameters } from '../paths.ts';
import type { Redirector } from './redirector.ts';
import type { ResultModal } from './result-modal.ts';

/** The input with which the site starts every flow. */
export interface FlowInput {
  /** The token of the link in the mail; empty where there is none. */
  token: string;
  /** The parameters in the address of the page. */
  parameters: Parameters;
  calls: Calls;
  modal: ResultModal;
  redirector: Redirector;
}
