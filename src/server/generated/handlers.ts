// Generated from the names of files by `npm run generate`.
import type { Handlers } from '../operation.ts';
import { resetPassword } from '../routes/reset-password.ts';
import { verifyEmail } from '../routes/verify-email.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = { resetPassword, verifyEmail };
