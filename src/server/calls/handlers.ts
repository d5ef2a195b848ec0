import { contact, contactForm } from '../contact/contact.ts';
import { conversation } from '../conversations/conversation.ts';
import { conversations } from '../conversations/conversations.ts';
import { markRead } from '../conversations/mark-read.ts';
import { write } from '../conversations/write.ts';
import { addCopy } from '../copies/add-copy.ts';
import { copy } from '../copies/copy.ts';
import { discover } from '../copies/discover.ts';
import { editCopy } from '../copies/edit-copy.ts';
import { lookUpBooks } from '../copies/look-up-books.ts';
import { removeCopy } from '../copies/remove-copy.ts';
import { shelf } from '../copies/shelf.ts';
import type { Handlers } from '../ground/handler.ts';
import { changePassword } from '../members/change-password.ts';
import { editProfile } from '../members/edit-profile.ts';
import { member } from '../members/member.ts';
import { forgotPassword, sendVerificationLink } from '../members/new-link.ts';
import { resetPassword } from '../members/reset-password.ts';
import { signUp } from '../members/sign-up.ts';
import { verifyEmail } from '../members/verify-email.ts';
import { block, unblock } from '../moderation/block.ts';
import { decide } from '../moderation/decide.ts';
import { report } from '../moderation/report.ts';
import { reports } from '../moderation/reports.ts';
import { counts } from '../notices/counts.ts';
import { markSeen } from '../notices/mark-seen.ts';
import { notices } from '../notices/notices.ts';
import { preferences, setPreferences } from '../notices/preferences.ts';
import { places } from '../places/places.ts';
import { deleteAccount, exportData } from '../privacy/export-and-delete.ts';
import { act } from '../requests/act.ts';
import { ask } from '../requests/ask.ts';
import { request } from '../requests/request.ts';
import { requests } from '../requests/requests.ts';
import { endOtherSessions, endSession, sessions } from '../sessions/devices.ts';
import { session } from '../sessions/session.ts';
import { signIn } from '../sessions/sign-in.ts';
import { signOut } from '../sessions/sign-out.ts';
import { wishedNearby } from '../wishes/wished-nearby.ts';
import { removeWish, wish, wishes } from '../wishes/wishes.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  signUp,
  sendVerificationLink,
  forgotPassword,
  changePassword,
  editProfile,
  exportData,
  deleteAccount,
  resetPassword,
  verifyEmail,
  session,
  signIn,
  signOut,
  sessions,
  endOtherSessions,
  endSession,
  member,
  block,
  unblock,
  report,
  reports,
  decide,
  places,
  lookUpBooks,
  discover,
  addCopy,
  copy,
  editCopy,
  removeCopy,
  shelf,
  wishes,
  wish,
  removeWish,
  wishedNearby,
  ask,
  requests,
  request,
  act,
  conversations,
  conversation,
  write,
  markRead,
  notices,
  counts,
  markSeen,
  preferences,
  setPreferences,
  contactForm,
  contact,
};
