import type { Handlers } from './calls/operation.ts';
import { resetPassword } from './members/reset-password.ts';
import { verifyEmail } from './members/verify-email.ts';
import { session } from './sessions/session.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';

// Placeholder of the branch, to be replaced by real handlers.
const pending: any = {
  guessed: () => '',
  answer: async () => {
    throw new Error('pending');
  },
};

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  resetPassword,
  verifyEmail,
  session,
  signIn,
  signOut,
  signUp: pending,
  sendVerificationLink: pending,
  forgotPassword: pending,
  changePassword: pending,
  editProfile: pending,
  exportData: pending,
  deleteAccount: pending,
  sessions: pending,
  endOtherSessions: pending,
  endSession: pending,
  member: pending,
  block: pending,
  unblock: pending,
  report: pending,
  places: pending,
};
