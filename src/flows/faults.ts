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
  | 'past'
  | 'tooFar';

/** What is wrong with an e-mail address that was typed; undefined where it may be one. */
export function addressFault(email: string): Fault | undefined {
  if (email === '') return 'missing';
  return /[^\s@]@[^\s@]/.test(email) ? undefined : 'address';
}

/** What is wrong with a text that must say something; undefined where it does. */
export function textFault(text: string): Fault | undefined {
  return text.trim() === '' ? 'missing' : undefined;
}

/** What is wrong with a new password; undefined where it has the right length. */
export function newPasswordFault(password: string): Fault | undefined {
  return password === '' ? 'missing' : lengthFault(password);
}
