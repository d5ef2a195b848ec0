import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  canSignIn,
  email,
  ended,
  mistyped,
  notConfirmed,
  outOfReach,
  password,
  says,
  signedInWithPassword,
  tooMany,
  withoutToken,
  wrongPassword,
} from './states.ts';

const { signUp, forgotPassword, changePassword } = examples;
const clauses = writePartOf('account');

const unknown = {
  given: 'nobody has joined with the address',
  with: { email },
  means: 'Nobody has joined with this email address. It returns `xsrfOfGuest`.',
};
const newMember = { name: 'Contract Member', email, password, acceptsTerms: true } as const;

clauses('signUp', 'POST /api/user', newMember, [
  {
    ...unknown,
    when: 'somebody joins',
    ...says(signUp.sent),
    why: 'The page says that a mail is on its way, in the words of the message. The address of a member gets the same answer after the same time, so that nobody learns who is a member.',
  },
  {
    ...unknown,
    when: 'somebody joins with an address that no mail can reach',
    asks: { ...newMember, email: mistyped },
    ...signUp.address,
    why: 'Who has mistyped the address would wait in vain for a mail. The message of the fault stands at the field.',
  },
  {
    ...unknown,
    when: 'somebody joins with the name of a moderator',
    asks: { ...newMember, name: 'The Moderator' },
    ...signUp.name,
    why: 'Neighbours trust who speaks for the site. The message of the fault stands at the field.',
  },
  {
    ...unknown,
    when: 'somebody joins with a password that is too short',
    asks: { ...newMember, password: 'short' },
    ...says(signUp.refused),
    why: 'The form checks the length, but the backend has the last word on passwords.',
  },
  {
    ...unknown,
    when: 'somebody joins without the token of the site',
    ...withoutToken,
    why: 'A page of another site could otherwise join its visitors. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...tooMany,
    when: 'somebody joins once too often',
    why: 'The status lets the web advise to wait.',
  },
  {
    ...outOfReach,
    when: 'somebody joins while the server fails',
    why: 'The form stays as it is, with the message: no mail is on its way.',
  },
]);

clauses('sendVerificationLink', 'POST /api/user/send-verification-link', { email }, [
  {
    ...notConfirmed,
    when: 'the mail that confirms an address is asked for again',
    ...says(forgotPassword.sent),
    why: 'Mails get lost, and links expire. The answer is the same for every address, so that nobody learns who is a member.',
  },
]);

clauses('forgotPassword', 'POST /api/user/forgot-password', { email }, [
  {
    ...canSignIn,
    when: 'the address for a new link is one that no mail can reach',
    asks: { email: mistyped },
    ...forgotPassword.address,
    why: 'Who has mistyped the address would wait in vain for a mail. It depends on the text of the address alone, so that nobody learns who is a member.',
  },
  {
    ...canSignIn,
    when: 'a member has forgotten the password',
    ...says(forgotPassword.sent),
    why: 'The page says where to look for the link. The answer is the same for every address, so that nobody learns who is a member.',
  },
]);

const newPassword = 'seven blue kites';

clauses('changePassword', 'PUT /api/user/password', { password, newPassword }, [
  {
    ...signedInWithPassword,
    when: 'a member changes the password',
    ...says(changePassword.changed),
    why: 'Only a 2xx answer lets the web say that the new password is in force. The other devices are signed out, for one of them may be the reason for the change.',
  },
  {
    ...signedInWithPassword,
    when: 'somebody changes the password of a member without knowing it',
    asks: { password: wrongPassword, newPassword },
    ...says(changePassword.wrong),
    why: 'Who finds a device where a member is signed in must not take the account over. The message stands at the field of the present password.',
  },
  {
    ...ended,
    when: 'a member changes the password after the session has ended',
    why: 'The page asks the member to sign in, and sends the form again afterwards.',
  },
]);
