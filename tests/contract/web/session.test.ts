import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import {
  canSignIn,
  email,
  ended,
  guest,
  notConfirmed,
  outOfReach,
  password,
  says,
  signedIn,
  tooMany,
  withoutToken,
  wrongPassword,
} from './states.ts';

const { signIn, session, signOut } = examples;
const clauses = writePartOf('session');

clauses('signIn', 'POST /api/session', { email, password }, [
  {
    ...canSignIn,
    when: 'a member signs in',
    ...signIn.begun,
    why: 'The page goes on to the pages of the members, which the cookie of the session opens.',
  },
  {
    ...canSignIn,
    when: 'somebody signs in with a wrong password',
    asks: { email, password: wrongPassword },
    ...says(signIn.refused),
    why: 'The form stays, with the message. An unknown address gets the same answer after the same time, so that nobody learns who is a member.',
  },
  {
    ...notConfirmed,
    when: 'somebody signs in before the address is confirmed',
    ...says(signIn.refused),
    why: 'The form stays, with the message, and beside it everybody can ask for the link again. Another answer would tell who has joined with an address of others whether a member has it.',
  },
  {
    ...canSignIn,
    when: 'somebody signs in without the token of the site',
    ...withoutToken,
    why: 'A page of another site could otherwise sign visitors in as somebody else. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...tooMany,
    when: 'somebody signs in once too often',
    why: 'The status lets the web advise to wait. A member who has signed in with this browser before is counted apart, so that strangers do not lock the member out.',
  },
  {
    ...outOfReach,
    when: 'somebody signs in while the server fails',
    why: 'The form stays, with the message.',
  },
]);

clauses('session', 'GET /api/session', {}, [
  {
    ...signedIn,
    when: 'a member opens the own page',
    ...session.current,
    why: 'The page says by the name who is signed in.',
  },
  {
    ...guest,
    when: 'a guest opens the page of a member',
    ...says(session.signedOut),
    why: 'The page leads on to the page to sign in. The answer sets the cookie of the token of XSRF, which a sign-in needs.',
  },
  {
    ...ended,
    when: 'a page is opened with the cookie of a session that has ended',
    why: 'Sessions end elsewhere, by age or with a new password, and browsers keep their cookies.',
  },
  {
    ...outOfReach,
    when: 'a member opens the own page while the server fails',
    why: 'It is unknown whether a member is signed in: the page says so, and offers to try again, instead of leading on to sign in.',
  },
]);

clauses('signOut', 'DELETE /api/session', {}, [
  {
    ...signedIn,
    when: 'a member signs out',
    ...says(signOut.ended),
    why: 'The next person at this browser must not be taken for the member: the page leads on only when the session has ended.',
  },
  {
    ...ended,
    when: 'a member signs out of a session that has ended',
    why: 'The member wants no session, and there is none: the web takes this for a success.',
  },
  {
    ...signedIn,
    when: 'somebody signs out without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise sign members out. The answer sets the cookie of the token, and the web repeats the call once.',
  },
  {
    ...outOfReach,
    when: 'a member signs out while the server fails',
    why: 'The member must learn that the session has not ended, and may press the button again.',
  },
]);
