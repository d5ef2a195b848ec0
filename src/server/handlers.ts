import type { Handlers } from './calls/operation.ts';
import { resetPassword } from './members/reset-password.ts';
import { verifyEmail } from './members/verify-email.ts';
import { session } from './sessions/session.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  resetPassword,
  verifyEmail,
  session,
  signIn,
  signOut,
};
