import { type Claim, documented, met, notApplicable, notMet } from '../claim.ts';
import {
  architecture,
  config,
  integrity,
  passwords,
  serverReadme,
  smtp,
  sources,
  tokens,
} from '../proofs.ts';

const encryption = 'The product encrypts nothing.';

export const cryptography: Claim[] = [
  notMet(
    '11.1.1',
    'how keys are kept is documented',
    'There is one, of the HMACs. The README says where it is, and what a new one changes, but not when to take one.',
  ),
  documented(
    '11.1.2',
    'an inventory',
    'The README lists what is hashed, and how, and what the key is for.',
    serverReadme('Argon2id, 19 MiB, two passes, a salt of its own'),
    serverReadme('SHA-256 of 256 random bits'),
    serverReadme('HMAC-SHA-256 with the key of the server'),
  ),
  met(
    '11.1.3',
    'all cryptography is found',
    'A test lists the files that use it, and what they use.',
    sources('cryptography is used in these places, and in no other'),
    architecture('every room > imports only from floors below it, and its own packages'),
  ),
  notMet('11.1.4', 'a way to what comes after', 'There is no plan.'),
  met(
    '11.2.1',
    'no cryptography of our own',
    "All comes from Node's `crypto`.",
    sources('cryptography is used in these places, and in no other'),
    architecture('every room > imports only from floors below it, and its own packages'),
    passwords('a hash with the published answer is understood'),
  ),
  met(
    '11.2.2',
    'another algorithm can take its place',
    'A stored hash names its algorithm and costs, and one of other costs is understood; links with another hash would be needed for hours only.',
    passwords('a hash names its algorithm and its costs, and is another one each time'),
    passwords('a hash with the published answer is understood'),
  ),
  met(
    '11.2.3',
    'at least 128 bits',
    'Tokens and hashes have 256.',
    tokens('a token has 256 random bits and fits into an address'),
    passwords('a hash names its algorithm and its costs, and is another one each time'),
  ),
  notMet(
    '11.2.4',
    'comparisons take constant time',
    'Hashes are compared so, but no test shows it.',
  ),
  met(
    '11.2.5',
    'what fails lets nobody in',
    'What is no hash is the password of nobody.',
    passwords('%j is nobody’s password'),
  ),
  notApplicable('11.3', 'encryption', encryption),
  met(
    '11.4.1',
    'approved hash functions',
    'SHA-256 and Argon2id.',
    sources('cryptography is used in these places, and in no other'),
  ),
  met(
    '11.4.2',
    'how passwords are stored',
    'Argon2id with what the OWASP Password Storage Cheat Sheet advises at least.',
    passwords('a hash names its algorithm and its costs, and is another one each time'),
    passwords('a hash with the published answer is understood'),
  ),
  met(
    '11.4.3',
    'no two texts with one hash',
    'Integrity is held by SHA-256.',
    integrity('the page %s knows every script and style that it can fetch by its hash'),
  ),
  notApplicable('11.4.4', 'keys from passwords', encryption),
  met(
    '11.5.1',
    'nothing that can be guessed',
    'Tokens are 32 bytes of `randomBytes`; nothing secret comes from elsewhere.',
    tokens('a token has 256 random bits and fits into an address'),
    sources('no source of the product %s', 'lets chance be guessed'),
  ),
  notMet('11.5.2', 'chance under load', "It is Node's, and no test of ours shows it."),
  notApplicable('11.6', 'public keys', 'There are none.'),
  notMet('11.7', 'data in memory', 'It is as it is.'),
];

const outside = 'TLS is ended before the backend, by the operator; nothing here proves how.';

export const communication: Claim[] = [
  notMet('12.1.1', 'versions of TLS', outside),
  notMet('12.1.2', 'ciphers', outside),
  notApplicable('12.1.3', 'certificates of clients', 'There are none.'),
  notMet('12.1.4', 'certificates that are revoked', outside),
  notMet('12.1.5', 'an encrypted hello', outside),
  notMet('12.2.1', 'nothing goes to visitors without TLS', outside),
  notMet('12.2.2', 'a certificate that all browsers trust', outside),
  met(
    '12.3.1',
    'nothing else goes out without TLS',
    'A PostgreSQL or a mail server on another machine is refused without it.',
    config('the settings > %s is refused without TLS that is verified'),
    config('the settings > a host in PGHOST is refused without TLS that is verified'),
    smtp('a password > and a mail never reach one that has no TLS'),
  ),
  notMet(
    '12.3.2',
    'certificates are checked',
    'They are, to PostgreSQL and the mail server; of PostgreSQL no test shows it.',
  ),
  notApplicable('12.3.3', 'TLS between services', 'There is one.'),
  notApplicable('12.3.4', 'certificates between services', 'There is one.'),
  notApplicable('12.3.5', 'services prove who they are', 'There is one.'),
];
