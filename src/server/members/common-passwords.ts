import { dictionary } from '@zxcvbn-ts/language-common';

const known = new Set(dictionary['passwords-common']);

/**
 * Whether a password is one of the 49,000 that occur most often in leaks, in capitals or not: those are
 * guessed first (NIST SP 800-63B-4, 3.1.1.2).
 */
export function isCommon(password: string): boolean {
  return known.has(password.normalize('NFC').toLowerCase());
}
