import type { Handlers } from './calls/operation.ts';
import { changePassword } from './members/change-password.ts';
import { forgotPassword, sendVerificationLink } from './members/new-link.ts';
import { resetPassword } from './members/reset-password.ts';
import { signUp } from './members/sign-up.ts';
import { verifyEmail } from './members/verify-email.ts';
import { endOtherSessions, endSession, sessions } from './sessions/devices.ts';
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
  signUp,
  sendVerificationLink,
  forgotPassword,
  changePassword,
  editProfile: pending,
  exportData: pending,
  deleteAccount: pending,
  sessions,
  endOtherSessions,
  endSession,
  member: pending,
  block: pending,
  unblock: pending,
  report: pending,
  places: pending,
};
