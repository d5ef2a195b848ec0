import type { Handlers } from './operation.ts';
import { resetPassword } from './routes/reset-password.ts';
import { verifyEmail } from './routes/verify-email.ts';

/** By the names of the contract's operations; one without a handler does not compile. */
export const handlers: Handlers = { verifyEmail, resetPassword };
