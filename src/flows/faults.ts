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

export function addressFault(email: string): Fault | undefined {
  if (email === '') return 'missing';
  return /[^\s@]@[^\s@]/.test(email) ? undefined : 'address';
}

export function textFault(text: string): Fault | undefined {
  return text.trim() === '' ? 'missing' : undefined;
}

export function newPasswordFault(password: string): Fault | undefined {
  return password === '' ? 'missing' : lengthFault(password);
}
