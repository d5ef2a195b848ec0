import { type Claim, documented, met, notApplicable } from '../claim.ts';
import { contract, reset, serverReadme, tokens, verify } from '../proofs.ts';

const sessions = 'There are no sessions yet, only their table.';
const members = 'Nobody is signed in yet: a client with the token of a link may do what it is for.';

export const access: Claim[] = [
  notApplicable('7.1', 'how long sessions last is documented', sessions),
  notApplicable('7.2', 'tokens of sessions', sessions),
  notApplicable('7.3', 'sessions end in time', sessions),
  notApplicable('7.4.1', 'what has ended stays ended', sessions),
  notApplicable('7.4.2', 'sessions end with their member', sessions),
  met(
    '7.4.3',
    'other sessions end with a new password',
    'All do, in the transaction that changes it.',
    reset('every session of the member ends, and nobody else’s'),
  ),
  notApplicable('7.4.4', 'a way out on every page', sessions),
  notApplicable('7.4.5', 'staff can end sessions', sessions),
  notApplicable('7.5', 'sessions in wrong hands', sessions),
  notApplicable('7.6', 'sessions of others', sessions),
  documented(
    '8.1.1',
    'who may do what is documented',
    '`openapi.yaml` says what each call does for a client with a token.',
    contract('What a member can do with a link from a mail, without being signed in.'),
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
    'A token opens the one call that it was issued for.',
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
