import { byAnyone, byBrowser, byMember, byOther, type Sequence, type Step } from './sequence.ts';

const [email, password, newPassword] = ['{email}', '{password}', 'seven blue kites'];
const about = 'I bind books.';
const mailComes: Step = { action: 'setup', state: 'a mail has come' };

const guest = byBrowser('GET /api/session', 401);
const signIn = (status = 200, chosen = password) =>
  byBrowser('POST /api/session', { body: { email, password: chosen }, status });
const mailed = (line: string, more = {}) =>
  byBrowser(line, { body: { email, ...more }, status: 202 });
const verified = [
  signIn(401),
  mailComes,
  byAnyone('GET /api/user/verify-email?token={token}'),
  signIn(),
];
const isChanged = [guest, signIn(401), signIn(200, newPassword)];

/** What `openapi.yaml` promises of the account of a member, of the sessions, and of what is mailed. */
export const sequencesOfAccount: Sequence[] = [
  {
    given: 'nobody has joined with the address',
    name: 'who joins gets a mail, and can sign in once its link was opened',
    why: 'Nothing else makes a member.',
    steps: [
      guest,
      mailed('POST /api/user', { name: 'Contract Member', password, acceptsTerms: true }),
      ...verified,
    ],
  },
  {
    given: 'a member has not confirmed the address',
    name: 'the link that confirms an address is mailed again',
    why: 'Mails get lost.',
    steps: [guest, mailed('POST /api/user/send-verification-link'), ...verified],
  },
  {
    given: 'a member can sign in',
    name: 'who has forgotten the password gets a link, with which all sessions end and a new password holds',
    why: 'Whoever else has the old password is out.',
    steps: [
      guest,
      signIn(),
      mailed('POST /api/user/forgot-password'),
      mailComes,
      byAnyone('POST /api/user/reset-password', { body: { newPassword, token: '{token}' } }),
      ...isChanged,
    ],
  },
  {
    given: 'a member is signed in',
    name: 'a password that was changed holds, and the other sessions have ended',
    why: 'The page says so.',
    steps: [
      guest,
      signIn(),
      byMember('PUT /api/user/password', { body: { password, newPassword } }),
      ...isChanged,
      byMember('GET /api/session'),
    ],
  },
  ...['/api/sessions/{device}', '/api/sessions'].map((path, index) => ({
    given: 'a member is signed in',
    name: `${index === 0 ? 'one other device is' : 'all other devices are'} signed out`,
    why: 'The list of devices is there for those that were lost.',
    steps: [
      guest,
      signIn(),
      byMember('GET /api/sessions', { shows: { 'items.length': 2, 'items.1.id': '{device}' } }),
      byMember(`DELETE ${path}`),
      guest,
      byMember('GET /api/sessions', { shows: { 'items.length': 1 } }),
    ],
  })),
  {
    given: 'another member is a neighbour',
    name: 'a profile that was changed is seen by both, and stands in the own data',
    why: 'Neighbours go by it, and a place that was taken back is not told any more.',
    steps: [
      byMember('PATCH /api/user/profile', {
        body: { version: 0, name: 'Contract Neighbour', about, place: null },
      }),
      byMember('GET /api/session', { shows: { 'member.id': '{own}', 'member.version': 1 } }),
      byOther('GET /api/members/{own}', {
        shows: { 'member.name': 'Contract Neighbour', 'member.about': about, 'member.band': null },
      }),
      byMember('POST /api/user/export', { body: { password }, says: about }),
    ],
  },
  {
    given: 'two members have written to each other',
    name: 'one who has left is gone for all',
    why: 'Nobody meets or writes to somebody who is not there.',
    steps: [
      byMember('GET /api/session', { shows: { 'member.id': '{own}' } }),
      byMember('POST /api/user/deletion', { body: { password } }),
      byMember('GET /api/session', 401),
      guest,
      signIn(401),
      byOther('GET /api/members/{own}', 404),
      byOther('GET /api/conversations', { shows: { 'items.0.other': null } }),
    ],
  },
  {
    given: 'a member can sign in',
    name: 'what is written to the people behind the site is mailed',
    why: 'The page says that it is on its way.',
    steps: [
      guest,
      mailed('POST /api/contact', { topic: 'question', text: 'May I put up maps, too?' }),
      mailComes,
    ],
  },
];
