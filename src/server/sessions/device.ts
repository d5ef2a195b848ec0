import { randomBytes } from 'node:crypto';
import type { Pseudonym } from '../limits/pseudonyms.ts';
import { addressOf } from '../members/addresses.ts';

/*
 * A browser in which a member has signed in is known by a cookie, and its attempts at that address are
 * counted by themselves: strangers who guess at the address from elsewhere do not keep the member out
 * (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies').
 */

/** The value of a cookie for a browser in which the member with this address has signed in. */
export function deviceOf(email: string, pseudonym: Pseudonym): string {
  return signed(email, randomBytes(16).toString('base64url'), pseudonym);
}

/** What attempts at an address are counted by. */
export function countedBy(email: string, device: string | undefined, pseudonym: Pseudonym): string {
  const address = addressOf(email);
  const [random = ''] = device?.split('.') ?? [];
  const isKnown = device !== undefined && device === signed(email, random, pseudonym);
  return isKnown ? `${address} on ${random}` : address;
}

function signed(email: string, random: string, pseudonym: Pseudonym): string {
  return `${random}.${pseudonym(`device ${random} of ${addressOf(email)}`)}`;
}
