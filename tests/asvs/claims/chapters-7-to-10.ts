import { type Claim, documented, met, notApplicable, notMet } from '../claim.ts';
import { contract, reset, serverReadme, session, tokens, verify } from '../proofs.ts';

const others = 'Nobody signs in through others.';
const members = 'A member sees the own id and name alone, and can change neither yet.';

export const access: Claim[] = [
  documented(
    '7.1.1',
    'how long sessions last is documented',
    'The README says it under `SESSION_IDLE_DAYS` and `SESSION_DAYS`.',
    serverReadme('a session ends after so long without a call'),
  ),
  documented(
    '7.1.2',
    'how many sessions a member may have is documented',
    'As many as the member has browsers.',
    serverReadme('a member may have any number of them'),
  ),
  notApplicable('7.1.3', 'sessions of others', others),
  met(
    '7.2.1',
    'the backend looks every token up',
    'A session is a row, found by the hash of its token.',
    session('who signs in is known in every call until the sign-out'),
    session('the database knows a session by a hash alone'),
  ),
  met(
    '7.2.2',
    'no fixed keys',
    'Each sign-in has a token of its own.',
    session('a session that was planted before the sign-in is worth nothing after it'),
  ),
  met(
    '7.2.3',
    'tokens are random',
    'They have 256 bits, of a generator that cannot be guessed.',
    session(
      'a session is a cookie that no script reads, and that the browser sends to this site alone',
    ),
  ),
  met(
    '7.2.4',
    'a new token at each sign-in',
    'The session that the browser had before has ended by then.',
    session('a session that was planted before the sign-in is worth nothing after it'),
  ),
  met(
    '7.3.1',
    'sessions that are not used end',
    'After thirty days; another limit is a setting.',
    session('a session ends thirty days after its last call, and after ninety in any case'),
  ),
  met(
    '7.3.2',
    'no session lasts for ever',
    'After ninety days; another limit is a setting.',
    session('a session ends thirty days after its last call, and after ninety in any case'),
  ),
  met(
    '7.4.1',
    'what has ended stays ended',
    'The row is deleted.',
    session('a cookie that was stolen is worth nothing after the sign-out'),
  ),
  met(
    '7.4.2',
    'sessions end with their member',
    'The row goes with that of the member.',
    session('a session ends with its member'),
  ),
  met(
    '7.4.3',
    'other sessions end with a new password',
    'All do, in the transaction that changes it.',
    reset('every session of the member ends, and nobody else’s'),
  ),
  notMet(
    '7.4.4',
    'a way out on every page',
    'The way out is on the page of the member, which every page for members leads to.',
  ),
  notMet('7.4.5', 'staff can end sessions', 'There is no staff yet.'),
  notApplicable(
    '7.5.1',
    'the password again before what is sensitive',
    'Nothing of a member can be changed yet by who is signed in.',
  ),
  notMet(
    '7.5.2',
    'members see and end their sessions',
    'They end the one they use; a new password ends all.',
  ),
  notApplicable(
    '7.5.3',
    'more than the password before what is most sensitive',
    'Nothing of a member can be changed yet by who is signed in.',
  ),
  notApplicable('7.6', 'sessions of others', others),
  documented(
    '8.1.1',
    'who may do what is documented',
    '`openapi.yaml` says what each call does, and by `security` who may make it.',
    contract('securitySchemes'),
    contract("Confirm that the holder of the link can read the member's mail."),
  ),
  notApplicable('8.1.2', 'who may see and change which field', members),
  documented(
    '8.1.3',
    'what else counts is documented',
    'The address of a visitor counts for the number of attempts alone.',
    serverReadme('attempts per operation and 15 minutes, of one address and with one token'),
    serverReadme('addresses whose `X-Forwarded-For` is believed'),
  ),
  notApplicable('8.1.4', 'how risk is weighed is documented', members),
  met(
    '8.2.1',
    'calls are for clients that may make them',
    'A token opens the one call that it was issued for; what needs a session is refused without one.',
    session('who signs in is known in every call until the sign-out'),
    tokens('a token of one purpose is unknown for the other'),
    verify('a link to reset a password verifies nothing'),
  ),
  met(
    '8.2.2',
    'data is for clients that may have it',
    'A token changes the one member that it was issued to; nobody else can be named.',
    verify('a link verifies the address of its member, and of nobody else'),
    reset('the new password is in force, and the old one no more'),
  ),
  notApplicable('8.2.3', 'fields are for clients that may have them', members),
  notApplicable('8.2.4', 'rules that go by the circumstances', members),
  met(
    '8.3.1',
    'the server decides',
    'What a token opens stands in its row, not in the call.',
    tokens('a token of one purpose is unknown for the other'),
    verify('a link verifies the address of its member, and of nobody else'),
  ),
  met(
    '8.3.2',
    'a change of rights counts at once',
    'A link is dead the moment that another one of its kind is used, or its member has another address.',
    reset('every link works until one is used'),
    tokens('a %s token that is used ends the others of its member'),
    tokens('a %s token is unknown once its member has another address'),
  ),
  notApplicable('8.3.3', 'rights are those of who began it', 'There is one service.'),
  notApplicable('8.4.1', 'tenants are kept apart', 'There is one.'),
  notApplicable('8.4.2', 'the doors of staff', 'There is no staff yet.'),
  notApplicable(
    '9',
    'tokens that speak for themselves',
    'Ours say nothing: they are random, and looked up.',
  ),
  notApplicable('10', 'OAuth and OpenID Connect', 'There is neither.'),
];
