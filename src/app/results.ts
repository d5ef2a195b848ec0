import { ResultModal, titleOfResult } from '../pages/frame/result-modal.tsx';
import type { Results } from './shell.tsx';

/** What shows the results of flows in the document of the public site. */
export const results: Results = { Modal: ResultModal, titleOfResult };
