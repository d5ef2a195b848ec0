import { isLegible } from '../api/legible.ts';
import { lengthFault } from '../api/password.ts';

/** What is wrong with a field of a form; `src/words/faults.ts` has a sentence for each. */
export type Fault =
  | 'missing'
  | 'address'
  | 'tooShort'
  | 'tooLong'
  | 'tooMany'
  | 'different'
  | 'price'
  | 'tooHigh'
  | 'currency'
  | 'past'
  | 'tooFar';

// In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts.
const maxAddressLength = 254;
const maxNameLength = 60;

/** What is wrong with an email address that was typed; undefined where it may be one. */
export function addressFault(email: string): Fault | undefined {
  if (email === '') return 'missing';
  return /[^\s@]@[^\s@]/.test(email) && email.length <= maxAddressLength ? undefined : 'address';
}

/** What is wrong with a text that must say something, in so many UTF-16 code units; undefined where it does. */
export function textFault(text: string, most = Infinity): Fault | undefined {
  if (!isLegible(text)) return 'missing';
  return text.length > most ? 'tooLong' : undefined;
}

/** What is wrong with the name of a member; undefined where the server may take it. */
export function nameFault(name: string): Fault | undefined {
  return textFault(name, maxNameLength);
}

/** What is wrong with a new password; undefined where it has the right length. */
export function newPasswordFault(password: string): Fault | undefined {
  return password === '' ? 'missing' : lengthFault(password);
}
