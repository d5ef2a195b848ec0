// Generated from the names of files by `npm run generate`.
import type { Handlers } from '../calls/operation.ts';
import { resetPassword } from '../members/reset-password.ts';
import { verifyEmail } from '../members/verify-email.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = { resetPassword, verifyEmail };
