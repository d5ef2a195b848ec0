import { resetPassword } from '../../../src/flows/reset-password.ts';
import { resultModal } from '../../../src/flows/result-modal.ts';
import { site } from '../../../src/flows/site.ts';
import { verifyEmail } from '../../../src/flows/verify-email.ts';

/** By the id of the chart. */
export const machines = { resetPassword, resultModal, site, verifyEmail };

export type Machines = typeof machines;
