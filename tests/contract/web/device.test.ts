import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { ended, outOfReach, says, signedIn, withoutToken } from './states.ts';

const { sessions, endSession, endOtherSessions } = examples;
const clauses = writePartOf('device');

clauses('sessions', 'GET /api/sessions', {}, [
  {
    ...signedIn,
    when: 'a member looks at the own devices',
    ...sessions.listed,
    why: 'The page lists where the member is signed in, this device first, and since when.',
  },
  {
    ...ended,
    when: 'the list of devices is asked for after the session has ended',
    why: 'The page asks the member to sign in, and goes on afterwards.',
  },
  {
    ...outOfReach,
    when: 'a member looks at the own devices while the server fails',
    why: 'The page says so in the place of the list, and offers to try again.',
  },
]);

const id = '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d18';

clauses('endSession', 'DELETE /api/sessions/{id}', { id }, [
  {
    ...signedIn,
    when: 'a member signs one device out',
    ...says(endSession.ended),
    why: 'The page takes the device off the list. One that has ended in the meantime is what the member wants, too.',
  },
]);

clauses('endOtherSessions', 'DELETE /api/sessions', {}, [
  {
    ...signedIn,
    when: 'a member signs all other devices out',
    ...says(endOtherSessions.ended),
    why: 'The page shows this device alone. Who has lost a phone need not know which of the list it is.',
  },
  {
    ...signedIn,
    when: 'somebody signs all other devices out without the token of the session',
    ...withoutToken,
    why: 'A page of another site could otherwise sign members out. The answer sets the cookie of the token, and the web repeats the call once.',
  },
]);
