import { type Claim, met, notApplicable, notMet } from '../claim.ts';
import { api, forgotten, headers, rateLimit, site } from '../proofs.ts';

export const http: Claim[] = [
  met(
    '4.1.1',
    'every answer says its type and charset',
    'Answers are JSON, text or files, each by its name.',
    headers('%s %s is declared to browsers as what it is'),
    site('a file > %s is sent as %s'),
  ),
  notApplicable(
    '4.1.2',
    'only pages lead from HTTP to HTTPS',
    'The backend leads nothing there; that is for the proxy that ends TLS.',
  ),
  met(
    '4.1.3',
    'what a proxy says cannot be said by others',
    '`X-Forwarded-For` is believed only from addresses in `TRUSTED_PROXIES`. Where none is set, a header of a proxy from this machine shows that one was forgotten: its visitors are then counted by their tokens alone.',
    forgotten('a peer that is neither is limited by its own address, whatever it forwards'),
    forgotten('behind a forgotten proxy attempts with one token are limited'),
    rateLimit('whom nobody trusts cannot choose the address that counts'),
  ),
  met(
    '4.1.4',
    'no methods but those that are used',
    'Others are refused, with 405 or 404.',
    api('%s %s is answered with the methods that are allowed'),
    site('a form that is sent without its script > to %s is refused'),
    headers('TRACE is refused by %s, and gives nothing back'),
  ),
  notApplicable('4.1.5', 'signed messages', 'There is nothing of such value.'),
  met(
    '4.2.1',
    'where a message ends',
    'Node refuses a message that says it in two ways.',
    headers('a message with %s is refused', 'a length and chunks'),
  ),
  met(
    '4.2.2',
    'lengths that are true',
    'Each form of a file says its own length.',
    site('what is compressed ahead > %s goes out to one who takes %s as %s'),
    site('a part of a file > %s is %s'),
    site('a page > is described to HEAD without being sent'),
  ),
  notApplicable('4.2.3', 'headers of a connection in HTTP/2', 'The backend speaks HTTP/1.1.'),
  notApplicable('4.2.4', 'line breaks in headers of HTTP/2', 'The backend speaks HTTP/1.1.'),
  notMet(
    '4.2.5',
    'no request is too long for its receiver',
    'The page sends a token of any length that its own address had room for.',
  ),
  notApplicable('4.3', 'GraphQL', 'There is none.'),
  notApplicable('4.4', 'WebSocket', 'There is none.'),
];

const uploads = 'There are no uploads yet.';

export const files: Claim[] = [
  notApplicable('5.1', 'which files may be sent', uploads),
  notApplicable('5.2', 'files that are sent', uploads),
  notApplicable('5.3.1', 'files of visitors are not run', uploads),
  met(
    '5.3.2',
    'no visitor names a file of the server',
    'Files are answered from memory, by the names that the build gave them.',
    site('a file > %s is not there', '/assets/%2e%2e%2f%2e%2e%2fsecret.txt'),
  ),
  notApplicable('5.3.3', 'paths in archives', uploads),
  notApplicable('5.4', 'files of visitors for others', uploads),
];
