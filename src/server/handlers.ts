import type { Handlers } from './calls/operation.ts';
import { block, unblock } from './members/block.ts';
import { editProfile } from './members/edit-profile.ts';
import { member } from './members/member.ts';
import { deleteAccount, exportData } from './members/own-data.ts';
import { report } from './members/report.ts';
import { resetPassword } from './members/reset-password.ts';
import { verifyEmail } from './members/verify-email.ts';
import { places } from './places/places.ts';
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
  editProfile,
  exportData,
  deleteAccount,
  sessions: pending,
  endOtherSessions: pending,
  endSession: pending,
  member,
  block,
  unblock,
  report,
  places,
};
